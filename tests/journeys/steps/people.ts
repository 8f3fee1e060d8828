import { people } from '#fake-server/seed/people.ts';

/** The password of somebody who is there from the start. */
export function seededPassword(account: string): string {
  const password = people.find((person) => person.account === account)?.password;
  if (password === undefined || password === null) {
    throw new Error(`Nobody called '${account}' signs in by password.`);
  }
  return password;
}
