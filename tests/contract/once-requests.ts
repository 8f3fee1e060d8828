import { normalSituation } from '#fake-server/situation/situation.ts';
import { unknownOrigin } from '#fake-server/world/notifications/security-history.ts';
import { telegramHash } from '#fake-server/world/partners/telegram-hash.ts';
import type { World } from '#fake-server/world/world.ts';
import { lostHow, lostPerson, NEW_PASSWORD } from '#tests/fake-server/support/lost-person.ts';
import { newMember } from '#tests/fake-server/support/new-member.ts';
import type { KitRequest } from './kit/request.ts';

const [FIRST, SECOND] = ['482915', '739104'];
const kind = 'transaction' as const;
const passwordOf = (text: string) => ({ kind, newPassword: text, confirmNewPassword: text });

/** A new person who is signed in, and has proved who they are. */
function newcomer(world: World) {
  const { id, account } = newMember(world);
  world.members.setContact(id, 'email', `${account}@example.com`);
  const member = world.members.byId(id);
  if (!member) throw new Error('There is nobody.');
  return { member, authorization: `Bearer ${world.sessions.open(id, 'nothing', true).token}` };
}

async function withMoneyPassword(world: World) {
  const person = newcomer(world);
  await world.moneyPasswords.set(person.member, passwordOf(FIRST), unknownOrigin);
  return person;
}

/**
 * Good requests of calls for which the kit makes none over HTTP alone: an account does them once, or
 * they need what only this process knows.
 */
export const onceRequests: Readonly<
  Record<string, (world: World) => KitRequest | Promise<KitRequest>>
> = {
  'moneyPasswords.code': async (world) => {
    const { authorization } = await withMoneyPassword(world);
    return { authorization, body: { channel: 'mail' } };
  },
  'moneyPasswords.recover': async (world) => {
    const { authorization, member } = await withMoneyPassword(world);
    world.moneyPasswords.sendCode(member, 'mail', normalSituation, 'PT');
    const verificationCode = world.sms.outbox(1)[0]?.code;
    return { authorization, body: { ...passwordOf(SECOND), channel: 'mail', verificationCode } };
  },
  'account.linkSocial': (world) => {
    const { authorization, member } = newcomer(world);
    const auth_date = Math.floor(world.clock.now() / 1_000);
    const fields = { id: 900_000 + member.id, first_name: 'New', auth_date };
    const hash = telegramHash(fields, world.registrations.telegram.botToken);
    return { authorization, body: { type: 'telegram', telegram: { ...fields, hash } } };
  },
  'accountRecovery.complete': async (world) => {
    const lost = lostPerson(world);
    const contact = { kind: 'email', address: lost.email() } as const;
    world.accountRecoveries.begin(lost.row(), contact, lostHow);
    // Nobody waits for days here.
    world.database
      .statement('UPDATE account_recoveries SET ready_at = requested_at WHERE member_id = ?')
      .run(lost.id);
    const person = await lost.withCode();
    return { body: { ...person, newPassword: NEW_PASSWORD } };
  },
};
