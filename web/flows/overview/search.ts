import { inWords, stateWords } from '#machines/catalogue/in-words.ts';
import type { Chart, ChartTransition } from '../chart/chart.types.ts';
import type { ScreenTexts } from './screen-texts.ts';

interface FoundTransition {
  /** Its name in code, as in ChartTransition. */
  readonly name: string;
  /** Path of the state; `''` is the machine itself. */
  readonly from: string;
}

interface FoundText {
  /** A text that a person sees on the screen of the state. */
  readonly text: string;
  /** Path of the state. */
  readonly state: string;
}

/** A part of a flow that was found. */
export interface Found {
  readonly chart: Chart;
  /** States whose name or description matches; none where the flow itself does. */
  readonly states: readonly string[];
  /** Events, answers, delays and guards that match, each with the first state that takes it. */
  readonly transitions: readonly FoundTransition[];
  /** Other states whose screen shows the searched text, each with the shortest such text. */
  readonly texts: readonly FoundText[];
}

/**
 * Finds flows by title, purpose, id or requirement rows, and by states, events and actors: every
 * word must match. A text on a screen is found as it stands. An empty search finds all.
 */
export function findFlows(
  charts: readonly Chart[],
  search: string,
  screens: ScreenTexts,
): readonly Found[] {
  const words = plain(search).split(' ').filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.includes(word));
  const phrase = words.join(' ');
  const matching = new Map(
    screens.texts.flatMap((text, place) =>
      phrase !== '' && plain(text).includes(phrase) ? [[place, text] as const] : [],
    ),
  );
  /** The searched texts by state, each the shortest of its state. */
  const textsOf = (id: string): readonly FoundText[] =>
    Object.entries(screens.flows[id] ?? {}).flatMap(([state, places]) => {
      const [text] = places
        .flatMap((place) => matching.get(place) ?? [])
        .toSorted((one, other) => one.length - other.length);
      return text === undefined ? [] : [{ state, text }];
    });
  return charts.flatMap((chart): readonly Found[] => {
    const { id, title, purpose, rows } = chart;
    if (hasAll(plain([id, inWords(id), title, purpose, ...rows].join(' ')))) {
      return [{ chart, states: [], transitions: [], texts: textsOf(id) }];
    }
    const states = chart.states
      .filter(({ path }) => path !== '')
      .filter((state) =>
        hasAll(
          plain(
            [
              state.path,
              stateWords(state.path),
              state.description,
              ...state.actors.flatMap(({ calls }) => calls),
            ].join(' '),
          ),
        ),
      )
      .map(({ path }) => path);
    const transitions = uniqueNames(chart.transitions).filter(({ name }) =>
      hasAll(plain(`${name} ${inWords(name)}`)),
    );
    const texts = textsOf(id).filter(({ state }) => !states.includes(state));
    return states.length + transitions.length + texts.length === 0
      ? []
      : [{ chart, states, transitions, texts }];
  });
}

/** Each name of a trigger or guard once, in the order of the chart. */
function uniqueNames(transitions: readonly ChartTransition[]): readonly FoundTransition[] {
  const first = new Map<string, FoundTransition>();
  for (const { name, guard, from } of transitions) {
    for (const each of [name, guard ?? '']) {
      if (each !== '' && !first.has(each)) first.set(each, { name: each, from });
    }
  }
  return [...first.values()];
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
