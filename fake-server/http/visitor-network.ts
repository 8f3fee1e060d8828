import { ipKeyGenerator } from 'express-rate-limit';

/** An IPv6 client owns a whole network of addresses: its first bits identify it. */
export const IPV6_NETWORK = 64;

/** What counts as one visitor: an IPv4 address, or an IPv6 network. */
export function networkOf(address: string | undefined): string {
  return address === undefined ? 'nowhere' : ipKeyGenerator(address, IPV6_NETWORK);
}
