/**
 * A link's target: the registration, with its code (A9).
 *
 * @param subId the agent's label for where it is placed; may be empty
 */
export function linkAddress(code: string, subId = ''): string {
  const address = new URL(`/register?affiliateCode=${encodeURIComponent(code)}`, location.origin);
  if (subId !== '') address.searchParams.set('subId', subId);
  return address.href;
}
