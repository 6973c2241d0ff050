import type { Language } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { elements } from '../../content/elements.ts';
import { terrains } from '../../content/boards.ts';
import { CITY, EXPLORER, type Piece, pieceNames } from '../../rules/state.ts';
import { labels } from '../../words/board.ts';
import { BadgeSign } from '../badges.tsx';
import { ElementSign } from './elements.tsx';
import { choiceNamesIn } from '../../words/choice-names.ts';
import type { Outlook } from '../island/outlook.ts';
import { PieceSign, PileShape, Presence } from '../island/pieces.tsx';
import type { Pile } from '../island/piles.ts';
import { TerrainSign } from '../island/terrain.tsx';

const wounded: Pile = { is: 'humans', key: '', kind: CITY, damage: 2, health: 3, strife: 0, dream: 0, count: 1 };
const none: Outlook = { land: 0, ravage: null, builds: [], explores: [] };
const ravage = { damage: 3, defend: 0, dealt: 3, toDahan: 3, blight: 1, cascades: false, dahanLost: 0, counter: 0, loses: [], times: 1 };

/** What the signs on the island mean. */
export function Legend({ language }: { language: Language }): ReactNode {
  const said = labels[language];
  const names = choiceNamesIn(language);
  const rows: { readonly key: string; readonly sign: ReactNode; readonly text: string }[] = [
    { key: 'ravage', sign: <BadgeSign outlook={{ ...none, ravage }} />, text: said.legend.ravage },
    { key: 'held', sign: <BadgeSign outlook={{ ...none, ravage: { ...ravage, dealt: 1, blight: 0 } }} />, text: said.legend.held },
    { key: 'build', sign: <BadgeSign outlook={{ ...none, builds: [{ piece: CITY, n: 1, laborers: 0 }] }} />, text: said.legend.build },
    {
      key: 'explore',
      sign: <BadgeSign outlook={{ ...none, explores: [{ comes: [{ piece: EXPLORER, n: 1 }], perhaps: null, sways: false }] }} />,
      text: said.legend.explore,
    },
    { key: 'stopped', sign: <BadgeSign outlook={{ ...none, ravage: 'skipped' }} />, text: said.legend.stopped },
    ...pieceNames.map((name, piece) => ({
      key: name,
      sign: <PieceSign piece={piece as Piece} size={26} />,
      text: names.pieceName(piece as Piece),
    })),
    {
      key: 'presence',
      sign: (
        <svg className="si-sign" width="30" height="30" viewBox="-55 -55 110 110" aria-hidden="true">
          <Presence seat={0} kind={0} sacred />
        </svg>
      ),
      text: `${said.legend.presence}. ${said.legend.sacred}`,
    },
    {
      key: 'wounds',
      sign: (
        <svg className="si-sign" width="30" height="30" viewBox="-58 -64 116 116" aria-hidden="true">
          <PileShape pile={wounded} spirit={-1} text={30} />
        </svg>
      ),
      text: said.legend.wounds,
    },
    ...terrains.map((terrain) => ({ key: terrain, sign: <TerrainSign ground={terrain} size={26} />, text: names.terrain(terrain) })),
    ...elements.map((name, element) => ({ key: name, sign: <ElementSign element={element} size={26} />, text: names.element(element) })),
  ];
  return (
    <div className="spirit-island si-legend">
      <ul>
        {rows.map(({ key, sign, text }) => (
          <li key={key}>
            <span className="si-legend-sign">{sign}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
