import type { ActingParameter } from './acting-parameters.ts';

/**
 * Takes what the address brought in its query, and removes it from the address bar and from the
 * history (A18). Null without it.
 */
export function takeFromAddress(parameter: ActingParameter): string | null {
  const address = new URL(location.href);
  const brought = address.searchParams.get(parameter);
  if (brought === null) return null;
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
  return brought === '' ? null : brought;
}
