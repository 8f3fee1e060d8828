/**
 * Takes the token that the address brought, and removes it from the address bar and from the
 * history (A18). Null without one.
 */
export function takeTokenFromAddress(): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token === null) return null;
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
  return token === '' ? null : token;
}
