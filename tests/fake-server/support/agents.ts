import type { ContractTerms } from '#contract/entities/agent.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import type { World } from '#fake-server/world/world.ts';
import { openTestWorld } from './test-world.ts';

/** Somebody of the seed. */
export function personOf(world: World, account: string): MemberRow {
  const member = world.members.byAccount(account);
  if (!member) throw new Error(`Nobody is called ${account}.`);
  return member;
}

/** Terms with one band that everybody reaches. */
export function flatTerms(
  rate: number,
  period: ContractTerms['period'] = 'semimonthly',
): ContractTerms {
  return { period, bands: [{ betAmount: 0, activeMembers: 0, profitAndLoss: 0, rate }] };
}

/** The open offer of a kind that waits for somebody. */
export function offerTo(
  world: World,
  account: string,
  kind: 'dividend' | 'dailySalary' = 'dividend',
): string {
  const { request } = world.contracts.request(personOf(world, account), kind);
  if (request?.state !== 'offered') throw new Error(`Nothing is offered to ${account}.`);
  return request.contractId;
}

/** Accepts an offer as somebody who has seen all that it changes. */
export function acceptAsSeen(world: World, account: string, id: string) {
  const agent = personOf(world, account);
  const { contract, effectiveAt, endings } = world.contracts.preview(agent, id);
  return world.contracts.accept(agent, id, {
    version: contract.version,
    effectiveAt,
    endings: endings.map(({ contractId }) => contractId),
  });
}

/** A new world, and readers of its contracts. */
export async function openWorldOfAgents() {
  const world = await openTestWorld();
  const { contracts } = world;
  const previewOf = (account: string, id: string) =>
    contracts.preview(personOf(world, account), id);
  const standing = (account: string) => contracts.request(personOf(world, account), 'dividend');
  return { world, contracts, previewOf, standing };
}
