import type { KitRequest } from '../kit/request.ts';
import { unknown } from '../kit/unknown.ts';
import { type Probe, Skipped } from './probe.ts';

/** The agent who asks. */
export async function asAgent({ portal }: Probe): Promise<KitRequest> {
  const token = await portal.tokens.agent?.();
  if (token === undefined) throw new Skipped(unknown.agent);
  return { authorization: `Bearer ${token}` };
}
