import type { Behaviour } from '../behaviour/probe.ts';
import type { KitRoute } from '../kit/routes.ts';
import type { KitArguments } from './arguments.ts';

type Wish = Pick<KitArguments, 'only' | 'leaveOut' | 'readOnly'>;

/** `games` means every call of the domain. */
const isNamed = (names: readonly string[], call: string) =>
  names.some((name) => name === call || call.startsWith(`${name}.`));

/** The name of an unknown call, which would otherwise have no effect. */
export function unknownName(routes: readonly KitRoute[], { only, leaveOut }: Wish) {
  return [...only, ...leaveOut].find(
    (name) => !routes.some((route) => isNamed([name], route.name)),
  );
}

/** Why a call is not tried; nothing where it is. */
export function whyCallIsLeftOut(
  { name, method }: Pick<KitRoute, 'name' | 'method'>,
  { only, leaveOut, readOnly }: Wish,
): string | undefined {
  if (only.length > 0 && !isNamed(only, name)) return 'not among --only';
  if (isNamed(leaveOut, name)) return 'among --leave-out';
  return readOnly && method !== 'GET' ? 'left out by --read-only' : undefined;
}

/** Why a behaviour is not tried: it needs calls that are left out. */
export function whyBehaviourIsLeftOut(
  { calls, changes }: Behaviour,
  { only, leaveOut, readOnly }: Wish,
): string | undefined {
  if (only.length > 0 && !calls.some((call) => isNamed(only, call))) return 'not among --only';
  if (calls.some((call) => isNamed(leaveOut, call))) return 'among --leave-out';
  return readOnly && changes ? 'left out by --read-only' : undefined;
}
