import { inWords, stateWords } from '#machines/catalogue/in-words.ts';
import type { Chart, ChartTransition } from '../chart/chart.types.ts';

interface FoundTransition {
  /** Its name in code, as in ChartTransition. */
  readonly name: string;
  /** Path of the state; `''` is the machine itself. */
  readonly from: string;
}

/** A part of a flow that was found. */
export interface Found {
  readonly chart: Chart;
  /** States whose name or description matches; none where the flow itself does. */
  readonly states: readonly string[];
  /** Events, answers, delays and guards that match, each with the first state that takes it. */
  readonly transitions: readonly FoundTransition[];
}

/**
 * Finds flows by title, purpose, id or requirement rows, and by states, events and actors. Every
 * word must match; an empty search finds all.
 */
export function findFlows(charts: readonly Chart[], search: string): readonly Found[] {
  const words = plain(search).split(' ').filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.includes(word));
  return charts.flatMap((chart) => {
    const { id, title, purpose, rows } = chart;
    if (hasAll(plain([id, inWords(id), title, purpose, ...rows].join(' ')))) {
      return [{ chart, states: [], transitions: [] }];
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
    return states.length + transitions.length === 0 ? [] : [{ chart, states, transitions }];
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
