import { people } from '#fake-server/seed/people.ts';
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
