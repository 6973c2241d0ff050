import type { BoardProps } from '@skerry/presentation';
import { useEnlarge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { bitsOf } from '../rules/answers.ts';
import { ownIslands, permanentOf, RUNDOR, SIDES, TURNS_OF_A_PLAYER } from '../rules/state.ts';
import type { FloatingIslandsView } from '../rules/view.ts';
import { words as allWords } from '../words/spoken.ts';
import { ActionPicture } from './action-pictures.tsx';
import { LargeProperty, SmallTurn } from './card.tsx';
import { Crown, Gravity, Hunter, Mercenary } from './pieces.tsx';
import { Sign } from './strip.tsx';

/** A sign with a number, and what it means for those who hear it. */
function Count({ label, n, children }: { label: string; n: number; children: ReactNode }): ReactNode {
  return (
    <span className="fi-count" role="img" aria-label={label} title={label}>
      {children}
      <b aria-hidden="true">{n}</b>
    </span>
  );
}

/** F-6.4, F-6.5: how many of the six sides are taken at the own island that is nearest to being surrounded. */
export function SeatLine({ view, language, of }: BoardProps<FloatingIslandsView> & { readonly of: number }): ReactNode {
  const taken = bitsOf(ownIslands(view, of) & ~(1 << RUNDOR)).map((island) => bitsOf(view.touching[island]!).length);
  const sides = Math.max(0, ...taken);
  const said = allWords[language].board.surrounded(sides);
  return (
    <span className="floating-islands fi-surrounded" role="img" aria-label={said} title={said}>
      <Sign size={18}>
        <path d="M-6 -10.4H6L12 0L6 10.4H-6L-12 0Z" />
      </Sign>
      <b aria-hidden="true">
        {sides}/{SIDES}
      </b>
    </span>
  );
}

/** What everybody may know of a seat. */
export function SeatPanel(props: BoardProps<FloatingIslandsView> & { readonly of: number }): ReactNode {
  const { view, language, of } = props;
  const words = allWords[language];
  const enlarge = useEnlarge();
  const { airship, hunters, mercenaries, destroyed, handCount, savedCount, played, passed } = view.corporations[of]!;
  const islands = bitsOf(ownIslands(view, of));
  const permanent = permanentOf(view, of);
  const said = words.board;
  return (
    <div className="floating-islands fi-seat">
      <p
        className="fi-seat-islands"
        role="img"
        aria-label={
          islands.length === 0 ? said.withoutIsland : `${said.islands}: ${islands.map((island) => words.island(island).nom).join(', ')}`
        }
      >
        {islands.map((island) => (
          <span key={island} className="fi-seat-island" aria-hidden="true">
            <svg width="26" height="24" viewBox="-13 -12 26 24">
              <path d="M-6 -10.4H6L12 0L6 10.4H-6L-12 0Z" />
              {island === RUNDOR ? (
                <Crown size={5.6} />
              ) : (
                <text y="4.6" textAnchor="middle" fontSize="13">
                  {island}
                </text>
              )}
            </svg>
          </span>
        ))}
        {islands.length === 0 && <em>{said.withoutIsland}</em>}
        {view.first === of && (
          <span className="fi-first" role="img" aria-label={said.firstPlayer} title={said.firstPlayer}>
            <Sign size={20}>
              <path d="M-6 12V-11M-6 -10H9L4.6 -4.6L9 1H-6" />
            </Sign>
          </span>
        )}
      </p>
      <p className="fi-seat-row">
        <Count n={permanent} label={said.permanentTotal(permanent)}>
          <Sign size={20}>
            <Gravity kind="permanent" n={null} />
          </Sign>
        </Count>
        <Count n={hunters} label={`${words.countHunters(hunters)}, ${said.onAirship}`}>
          <Sign size={21} box={14}>
            <Hunter seat={of} />
          </Sign>
        </Count>
        <Count n={mercenaries} label={`${words.countMercenaries(mercenaries)}, ${said.onAirship}`}>
          <Sign size={20} box={13}>
            <Mercenary />
          </Sign>
        </Count>
        {destroyed > 0 && (
          <Count n={destroyed} label={said.destroyed(destroyed)}>
            <Sign size={21} box={14}>
              <g className="fi-destroyed">
                <Hunter seat={of} />
                <path d="M-11 -11L11 11M11 -11L-11 11" />
              </g>
            </Sign>
          </Count>
        )}
        {airship !== null && (
          <span
            className="fi-seat-property"
            role="img"
            aria-label={words.property[airship].name}
            {...enlarge(() => <LargeProperty airship={airship} words={words} />)}
          >
            <Sign size={22} box={15}>
              <ActionPicture action={airship} />
            </Sign>
          </span>
        )}
      </p>
      <p className="fi-seat-row">
        <span className="fi-unknown" role="img" aria-label={said.inHand(handCount)} title={said.inHand(handCount)}>
          <i aria-hidden="true" />
          {handCount}
        </span>
        {savedCount > 0 && (
          <span
            className="fi-unknown fi-unknown-saved"
            role="img"
            aria-label={said.savedCount(savedCount)}
            title={said.savedCount(savedCount)}
          >
            <i aria-hidden="true" />
            {savedCount}
          </span>
        )}
        <span className="fi-seat-turns">
          {played.map((card, place) => (
            <SmallTurn key={place} card={card} words={words} />
          ))}
          {!passed &&
            Array.from({ length: TURNS_OF_A_PLAYER - played.length }, (_, i) => <i key={i} className="fi-small-left" aria-hidden="true" />)}
        </span>
        {passed && <em>{said.passed}</em>}
      </p>
    </div>
  );
}
