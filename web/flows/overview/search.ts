import { inWords, stateWords } from '#machines/catalogue/in-words.ts';
import type { Chart, ChartTransition } from '../chart/chart.types.ts';

/** A part of a flow that was found. */
export interface Found {
  readonly chart: Chart;
  /** States whose name or description matches; none where the flow itself does. */
  readonly states: readonly string[];
  /** Names of events, actors and delays that match. */
  readonly names: readonly string[];
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
      return [{ chart, states: [], names: [] }];
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
    const names = [...new Set(chart.transitions.flatMap(namesOf))].filter((name) =>
      hasAll(plain(`${name} ${inWords(name)}`)),
    );
    return states.length + names.length === 0 ? [] : [{ chart, states, names }];
  });
}

function namesOf({ name, guard }: ChartTransition): readonly string[] {
  return [name, guard ?? ''].filter(Boolean);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
