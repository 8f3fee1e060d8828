/** Whether an outside address is an http(s) URL (specification §8, invalid URL). */
export function isWebAddress(address: string): boolean {
  return /^https?:$/u.test(URL.parse(address)?.protocol ?? '');
}
