import { declaredFields } from '../kit/answer-fields.ts';
import type { KitRoute } from '../kit/routes.ts';
import type { RunNotes } from '../kit/run-notes.ts';

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
  /** Fields of its good answer that never had a value. */
  readonly fieldsNotSeen: readonly string[];
}

/** How much of the contract a run has reached. */
export interface Coverage {
  readonly calls: Share;
  readonly statuses: Share;
  /** Of good answers. */
  readonly fields: Share;
  readonly rules: Share;
  readonly perCall: readonly CallCoverage[];
}

/**
 * @param seen the statuses that each call answered with, and the fields of its good answers
 * @param rules names of all checks and behaviours, and those that were asked to their end
 */
export function coverageOf(
  routes: readonly KitRoute[],
  { statuses, fields }: Pick<RunNotes, 'statuses' | 'fields'>,
  rules: { readonly all: readonly string[]; readonly asked: ReadonlySet<string> },
): Coverage {
  let fieldsDeclared = 0;
  const perCall = routes.map(({ name, method, path, responses }) => {
    const answered = statuses.get(name) ?? new Set<number>();
    const declared = [...responses.keys()];
    const good = responses.get(200);
    const fieldsOfGood = good ? [...declaredFields(good)] : [];
    fieldsDeclared += fieldsOfGood.length;
    return {
      call: name,
      address: `${method} ${path}`,
      seen: declared.filter((status) => answered.has(status)),
      notSeen: declared.filter((status) => !answered.has(status)),
      fieldsNotSeen: fieldsOfGood.filter((field) => fields.get(name)?.has(field) !== true),
    };
  });
  const sum = (count: (one: CallCoverage) => number) =>
    perCall.reduce((all, one) => all + count(one), 0);
  const seen = sum((one) => one.seen.length);
  const asked = rules.all.filter((rule) => rules.asked.has(rule)).length;
  return {
    calls: { reached: routes.filter(({ name }) => statuses.has(name)).length, all: routes.length },
    statuses: { reached: seen, all: seen + sum((one) => one.notSeen.length) },
    fields: {
      reached: fieldsDeclared - sum((one) => one.fieldsNotSeen.length),
      all: fieldsDeclared,
    },
    rules: { reached: asked, all: rules.all.length },
    perCall,
  };
}

/** '78 %', rounded down: all is 100 % only. */
export const percent = ({ reached, all }: Share): string =>
  `${all === 0 ? 100 : Math.floor((100 * reached) / all)} %`;
