import type { World } from '#fake-server/world/world.ts';

let people = 0;

/** A new person without money, so that test runs do not see each other. */
export function newMember(
  world: World,
  rankLevel = 0,
  /** An address as it was typed at the registration. */
  unconfirmedEmail: string | null = null,
): { readonly id: number; readonly account: string } {
  people += 1;
  const account = `new${people}`;
  const id = world.members.insert({
    account,
    nickname: 'New',
    type: 0,
    passwordHash: null,
    passwordChangedAt: 0,
    rankLevel,
    mobile: null,
    email: unconfirmedEmail,
    unconfirmed: ['email'],
    currency: 'BRL',
    affiliateCode: null,
    referralCode: null,
    details: {},
    registeredAt: 0,
    limitsAnsweredAt: 0,
  });
  return { id, account };
}
