/**
 * Where a link leads: the registration, with the code that it brings (A9).
 *
 * @param subId where it is going to stand, in the agent's own word; empty for none
 */
export function linkAddress(code: string, subId = ''): string {
  const address = new URL(`/register?affiliateCode=${encodeURIComponent(code)}`, location.origin);
  if (subId !== '') address.searchParams.set('subId', subId);
  return address.href;
}
