import { ipKeyGenerator } from 'express-rate-limit';

/** A client with an address of version 6 has a whole network of them: so many bits name it. */
export const IPV6_NETWORK = 64;

/** What counts as one visitor: an address, of version 6 its network. */
export function networkOf(address: string | undefined): string {
  return address === undefined ? 'nowhere' : ipKeyGenerator(address, IPV6_NETWORK);
}
