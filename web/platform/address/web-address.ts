/** Whether an address from outside is one of the web (specification §8, invalid URL). */
export function isWebAddress(address: string): boolean {
  return /^https?:$/u.test(URL.parse(address)?.protocol ?? '');
}
