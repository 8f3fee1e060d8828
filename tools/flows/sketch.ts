import { inWords, stateWords } from '#machines/catalogue/in-words.ts';
import type {
  ChartState,
  ChartTransition,
  DrawnText,
  Rectangle,
} from '#web/flows/chart/chart.types.ts';
import { type Structure, triggerWords } from './chart-of.ts';
import { brokenLines, textWidth } from './text-width.ts';

const TITLE_SIZE = 14;
const TEXT_SIZE = 12;
const LINE_HEIGHT = 17;
const PADDING = 10;
/** Longer texts wrap. */
const LABEL_WIDTH = 190;
const STATE_WIDTH = 250;

/** Texts, positioned from the top left of their container. */
export interface SizedTexts {
  readonly texts: readonly DrawnText[];
  readonly width: number;
  readonly height: number;
}

export interface SketchedState extends SizedTexts {
  readonly path: string;
  readonly isFolded: boolean;
  /** Paths of the states that are drawn inside. */
  readonly inside: readonly string[];
}

export interface SketchedArrow extends SizedTexts {
  readonly from: string;
  readonly to: string;
}

/** What a drawing shows, before the layout. */
export interface Sketch {
  readonly path: string;
  /** The drawn state first, each before those inside it. */
  readonly states: readonly SketchedState[];
  readonly arrows: readonly SketchedArrow[];
  /** Paths of the initial states. */
  readonly initial: readonly string[];
}

/**
 * Says what a drawing shows: the states inside one, its transitions as arrows, and those that end
 * where they start as lines of text in their state.
 *
 * @param path the state whose inside is drawn; `''` for the whole machine
 * @param folded states whose inside is left out
 */
export function sketchOf(
  { states, transitions }: Structure,
  path: string,
  folded: ReadonlySet<string>,
): Sketch {
  const parents = new Map(states.map((state) => [state.path, state.parent]));
  const ancestors = (of: string): readonly string[] => {
    const parent = parents.get(of);
    return parent === null || parent === undefined ? [of] : [of, ...ancestors(parent)];
  };
  /** The state that represents another in this drawing; undefined if none does. */
  const standIn = (of: string) => {
    const chain = ancestors(of);
    const depth = chain.indexOf(path);
    if (depth === -1) return undefined;
    return chain.slice(0, depth).findLast((each) => folded.has(each)) ?? of;
  };
  const isInside = (inner: string, outer: string) => ancestors(inner).includes(outer);

  const lines = new Map<string, ChartTransition[]>();
  const arrows = new Map<string, ChartTransition[]>();
  for (const transition of transitions) {
    const from = standIn(transition.from);
    if (from === undefined) continue;
    const to = transition.to === null ? from : standIn(transition.to);
    if (from === to && transition.from !== from) continue;
    const isLine = to === undefined || isInside(to, from) || isInside(from, to);
    const [list, key] = isLine ? [lines, from] : [arrows, JSON.stringify([from, to])];
    list.set(key, [...(list.get(key) ?? []), transition]);
  }

  const shown = states.filter((state) => standIn(state.path) === state.path);
  return {
    path,
    states: shown.map((state) => ({
      path: state.path,
      isFolded: folded.has(state.path) && state.path !== path,
      inside: shown.filter(({ parent }) => parent === state.path).map((inner) => inner.path),
      ...stateTexts(state, lines.get(state.path) ?? []),
    })),
    arrows: [...arrows].map(([key, moves]) => {
      const [from, to] = JSON.parse(key) as [string, string];
      return { from, to, ...stacked(moves.flatMap((move) => transitionLines(move, LABEL_WIDTH))) };
    }),
    initial: shown
      .filter(({ isInitial, path: own }) => isInitial && own !== path)
      .map((state) => state.path),
  };
}

type Line = Pick<DrawnText, 'text' | 'tells'>;

function stateTexts({ path, actors }: ChartState, moves: readonly ChartTransition[]) {
  return stacked(
    [
      ...(path === '' ? [] : [{ text: stateWords(path), tells: 'title' as const }]),
      ...actors.map(({ id }) => ({ text: `runs ${inWords(id)}`, tells: 'actor' as const })),
      ...moves.flatMap((move) => [
        ...transitionLines(move, STATE_WIDTH),
        ...(move.to === null || move.to === move.from
          ? [{ text: move.to === null ? '↻ stays' : '↻ begins again', tells: 'target' as const }]
          : [{ text: `→ ${stateWords(move.to)}`, tells: 'target' as const }]),
      ]),
    ],
    PADDING,
  );
}

function transitionLines(move: ChartTransition, limit: number): readonly Line[] {
  const broken = (text: string, tells: Line['tells']) =>
    brokenLines(text, TEXT_SIZE, limit).map((line) => ({ text: line, tells }));
  return [
    ...broken(triggerWords(move), move.kind),
    ...(move.guard === null
      ? []
      : broken(`if ${move.guard}`.replace('if otherwise', 'otherwise'), 'guard')),
  ];
}

function stacked(lines: readonly Line[], padding = 2): SizedTexts {
  const texts = lines.map(({ text, tells }, index) => ({
    text,
    tells,
    width:
      tells === 'title'
        ? textWidth(text, TITLE_SIZE, 'bold')
        : textWidth(text, TEXT_SIZE, 'regular'),
    x: padding,
    y: padding + LINE_HEIGHT * (index + 0.5),
  }));
  return {
    texts,
    width: Math.max(0, ...texts.map(({ width }) => width)) + 2 * padding,
    height: lines.length * LINE_HEIGHT + 2 * padding,
  };
}

/** Whether two rectangles share more than an edge. */
export function overlap(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
