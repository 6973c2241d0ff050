import type { Play } from '@skerry/engine';
import { type AdversaryLevel, type BoardSetup, levelsOf, type SetupLand } from '../../content/adversaries.ts';
import { eventCards } from '../../content/events/index.ts';
import { invaderCards } from '../../content/invader-cards.ts';
import { boardOf, isBare } from '../../content/thematic.ts';
import { landAnswer } from '../answers.ts';
import { deckOrder } from './deck-order.ts';
import { hasChange, levelOf, levelsInForce } from '../adversaries/enemy.ts';
import { landOn } from '../island/geography.ts';
import { takeOut } from '../invaders/invader-deck.ts';
import { deciderFor, geography, isCoastal } from '../island/island.ts';
import { boardCount } from './free-boards.ts';
import { buildingsIn, changeTokens, humans, invadersIn, putHumans, tokens } from '../pieces/pieces.ts';
import { isLastWave } from '../scenarios/second-wave.ts';
import { COASTAL_II, stageOfBack } from '../invaders/stage.ts';
import { BEASTS, BLIGHT, CITY, EXPLORER, type SpiritTable, type State, TOWN } from '../state.ts';
import { landsOfCard } from '../island/shown-lands.ts';

const USUAL_FEAR: AdversaryLevel['fear'] = [3, 3, 3];
/** J-36.16 */
const WAVE_UNDER = 5;
/** J-36.4 */
const REBELLION_UNDER = 3;

/** J-21.2, J-37.2: fear cards at each terror level: what each adversary adds to the usual number or takes from it. */
export function fearGroups({ enemy }: Pick<State, 'enemy'>): number[] {
  const groups = enemy.adversaries.map(({ adversary, level }) => levelsOf(adversary, level).at(-1)?.fear ?? USUAL_FEAR);
  return USUAL_FEAR.map((usual, i) => groups.reduce((sum, fear) => sum + fear[i]! - usual, usual));
}

/** J-21.19 */
export const moreFearPerPlayer = (state: Pick<State, 'enemy'>): number =>
  levelsInForce(state).reduce((sum, { fearPool = 0 }) => sum + fearPool, 0);

/** J-5.4, J-36.29: the stages in their order; which cards they are nobody knows, but for one that is put in its place. */
export function layInvaderDeck({ enemy, invaders }: State): void {
  invaders.deck = deckOrder(enemy);
  invaders.unseen = [1, 2, 3].map((stage) => invaderCards.flatMap((card, place) => (card.stage === stage ? [place] : [])));
  const place = invaders.deck.indexOf(COASTAL_II);
  if (place < 0) return;
  const coastal = invaderCards.findIndex(({ matches }) => matches === 'coastal');
  invaders.known = [...Array<number>(place).fill(-1), coastal];
  invaders.unseen = invaders.unseen.map((cards) => cards.filter((card) => card !== coastal));
}

/** J-21.6, J-21.15, J-21.22, J-21.26, J-36.6, J-36.13, J-36.20, J-36.29 */
export function* adversarySetup(table: SpiritTable): Play {
  const { state } = table;
  layAmongCards(state);
  for (const { adversary, level } of state.enemy.adversaries) {
    for (const { setup } of levelsOf(adversary, level))
      for (let slot = 0; slot < boardCount(state); slot++)
        for (const one of setup) yield* putOnBoard(table, slot, slot < state.players ? one : withoutHarm(one));
  }
}

/** J-39.6: what comes to the extra board: neither invaders nor blight. */
const withoutHarm = ({ land, beasts = 0 }: BoardSetup): BoardSetup => ({ land, beasts });

/** J-36.4, J-36.16, J-36.24: what lies under so many cards of a deck. */
function layAmongCards(state: State): void {
  if (hasChange(state, 'wave-of-immigration')) state.invaders.reminders.push({ name: 'wave-of-immigration', above: WAVE_UNDER });
  if (hasChange(state, 'entrench'))
    state.fear.entrenched = [
      { stage: 2, above: 3 },
      { stage: 3, above: 7 },
    ];
  if (hasChange(state, 'slave-labor'))
    state.events?.under.push({ place: REBELLION_UNDER, card: eventCards.findIndex(({ onlyWith }) => onlyWith === 'france') });
}

function* putOnBoard(table: SpiritTable, slot: number, setup: BoardSetup): Play {
  const { state } = table;
  const { explorer = 0, town = 0, city = 0, blight = 0, beasts = 0, moveBlightTo } = setup;
  const land = setupLand(state, slot, setup.land);
  if (land === undefined) return;
  if (explorer > 0) putHumans(state, land, EXPLORER, explorer);
  if (town > 0) putHumans(state, land, TOWN, town);
  if (city > 0) putHumans(state, yield* portFor(table, land), CITY, city);
  changeTokens(state, land, BLIGHT, blight);
  // J-38.4
  if (isLastWave(state)) state.blight.pool -= blight;
  changeTokens(state, land, BEASTS, beasts);
  // J-38.4: in the second wave what lies there was not printed.
  if (moveBlightTo === undefined || isLastWave(state)) return;
  const printed = tokens(state, land, BLIGHT);
  changeTokens(state, land, BLIGHT, -printed);
  changeTokens(state, landOn(geography(state), slot, moveBlightTo), BLIGHT, printed);
}

/** The land with this number, or that with the highest number which is so. */
function setupLand(state: State, slot: number, which: SetupLand): number | undefined {
  const known = geography(state);
  if (typeof which === 'number') return landOn(known, slot, which);
  const id = state.boards[slot]!;
  const lands = boardOf(id).lands.map((shown) => ({ land: landOn(known, slot, shown.number), shown }));
  return lands.findLast(({ land, shown }) => {
    switch (which) {
      case 'without-town':
        return humans(state, land, TOWN) === 0;
      case 'without-buildings':
        return buildingsIn(state, land) === 0;
      case 'without-signs':
        return isBare(id, shown);
    }
  })?.land;
}

/** J-37.8: beside Scotland, a city that would come to the coast comes to an inland land beside it; land 2 is Scotland's own port. */
function* portFor(table: SpiritTable, land: number): Play<number> {
  const { state } = table;
  const { number, adjacent } = geography(state);
  if (levelOf(state, 'scotland') < 0 || number[land] === 2 || !isCoastal(state, land)) return land;
  const inland = adjacent[land]!.filter((near) => !isCoastal(state, near));
  if (inland.length === 0) return land;
  const answer = yield* table.ask(deciderFor(state, land), 'inland-city', inland.map(landAnswer), { about: { land } });
  return answer.land;
}

/** J-21.4, J-21.24 */
export function* royalBacking(table: SpiritTable): Play {
  const { state } = table;
  if (!hasChange(state, 'royal-backing')) return;
  const { invaders } = state;
  const stages = invaders.deck.map(stageOfBack);
  const card = takeOut(table, stages.indexOf(Math.min(...stages)));
  invaders.discard.push(card);
  table.log({ what: 'invader-card', card, step: 'explore', rule: 'J-21.24' });
  const { board } = geography(state);
  for (let slot = 0; slot < state.players; slot++) {
    const lands = landsOfCard(state, card).filter((land) => board[land] === slot);
    const fewest = Math.min(...lands.map((land) => invadersIn(state, land)));
    const choices = lands.filter((land) => invadersIn(state, land) === fewest);
    if (choices.length === 0) continue;
    const { land } = yield* table.ask(deciderFor(state, choices[0]!), 'royal-backing', choices.map(landAnswer));
    putHumans(state, land, TOWN, 1);
    table.log({ what: 'added', land, piece: TOWN, n: 1, rule: 'J-21.24' });
  }
}
