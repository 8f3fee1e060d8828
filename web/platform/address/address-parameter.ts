import type { ActingParameter } from './acting-parameters.ts';

/**
 * Reads a parameter of the address, and removes it from the address bar and the history (A18). Null
 * if missing.
 */
export function takeFromAddress(parameter: ActingParameter): string | null {
  const address = new URL(location.href);
  const brought = address.searchParams.get(parameter);
  if (brought === null) return null;
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
  return brought === '' ? null : brought;
}
