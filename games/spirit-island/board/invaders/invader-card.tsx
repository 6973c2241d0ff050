import type { ReactNode } from 'react';
import { invaderCards } from '../../content/invader-cards.ts';
import type { Names } from '../../words/names-in.ts';
import { TerrainSign } from '../island/terrain.tsx';

const stages = ['', 'I', 'II', 'III'];
export const stageName = (stage: number): string => stages[stage] ?? String(stage);

/** What an invader card shows, in words. */
export function cardInWords(card: number, names: Names): string {
  const { matches, stage } = invaderCards[card]!;
  return `${matches === 'coastal' ? names.terrain('coastal') : matches.map(names.terrain).join(' + ')} (${stageName(stage)})`;
}

/** An invader card: its terrains, its stage, a flag where it escalates. */
export function InvaderFace({ card, names }: { card: number; names: Names }): ReactNode {
  const { matches, escalation } = invaderCards[card]!;
  return (
    <span className="si-invader-face" role="img" aria-label={cardInWords(card, names)} title={cardInWords(card, names)}>
      {(matches === 'coastal' ? (['coastal'] as const) : matches).map((terrain) => (
        <TerrainSign key={terrain} ground={terrain} size={26} />
      ))}
      {escalation && (
        <svg className="si-sign si-escalation" width="14" height="18" viewBox="0 0 14 18" aria-hidden="true">
          <path d="M2 17V2H12L9 6L12 10H2" />
        </svg>
      )}
    </span>
  );
}

/** A card that nobody has seen: only its stage is known. */
export function InvaderBack({ stage, label }: { stage: number; label: string }): ReactNode {
  return (
    <span className="si-invader-face si-invader-back" role="img" aria-label={label} title={label}>
      {stageName(stage)}
    </span>
  );
}
