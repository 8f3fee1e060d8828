import type { KitRoute } from '../kit/routes.ts';

/** How many of all there are. */
export interface Share {
  readonly reached: number;
  readonly all: number;
}

/** The statuses of one call. */
export interface CallCoverage {
  readonly call: string;
  /** Method and path. */
  readonly address: string;
  /** Declared statuses that it answered with, and the others. */
  readonly seen: readonly number[];
  readonly notSeen: readonly number[];
}

/** How much of the contract a run has reached. */
export interface Coverage {
  readonly calls: Share;
  readonly statuses: Share;
  readonly rules: Share;
  readonly perCall: readonly CallCoverage[];
}

/**
 * @param statuses the statuses that each call answered with
 * @param rules names of all checks and behaviours, and those that were asked to their end
 */
export function coverageOf(
  routes: readonly KitRoute[],
  statuses: ReadonlyMap<string, ReadonlySet<number>>,
  rules: { readonly all: readonly string[]; readonly asked: ReadonlySet<string> },
): Coverage {
  const perCall = routes.map(({ name, method, path, responses }) => {
    const answered = statuses.get(name) ?? new Set<number>();
    const declared = [...responses.keys()];
    return {
      call: name,
      address: `${method} ${path}`,
      seen: declared.filter((status) => answered.has(status)),
      notSeen: declared.filter((status) => !answered.has(status)),
    };
  });
  const seen = perCall.reduce((sum, one) => sum + one.seen.length, 0);
  const notSeen = perCall.reduce((sum, one) => sum + one.notSeen.length, 0);
  return {
    calls: { reached: routes.filter(({ name }) => statuses.has(name)).length, all: routes.length },
    statuses: { reached: seen, all: seen + notSeen },
    rules: {
      reached: rules.all.filter((rule) => rules.asked.has(rule)).length,
      all: rules.all.length,
    },
    perCall,
  };
}

/** '78 %', rounded down: all is 100 % only. */
export const percent = ({ reached, all }: Share): string =>
  `${all === 0 ? 100 : Math.floor((100 * reached) / all)} %`;
