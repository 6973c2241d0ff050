import type { Guide, Language } from '@skerry/presentation';
import type { ReactNode } from 'react';
import '../board/board.css';
import '../board/invaders/strip.css';
import '../board/island/island.css';
import '../board/cards/hand.css';
import './pictures.css';
import { BadgeSign } from '../board/badges.tsx';
import { ElementSign } from '../board/cards/elements.tsx';
import { InvaderFace } from '../board/invaders/invader-card.tsx';
import type { Outlook } from '../board/island/outlook.ts';
import { PieceSign, Presence } from '../board/island/pieces.tsx';
import { TerrainSign } from '../board/island/terrain.tsx';
import { terrains } from '../content/boards.ts';
import { elements } from '../content/elements.ts';
import { invaderCards } from '../content/invader-cards.ts';
import { CITY, DAHAN, EXPLORER, TOWN } from '../rules/state.ts';
import { namesIn } from '../words/names-in.ts';

type Picture = (props: { readonly language: Language }) => ReactNode;

/** Signs in a row, each above its word. */
function Row({ of }: { of: readonly { readonly sign: ReactNode; readonly word: string }[] }): ReactNode {
  return (
    <div className="spirit-island si-picture" aria-hidden="true">
      {of.map(({ sign, word }) => (
        <span key={word}>
          {sign}
          {word}
        </span>
      ))}
    </div>
  );
}

/** J-2.1 */
const Terrains: Picture = ({ language }) => (
  <Row of={terrains.map((terrain) => ({ sign: <TerrainSign ground={terrain} size={44} />, word: namesIn(language).terrain(terrain) }))} />
);

/** J-3.1: who deals and takes how much. */
const Humans: Picture = ({ language }) => (
  <Row
    of={([EXPLORER, TOWN, CITY, DAHAN] as const).map((piece) => ({
      sign: <PieceSign piece={piece} size={40} />,
      word: namesIn(language).piece(piece, 1),
    }))}
  />
);

/** J-3.6 */
const Elements: Picture = ({ language }) => (
  <Row
    of={elements.map((_, element) => ({ sign: <ElementSign element={element} size={34} />, word: namesIn(language).element(element) }))}
  />
);

/** J-4.7: a presence, and two of them. */
const SacredSite: Picture = () => (
  <div className="spirit-island si-picture" aria-hidden="true">
    {[false, true].map((sacred) => (
      <svg key={String(sacred)} width="60" height="60" viewBox="-56 -56 112 112">
        <Presence seat={0} kind={1} sacred={sacred} />
      </svg>
    ))}
  </div>
);

const none: Outlook = { land: 0, ravage: null, builds: [], explores: [] };
const ravage = { damage: 3, defend: 0, dealt: 3, toDahan: 3, blight: 1, cascades: false, dahanLost: 0, counter: 0, loses: [], times: 1 };

/** J-16.7: 3 damage blight a land, 1 does not. */
const Ravages: Picture = () => (
  <div className="spirit-island si-picture" aria-hidden="true">
    <BadgeSign outlook={{ ...none, ravage }} />
    <BadgeSign outlook={{ ...none, ravage: { ...ravage, damage: 1, dealt: 1, blight: 0 } }} />
  </div>
);

/** J-17.8: a card of each stage. */
const Stages: Picture = ({ language }) => (
  <div className="spirit-island si-picture" aria-hidden="true">
    {[1, 2, 3].map((stage) => (
      <InvaderFace key={stage} card={invaderCards.findIndex((card) => card.stage === stage)} names={namesIn(language)} />
    ))}
  </div>
);

export const pictures: Guide['pictures'] = {
  'J-2.1': Terrains,
  'J-3.1': Humans,
  'J-3.6': Elements,
  'J-4.7': SacredSite,
  'J-16.7': Ravages,
  'J-17.8': Stages,
};
