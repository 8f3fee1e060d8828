import type { Check } from '../kit/check.ts';
import { type Effort, isAsked } from '../kit/effort.ts';
import type { KitRoute } from '../kit/routes.ts';

/** Refusals of calls that send a code or a link, of which servers send few an hour. */
const ofSending = ['sms_failed', 'mail_failed'] as const;

/** Spreads the checks of calls that send something over the seeds. */
const SPREAD = 3;

/** Whether a call sends something to people: servers take few of these calls an hour. */
export const isSending = ({ metadata: { codes } }: Pick<KitRoute, 'metadata'>): boolean =>
  ofSending.some((code) => codes.includes(code));

/**
 * Which calls a run asks by a check: others with each seed, until all were asked. Calls that send
 * something are asked more rarely, so that a server takes several runs an hour.
 *
 * @param named calls that were asked for by name: they are not spared
 */
export function inTurn(
  check: Pick<Check, 'appliesTo' | 'rank'>,
  along: number,
  routes: readonly KitRoute[],
  { effort, turn }: { readonly effort: Effort; readonly turn: number },
  named: (route: KitRoute) => boolean = () => false,
): ReadonlySet<KitRoute> {
  const applicable = routes.filter(check.appliesTo);
  const spared = applicable.filter((route) => isSending(route) && !named(route));
  return new Set(
    applicable.filter((route, place) => {
      const { rank } = check;
      // By a number of their own, so that checks fall on different calls.
      if (rank === 'first' || !spared.includes(route)) {
        return isAsked(effort, rank, place + along, turn);
      }
      return isAsked(effort, 'sending', SPREAD * spared.indexOf(route) + along, turn);
    }),
  );
}
