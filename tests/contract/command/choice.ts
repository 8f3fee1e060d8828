import type { Behaviour } from '../behaviour/probe.ts';
import type { KitRoute } from '../kit/routes.ts';
import type { KitArguments } from './arguments.ts';

/** What is tried, and what is not. */
export type Wish = Pick<
  KitArguments,
  'only' | 'leaveOut' | 'notBuilt' | 'keepsSession' | 'readOnly'
>;

/** `games` means every call of the domain. */
export const isNamed = (names: readonly string[], call: string) =>
  names.some((name) => name === call || call.startsWith(`${name}.`));

/** The name of an unknown call, which would otherwise have no effect. */
export function unknownName(
  routes: readonly KitRoute[],
  { only, leaveOut, notBuilt }: Pick<Wish, 'only' | 'leaveOut' | 'notBuilt'>,
) {
  return [...only, ...leaveOut, ...notBuilt].find(
    (name) => !routes.some((route) => isNamed([name], route.name)),
  );
}

const NOT_BUILT = 'not built yet (notBuilt)';

/** They end the session that asks. */
const endings = ['account.logout', 'account.changePassword', 'security.endSession'];
const IS_GIVEN = 'would end the session that was given (people.member.tokenFrom)';

/** Why a call is not tried; nothing where it is. */
export function whyCallIsLeftOut(
  { name, method }: Pick<KitRoute, 'name' | 'method'>,
  { only, leaveOut, notBuilt, keepsSession, readOnly }: Wish,
): string | undefined {
  if (isNamed(notBuilt, name)) return NOT_BUILT;
  if (keepsSession && endings.includes(name)) return IS_GIVEN;
  if (only.length > 0 && !isNamed(only, name)) return 'not among --only';
  if (isNamed(leaveOut, name)) return 'among --leave-out';
  return readOnly && method !== 'GET' ? 'left out by --read-only' : undefined;
}

/** Why a behaviour is not tried: it needs calls that are left out. */
export function whyBehaviourIsLeftOut(
  { calls, changes }: Behaviour,
  { only, leaveOut, notBuilt, keepsSession, readOnly }: Wish,
): string | undefined {
  if (calls.some((call) => isNamed(notBuilt, call))) return NOT_BUILT;
  if (keepsSession && calls.some((call) => endings.includes(call))) return IS_GIVEN;
  if (only.length > 0 && !calls.some((call) => isNamed(only, call))) return 'not among --only';
  if (calls.some((call) => isNamed(leaveOut, call))) return 'among --leave-out';
  return readOnly && changes ? 'left out by --read-only' : undefined;
}
