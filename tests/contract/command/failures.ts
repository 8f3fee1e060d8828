import type { CallUse } from '#tools/flows/call-uses.ts';
import type { Finding } from '../kit/check.ts';
import type { Exchange } from '../kit/exchange-in-words.ts';
import type { KitRoute } from '../kit/routes.ts';
import { ruleOf } from '../kit/rules.ts';
import { causeOf } from '../kit/schema-in-words.ts';
import { mendingOf } from './mending.ts';

/** A failure at one call. */
export interface FailingCall {
  readonly call: string;
  /** Method and path. */
  readonly address: string;
  /** What is wrong, as it was found there first. */
  readonly problem: string;
  readonly evidence: string;
  readonly exchange: Exchange | undefined;
  /** How often it was found. */
  readonly times: number;
  /** The baseline has it. */
  readonly isKnown: boolean;
  /** What of the portal would break; undefined where nothing makes the call. */
  readonly use: CallUse | undefined;
}

/** One thing that is wrong, at one call or at several. */
export interface Failure {
  /** The problem without what differs from one time to the next. */
  readonly cause: string;
  readonly problem: string;
  /** The rules that it breaks, as sentences. */
  readonly rules: readonly string[];
  /** The checks and behaviours that found it. */
  readonly checks: readonly string[];
  readonly mending: string;
  readonly calls: readonly FailingCall[];
  readonly isKnown: boolean;
}

interface Sources {
  readonly routes: readonly KitRoute[];
  readonly uses: ReadonlyMap<string, CallUse>;
  /** Whether the baseline has a failure. */
  readonly isKnown: (call: string, cause: string) => boolean;
}

/** Method and path of a call. */
export function addressOf(routes: readonly KitRoute[], call: string): string {
  const route = routes.find(({ name }) => name === call);
  return route ? `${route.method} ${route.path}` : call;
}

/** Each failure once, by its cause; new ones first, then those at the most calls. */
export function failuresOf(
  findings: readonly Finding[],
  { routes, uses, isKnown }: Sources,
): readonly Failure[] {
  const causes = Map.groupBy(findings, ({ problem }) => causeOf(problem));
  return [...causes]
    .flatMap(([cause, [first, ...others]]) => {
      if (!first) return [];
      const all = [first, ...others];
      const byCall = Map.groupBy(all, ({ route }) => route);
      const calls = [...byCall].map(([call, found]): FailingCall => {
        const { problem, evidence, exchange } =
          found.find((one) => one.exchange) ?? found[0] ?? first;
        return {
          call,
          address: addressOf(routes, call),
          problem,
          evidence,
          exchange,
          times: found.length,
          isKnown: isKnown(call, cause),
          use: uses.get(call),
        };
      });
      const checks = [...new Set(all.map(({ check }) => check))];
      const failure: Failure = {
        cause,
        problem: first.problem.replaceAll(/\s+/gu, ' '),
        rules: checks.map(ruleOf),
        checks,
        mending: mendingOf(
          first.problem.replaceAll(/\[\d+\]/gu, '[*]'),
          routes.find(({ name }) => name === first.route),
        ),
        calls: calls.toSorted((a, b) => Number(a.isKnown) - Number(b.isKnown)),
        isKnown: calls.every((call) => call.isKnown),
      };
      return [failure];
    })
    .toSorted((a, b) => Number(a.isKnown) - Number(b.isKnown) || b.calls.length - a.calls.length);
}

const MOST_PLACES = 6;

/** The first names of a list, and how many more there are. */
export function namesInWords(names: readonly string[], most: number, between = ', '): string {
  const more = names.length - most;
  return `${names.slice(0, most).join(between)}${more > 0 ? ` and ${more} more` : ''}`;
}

/** What a player would meet: 'every page', 'pages /rng, /fav; flows Withdrawal (requesting)'. */
export function breaksInWords(uses: readonly (CallUse | undefined)[]): string {
  const known = uses.filter((use) => use !== undefined);
  if (known.length === 0) return 'nothing that the portal shows by now';
  const pages = [...new Set(known.flatMap((use) => use.pages))];
  const flows = Map.groupBy(
    known.flatMap((use) => use.states),
    ({ flowTitle }) => flowTitle,
  );
  const inFlows = [...flows].map(([title, places]) => {
    const states = [...new Set(places.map(({ state }) => state))];
    return `${title} (${namesInWords(states, 3)})`;
  });
  const isEverywhere = known.some((use) => use.isEverywhere);
  return [
    ...(isEverywhere ? ['every page'] : []),
    ...(!isEverywhere && pages.length > 0 ? [`pages ${namesInWords(pages, MOST_PLACES)}`] : []),
    ...(inFlows.length > 0 ? [`flows ${namesInWords(inFlows, MOST_PLACES)}`] : []),
  ].join('; ');
}
