import type { ComponentProps, ReactNode } from 'react';
import { RulesReader } from '../rules/rules-reader.tsx';
import { usePictures } from '../rules/use-pictures.ts';
import { useTable } from './use-table.ts';

/** The rules of the game on the table. */
export function RulesPanel(reading: Pick<ComponentProps<typeof RulesReader>, 'rules' | 'at' | 'show'>): ReactNode {
  const pictures = usePictures(useTable((state) => state.client).game);
  return <RulesReader heading="h3" {...reading} {...(pictures === undefined ? {} : { pictures })} />;
}
