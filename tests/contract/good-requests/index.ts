import type { Contract } from '#contract/index.ts';
import { loadByDomain } from '#fake-server/kernel/domain-files.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import type { Elsewhere, GoodRequest } from './good-request.ts';

/** Name of a call of the contract. */
export type CallName = {
  [Domain in keyof Contract]: `${Domain}.${Extract<keyof Contract[Domain], string>}`;
}[keyof Contract];

const goodRequests = await loadByDomain<Readonly<Record<string, GoodRequest | Elsewhere>>>(
  'Requests',
  (file) => import(`../good-requests/${file}.ts`),
);

/** The good request of a call; or the reason why there is none here. */
export async function goodRequestOf(portal: PortalSubject, name: string) {
  const [domain = '', call = ''] = name.split('.');
  const request = goodRequests[domain]?.[call];
  if (typeof request === 'string') return request;
  return (await request?.(portal)) ?? 'the people that it needs are unknown';
}
