/** Where a link leads: the registration, with the code that it brings (A9). */
export function linkAddress(code: string): string {
  return new URL(`/register?affiliateCode=${encodeURIComponent(code)}`, location.origin).href;
}
