import type { Language } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { words as allWords } from '../words/spoken.ts';
import { Sign } from './pictograms.tsx';
import { AnomalySymbol, AnomalyToken, Astronaut, Door, OpenDoorMarker, Star, StarSymbol } from './pieces.tsx';

/** What is drawn on the planet. */
export function Legend({ language }: { language: Language }): ReactNode {
  const words = allWords[language];
  const said = words.board.legend;
  const rows: readonly { readonly key: string; readonly sign: ReactNode; readonly text: string }[] = [
    { key: 'pawn', sign: <Astronaut seat={0} />, text: said.pawn },
    ...words.stars.map(({ name }, colour) => ({ key: `star ${colour}`, sign: <Star colour={colour} />, text: name })),
    { key: 'symbol', sign: <StarSymbol />, text: said.symbol },
    { key: 'anomaly', sign: <AnomalySymbol />, text: said.anomaly },
    { key: 'token', sign: <AnomalyToken />, text: said.token },
    { key: 'door', sign: <Door />, text: said.door },
    { key: 'open-door', sign: <OpenDoorMarker />, text: words.board.openDoor },
    {
      key: 'platform',
      sign: <rect x="-17" y="-4.25" width="34" height="8.5" rx="4.25" className="ss-legend-platform" />,
      text: said.platform,
    },
    { key: 'joined', sign: <rect x="-17" y="-4" width="34" height="8" rx="4" className="ss-legend-joined" />, text: said.joined },
    { key: 'edge', sign: <path d="M-5 3L0 -3L5 3" className="ss-wrap" />, text: said.edge },
  ];
  return (
    <ul className="superstar ss-legend">
      {rows.map(({ key, sign, text }) => (
        <li key={key}>
          <Sign size={30} box={20}>
            {sign}
          </Sign>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
