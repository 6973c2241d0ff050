import type { Guide, InLanguages, Language } from '@skerry/presentation';
import type { ReactNode } from 'react';
import '../board/cards.css';
import { CardFace, PlaceFace, TALL } from '../board/card-face.tsx';
import { locations } from '../content/locations.ts';
import { words } from '../words/spoken.ts';

const WIDTH = 150;
const HEIGHT = WIDTH * TALL;

const cardNamed = (name: string): number => locations.findIndex((card) => card.name === name);

/** The parts of a card, by how far down they are, and on which side their name stands. */
const parts: readonly { readonly at: number; readonly from: number; readonly left: boolean; readonly says: InLanguages }[] = [
  { at: 0.07, from: 0.08, left: true, says: { en: 'distance', ru: 'дальность', uk: 'відстань' } },
  { at: 0.07, from: 0.8, left: false, says: { en: 'spoils', ru: 'трофеи', uk: 'трофеї' } },
  { at: 0.46, from: 0.9, left: false, says: { en: 'effect', ru: 'эффект', uk: 'ефект' } },
  { at: 0.8, from: 0.1, left: true, says: { en: 'categories', ru: 'категории', uk: 'категорії' } },
  { at: 0.8, from: 0.92, left: false, says: { en: 'type', ru: 'тип', uk: 'тип' } },
  { at: 0.94, from: 0.6, left: false, says: { en: 'deal', ru: 'сделка', uk: 'угода' } },
];

/** T-1.4: what stands where on a card. */
function Anatomy({ language }: { language: Language }): ReactNode {
  const beside = 96;
  return (
    <svg
      className="fs"
      viewBox={`${-beside} -6 ${WIDTH + 2 * beside} ${HEIGHT + 12}`}
      width={WIDTH + 2 * beside}
      height={HEIGHT + 12}
      role="img"
      aria-label={parts.map(({ says }) => says[language]).join(', ')}
    >
      <CardFace card={cardNamed('Arena')} width={WIDTH} height={HEIGHT} words={words[language]} />
      {parts.map(({ at, from, left, says }) => {
        const y = at * HEIGHT;
        const end = left ? -12 : WIDTH + 12;
        return (
          <g key={says.en}>
            <path d={`M${from * WIDTH} ${y}H${end}`} stroke="var(--ink)" strokeWidth="1.2" />
            <circle cx={from * WIDTH} cy={y} r="2.6" fill="var(--ink)" />
            <text x={end + (left ? -5 : 5)} y={y + 5} fontSize="15" fill="var(--ink)" textAnchor={left ? 'end' : 'start'}>
              {says[language]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** T-7.7: a card from the hand, a location that shares a category with it, and the point. */
function Building({ language }: { language: Language }): ReactNode {
  return (
    <svg className="fs" viewBox="-2 -2 350 132" width="350" height="132" aria-hidden="true">
      <CardFace card={cardNamed('Excavator')} width={90} height={90 * TALL} words={words[language]} />
      <path
        d="M104 64h44m-16-14 16 14-16 14"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(166 14)">
        <PlaceFace card={cardNamed('Brick Storage')} width={96} height={100} words={words[language]} text={13} />
      </g>
      <text x="280" y="72" fontSize="26" fontWeight="700" fill="var(--ink)">
        +1 ★
      </text>
    </svg>
  );
}

export const pictures: Guide['pictures'] = { 'T-1.4': Anatomy, 'T-7.7': Building };
