import type { Check } from '../kit/check.ts';
import { type Effort, isAsked } from '../kit/effort.ts';
import type { KitRoute } from '../kit/routes.ts';

/** Which calls a run asks by a check: others with each seed, until all were asked. */
export function inTurn(
  check: Pick<Check, 'appliesTo' | 'rank'>,
  along: number,
  routes: readonly KitRoute[],
  { effort, turn }: { readonly effort: Effort; readonly turn: number },
): ReadonlySet<KitRoute> {
  const applicable = routes.filter(check.appliesTo);
  // By a number of their own, so that checks fall on different calls.
  return new Set(applicable.filter((_, place) => isAsked(effort, check.rank, place + along, turn)));
}
