import type { BoardProps, Motion } from '@skerry/presentation';
import { useSize } from '@skerry/presentation/react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { CONSTRUCTION } from '../content/goods.ts';
import type { TurnAnswer } from '../rules/answers.ts';
import { fits } from '../rules/placing.ts';
import type { FiftyFirstStateView } from '../rules/view.ts';
import { tellings, words as allWords } from '../words/spoken.ts';
import { placeName } from '../words/telling.ts';
import { Chooser, FactionChooser } from './choosers.tsx';
import { Flights } from './flights.tsx';
import { type Layout, layoutOf, rectOfThing, shapeOf } from './layout.ts';
import type { Acting } from './lit.tsx';
import { Market, OpenCards, ScoreTrack, Tabs } from './market.tsx';
import { type Showing, StatePanel } from './state-panel.tsx';
import { Tag } from './tag.tsx';
import { calledFor, choicesIn, handThing, rowThing, spokenIn, stateOf, thingOf } from './things.ts';
import { sceneOfAction, timelineOf } from './timeline.ts';

type Props = BoardProps<FiftyFirstStateView> & { readonly motion: Motion<FiftyFirstStateView> | null };

const UNMEASURED = { width: 828, height: 560 };

/** The state that is looked at, and the question at which it was turned to. */
interface Turned {
  readonly seat: number;
  readonly asked: number | null;
}

/** The cards that lie open in the middle. */
function openCards(
  view: FiftyFirstStateView,
  { seat, question }: BoardProps<FiftyFirstStateView>,
  handHidden: boolean,
): { readonly cards: readonly number[]; readonly ofHand: boolean } {
  if (view.row.length > 0) return { cards: view.row, ofHand: false };
  // Where the hand is out of sight, the first six lie on the table.
  const hand = handHidden && question?.name === 'card-to-leave' && seat !== null ? view.players[seat]?.hand : undefined;
  return { cards: hand ?? [], ofHand: true };
}

/** Places where the card of a pointed "build" would go. */
function fittingPlaces({ view, question, pointed }: BoardProps<FiftyFirstStateView>): ReadonlySet<string> {
  const answer = question === null || pointed === null ? undefined : (question.answers[pointed] as TurnAnswer | undefined);
  if (answer?.kind !== 'build') return new Set();
  const { locations, goods, kept } = view.players[question!.seat]!;
  const anywhere = goods[CONSTRUCTION]! + kept[CONSTRUCTION]! > 0;
  return new Set(locations.flatMap((location, at) => (anywhere || fits(answer.card, location) ? [`place ${question!.seat} ${at}`] : [])));
}

/** What an onlooker sees first. */
function largestState({ players, seats }: FiftyFirstStateView): number {
  return players.slice(0, seats).reduce((best, { locations }, of) => (locations.length > players[best]!.locations.length ? of : best), 0);
}

/** Whether the motion still plays, and how to end it. */
function useMoving(motion: Motion<FiftyFirstStateView> | null): readonly [boolean, () => void] {
  const [shown, setShown] = useState<Motion<FiftyFirstStateView> | null>(null);
  const done = useCallback(() => {
    setShown(motion);
    motion?.done();
  }, [motion]);
  return [motion !== null && motion !== shown && !motion.skip.aborted, done];
}

export function Board(props: Props): ReactNode {
  const { view, seat, language, question, pointed, motion, answer, point } = props;
  const words = allWords[language];
  const frame = useRef<HTMLDivElement>(null);
  const box = useSize(frame, UNMEASURED);
  const [moving, done] = useMoving(motion);
  const own = seat ?? largestState(view);
  const [chosen, setChosen] = useState<Turned | null>(null);
  const [followed, setFollowed] = useState<(Turned & { readonly pointed: number | null }) | null>(null);
  const [opened, setOpened] = useState<{ readonly id: number; readonly thing: string } | null>(null);
  const [looked, setLooked] = useState<(() => ReactNode) | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);

  const choices = useMemo(() => choicesIn(moving ? null : question), [question, moving]);
  const shape = shapeOf(box.width, box.height);
  const asked = question?.id ?? null;
  const pointedThing =
    question === null || moving || pointed === null || question.answers[pointed] === undefined
      ? null
      : thingOf(question.answers[pointed], question);
  const pointedAt = shape === 'wide' ? null : stateOf(pointedThing);
  // Whoever reaches for what is pointed at points no more: the state stays in sight until the question is answered.
  if (pointedAt !== null && (followed?.pointed !== pointed || followed.asked !== asked)) setFollowed({ seat: pointedAt, asked, pointed });
  // Where one state is shown at a time, it is the one where something happens or is asked for, until somebody turns to another.
  const called =
    shape === 'wide' || (!moving && chosen?.asked === asked) ? null : moving ? sceneOfAction(motion!.lines) : calledFor(choices, own);
  const following = shape !== 'wide' && !moving && asked !== null && followed?.asked === asked ? followed.seat : null;
  const focus = following ?? called ?? chosen?.seat ?? own;
  const drawn = moving ? motion!.before : view;
  const open = openCards(drawn, props, shape !== 'wide');
  const layoutFor = useCallback(
    (of: FiftyFirstStateView, cards: number): Layout => layoutOf(of, box.width, box.height, focus, cards),
    [box, focus],
  );
  const layout = useMemo(() => layoutFor(drawn, open.cards.length), [layoutFor, drawn, open.cards.length]);
  const timeline = useMemo(() => {
    if (!moving) return null;
    const after = layoutFor(view, view.row.length);
    return timelineOf(motion!.lines, {
      before: { view: motion!.before, layout: layoutFor(motion!.before, motion!.before.row.length) },
      after: { view, layout: after },
      own: seat,
    });
  }, [moving, motion, view, layoutFor, seat]);

  const acting: Acting = useMemo(
    () => ({
      answer,
      point,
      open: (thing) => question !== null && setOpened({ id: question.id, thing }),
      hover: setHovered,
      look: (picture) => setLooked(() => picture),
    }),
    [answer, point, question],
  );
  const fitting = useMemo(() => (moving ? new Set<string>() : fittingPlaces(props)), [props, moving]);
  const showing: Showing = {
    props: moving ? { ...props, question: null } : props,
    view: drawn,
    words,
    choices,
    acting,
    text: layout.text,
    isPointed: (thing) => thing === pointedThing,
    isFitting: (thing) => fitting.has(thing),
    focusOn: (of) => {
      setFollowed({ seat: of, asked, pointed });
      setChosen({ seat: of, asked });
    },
  };

  // Before the factions are chosen there is no state to show.
  const choosing = drawn.phase === 'factions' && !moving;
  const spoken = moving ? [] : spokenIn(question);
  const menu = opened !== null && opened.id === question?.id && !moving ? (choices.get(opened.thing) ?? []) : [];
  const told =
    hovered !== null && choices.has(hovered)
      ? choices.get(hovered)!
      : pointed === null || question?.answers[pointed] === undefined
        ? []
        : [pointed];
  const about = hovered !== null && choices.has(hovered) ? hovered : pointedThing;
  const discarded = (question?.about as { readonly discarded?: readonly number[] } | undefined)?.discarded ?? [];
  return (
    <div ref={frame} className="fs fs-table">
      <svg width={box.width} height={box.height} viewBox={`0 0 ${box.width} ${box.height}`} role="group" aria-label={words.board.board}>
        <ScoreTrack showing={showing} layout={layout} />
        <Market showing={showing} layout={layout} />
        {open.cards.length > 0 && (
          <OpenCards
            showing={showing}
            layout={layout}
            title={open.ofHand ? words.board.keepFour : words.board.row}
            cards={open.cards}
            things={open.cards.map(open.ofHand ? handThing : rowThing)}
            left={open.ofHand ? discarded : []}
          />
        )}
        {!choosing && layout.tabs.length > 0 && <Tabs showing={showing} layout={layout} focus={focus} choose={showing.focusOn} />}
        {!choosing && layout.panels.map((panel) => <StatePanel key={panel.seat} showing={showing} panel={panel} />)}
        {moving && timeline !== null && <Flights motion={motion!} timeline={timeline} words={words} done={done} />}
      </svg>
      {choosing && <FactionChooser props={props} words={words} size={shape === 'slim' ? 19 : 23} />}
      {menu.length > 0 && (
        <Chooser
          key={opened!.thing}
          props={props}
          words={words}
          indices={menu}
          title={titleOf(showing, opened!.thing)}
          close={() => setOpened(null)}
        />
      )}
      {menu.length === 0 && spoken.length > 0 && (
        <Chooser props={props} words={words} indices={spoken} title={tellings[language].prompt(question!, view)} close={null} />
      )}
      {menu.length === 0 && spoken.length === 0 && !moving && told.length > 0 && worthTelling(question!.answers[told[0]!]!.kind) && (
        <Tag props={props} words={words} indices={told} beside={about === null ? null : rectOfThing(layout, view, about)} layout={layout} />
      )}
      {looked !== null && (
        // A finger anywhere puts the picture away again; the button does it for everybody else.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div className="fs-look" onClick={() => setLooked(null)}>
          {looked()}
          <button type="button" className="fs-close">
            {words.board.close}
          </button>
        </div>
      )}
    </div>
  );
}

/** Cards that are only taken or discarded speak for themselves. */
const worthTelling = (kind: string): boolean => kind !== 'card' && kind !== 'faction' && kind !== 'enough' && kind !== 'close-borders';

function titleOf({ view, words }: Showing, thing: string): string {
  const [kind, of, at] = thing.split(' ');
  return kind === 'place' ? placeName(words, view, Number(of), Number(at)) : '';
}
