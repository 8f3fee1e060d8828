import { people } from '#fake-server/seed/people.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import type { JourneyPortal } from './portal.ts';

/** The password of somebody who is there from the start. */
export function seededPassword(account: string): string {
  const password = people.find((person) => person.account === account)?.password;
  if (password === undefined || password === null) {
    throw new Error(`Nobody called '${account}' signs in by password.`);
  }
  return password;
}

/** The id of somebody who is there from the start. */
export function memberId({ world }: JourneyPortal, account: string): number {
  const member = world.members.byAccount(account);
  if (!member) throw new Error(`There is no ${account}.`);
  return member.id;
}

/** Who registered last. */
export function newest({ world }: JourneyPortal): MemberRow {
  const [member] = world.members.newest(1);
  if (!member) throw new Error('There is nobody.');
  return member;
}

/** Gives the newest member points for any reward but the dearest. */
export function givePoints(portal: JourneyPortal): MemberRow {
  const { world } = portal;
  const member = newest(portal);
  const name = crypto.randomUUID();
  world.points.post({ memberId: member.id, kind: 'points_given', name, amount: 2_000_000 });
  return member;
}
