import type { BoardProps, Motion } from '@skerry/presentation';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { View } from '../rules/view.ts';
import { Choosing } from './choosing.tsx';

/*
 * Spirits are chosen before there is an island: what draws it, and what lies before a spirit, comes when it is laid.
 */
type Laid = typeof import('./laid.ts');
const part = <Props,>(pick: (laid: Laid) => ComponentType<Props>) => lazy(async () => ({ default: pick(await import('./laid.ts')) }));

const IslandBoard = part((laid) => laid.IslandBoard);
/** The shapes of the thematic boards come with the first table that has them. */
const ThematicBoard = lazy(async () => {
  const [{ IslandBoard: Island }, { thematicOutlinesOf }] = await Promise.all([
    import('./laid.ts'),
    import('../content/thematic-outlines.ts'),
  ]);
  return { default: (props: Parameters<typeof Island>[0]) => <Island {...props} map={thematicOutlinesOf} /> };
});
const LaidHand = part((laid) => laid.Hand);
const LaidSide = part((laid) => laid.Side);

/** Spirits and boards to choose from, and then the island. */
export function Board(props: BoardProps<View> & { readonly motion: Motion<View> | null }): ReactNode {
  const { view, motion } = props;
  const isLaid = view.island.boards.length > 0 && (motion === null || motion.before.island.boards.length > 0);
  if (!isLaid) return <Choosing {...props} />;
  return (
    <Suspense fallback={<div className="spirit-island si-board" />}>
      {view.wishes.thematic ? <ThematicBoard {...props} /> : <IslandBoard {...props} />}
    </Suspense>
  );
}

export function Hand(props: BoardProps<View>): ReactNode {
  if (props.view.island.boards.length === 0) return null;
  return (
    <Suspense>
      <LaidHand {...props} />
    </Suspense>
  );
}

export function Side(props: BoardProps<View> & { readonly size: 'narrow' | 'wide' }): ReactNode {
  if (props.view.island.boards.length === 0) return null;
  return (
    <Suspense>
      <LaidSide {...props} />
    </Suspense>
  );
}
