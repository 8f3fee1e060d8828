import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { MemberRow } from '#fake-server/store/members.ts';
import { newMember } from './support/new-member.ts';
import { sharedWorld } from './support/shared-world.ts';
import { refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

const PASSWORD = '482915';

let upline: MemberRow;
let me: MemberRow;
const world = await sharedWorld({ slotGames: 10 });
beforeEach(async () => {
  world.settings.reset();
  upline = person();
  me = person(10_000);
  world.team.place(upline.id, null);
  world.team.place(me.id, upline.id);
  const newPassword = PASSWORD;
  const wish = { kind: 'transaction', newPassword, confirmNewPassword: newPassword } as const;
  await world.moneyPasswords.set(me, wish, atHome);
});
afterAll(() => {
  expect(world.ledger.imbalances()).toEqual([]);
});

function person(amount = 0): MemberRow {
  const { id } = newMember(world);
  if (amount > 0) world.wallet.post({ memberId: id, key: 'opening', kind: 'credit', amount });
  const member = world.members.byId(id);
  if (!member) throw new Error('Nobody was made.');
  return member;
}

const send = (amount: number, transactionPassword?: string) =>
  world.moneyTransfers.send(me, 'upline', { amount, transactionPassword });
const balances = () => [me, upline].map(({ id }) => world.wallet.balance(id));
const kindsOf = ({ id }: MemberRow) => world.ledger.lines(id).map(({ kind }) => kind);
const codeOf = (amount: number, password?: string) => refusalOf(() => send(amount, password));

describe('money to the upline (W2)', () => {
  test('shows the upline, masked, and what can be sent', () => {
    expect(world.moneyTransfers.terms(me, 'upline')).toEqual({
      receiver: 'N***',
      minimum: 100,
      maximum: 500_000,
      available: 10_000,
      currency: 'BRL',
    });
  });

  test('moves at once, with a line for each, and is notified', async () => {
    const before = world.messages.unread(upline.id);
    expect(await send(2_500, PASSWORD)).toMatchObject({ amount: 2_500, receiver: 'N***' });
    expect(balances()).toEqual([7_500, 2_500]);
    expect(kindsOf(me)).toEqual(['credit', 'upline_sent']);
    expect(kindsOf(upline)).toEqual(['downline_received']);
    expect(world.messages.unread(upline.id)).toBe(before + 1);
  });

  test('needs the password, and counts wrong ones', async () => {
    expect(await codeOf(2_500)).toBe('validation_failed');
    expect(await codeOf(2_500, '111333')).toBe('money_password_incorrect');
    expect(world.moneyPasswords.overview(me).triesLeft).toBe(4);
    expect(balances()).toEqual([10_000, 0]);
  });

  test('checks the amount first: a refused amount costs no try', async () => {
    expect(await codeOf(99, '111333')).toBe('transfer_amount_too_small');
    expect(await codeOf(10_001, '111333')).toBe('transfer_amount_too_large');
    expect(world.moneyPasswords.overview(me).triesLeft).toBe(5);
  });

  test('sends no bonus, and nothing that is set aside or owed', async () => {
    const { memberId, currency } = { memberId: me.id, currency: 'BRL' as const };
    world.bonuses.grant({
      memberId,
      source: 'test',
      kind: 'promotion_bonus',
      amount: 5_000,
      wagering: { times: 5, days: 30 },
    });
    world.ledger.reserve({
      memberId,
      key: 'set-aside',
      kind: 'payout_reserved',
      currency,
      amount: 4_000,
    });
    expect(world.moneyTransfers.terms(me, 'upline').available).toBe(6_000);
    expect(await codeOf(6_001, PASSWORD)).toBe('transfer_amount_too_large');
  });

  test('is closed in Brazil, where the site closes it, and without an upline who can receive it', async () => {
    const closed = 'transfer_not_open';
    const isShown = () => {
      const session = { member: me, owes: 'nothing' } as const;
      return world.accounts.info(session, 'PT').toUpline;
    };
    expect(isShown()).toBe(true);
    world.settings.change({ jurisdiction: 'br' });
    expect(await codeOf(2_500, PASSWORD)).toBe(closed);
    expect(isShown()).toBe(false);
    world.settings.change({ jurisdiction: 'generic', uplineTransfers: { enabled: false } });
    expect(await codeOf(2_500, PASSWORD)).toBe(closed);
    world.settings.reset();
    world.members.setBlocked(upline.id, true);
    expect(await codeOf(2_500, PASSWORD)).toBe(closed);
    world.team.place(me.id, null);
    expect(await codeOf(2_500, PASSWORD)).toBe(closed);
    expect(await refusalOf(() => world.moneyTransfers.terms(person(), 'upline'))).toBe(closed);
    expect(balances()).toEqual([10_000, 0]);
  });

  test('two at the same time never overdraw', async () => {
    const codes = await Promise.all(
      [6_000, 6_000].map((amount) => codeOf(amount, PASSWORD).catch(() => 'sent')),
    );
    expect(codes).toEqual(['sent', 'transfer_amount_too_large']);
    expect(balances()).toEqual([4_000, 6_000]);
  });
});

const to = ({ id }: MemberRow) => ({ downline: String(id) });
const sendTo = (who: MemberRow, amount: number, transactionPassword?: string) =>
  world.moneyTransfers.send(upline, to(who), { amount, transactionPassword });
const refused = (who: MemberRow, amount = 2_500, password = PASSWORD) =>
  refusalOf(() => sendTo(who, amount, password));

/** Whether the menu of the agent leads to their team. */
const isShown = () => world.accounts.info({ member: upline, owes: 'nothing' }, 'PT').toDownline;

describe('money to the team (W2)', () => {
  beforeEach(async () => {
    world.database.statement('UPDATE members SET type = 2 WHERE id = ?').run(upline.id);
    upline = world.members.byId(upline.id) ?? upline;
    world.wallet.post({ memberId: upline.id, key: 'opening', kind: 'credit', amount: 8_000 });
    world.moneyPasswords.keep(upline.id, await world.passwords.hash(PASSWORD));
  });

  test('goes to anybody below at once, with a line for each, and notifies both', async () => {
    const deeper = person();
    world.team.place(deeper.id, me.id);
    expect(world.moneyTransfers.terms(upline, to(deeper))).toMatchObject({
      receiver: 'N***',
      available: 8_000,
    });
    const unread = () => [upline, deeper].map(({ id }) => world.messages.unread(id));
    const [senderUnread = 0, receiverUnread = 0] = unread();
    expect(await sendTo(deeper, 2_500, PASSWORD)).toMatchObject({ amount: 2_500 });
    expect([upline, deeper].map(({ id }) => world.wallet.balance(id))).toEqual([5_500, 2_500]);
    expect(kindsOf(upline)).toEqual(['credit', 'downline_sent']);
    expect(kindsOf(deeper)).toEqual(['upline_received']);
    expect(unread()).toEqual([senderUnread + 1, receiverUnread + 1]);
    expect(world.ledger.balanceOf({ house: 'transit' }, 'BRL')).toBe(0);
  });

  test('checks amount and password like the transfer to the upline', async () => {
    expect(await refused(me, 99, '111333')).toBe('transfer_amount_too_small');
    expect(await refused(me, 8_001, '111333')).toBe('transfer_amount_too_large');
    expect(await refused(me, 2_500, '111333')).toBe('money_password_incorrect');
    expect(world.wallet.balance(upline.id)).toBe(8_000);
  });

  test('is refused outside the team, to who cannot sign in, and from players', async () => {
    const closed = 'transfer_not_open';
    const [outside, blocked, leaving] = [person(), person(), person()];
    world.team.place(outside.id, null);
    for (const { id } of [blocked, leaving]) world.team.place(id, upline.id);
    world.members.setBlocked(blocked.id, true);
    world.members.setClosing(leaving.id, world.clock.now());
    for (const who of [outside, upline, blocked, leaving]) {
      expect(await refused(who)).toBe(closed);
    }
    expect(await refusalOf(() => world.moneyTransfers.terms(upline, { downline: 'x' }))).toBe(
      closed,
    );
    // A player may have people below by a link; only agents send down.
    const player = person();
    world.team.place(player.id, me.id);
    expect(await refusalOf(() => world.moneyTransfers.terms(me, to(player)))).toBe(closed);
  });

  test('is closed in Brazil, and where the site closes it; the menu says so', async () => {
    expect(isShown()).toBe(true);
    for (const change of [
      { jurisdiction: 'br' as const },
      { downlineTransfers: { enabled: false } },
    ]) {
      world.settings.reset();
      world.settings.change(change);
      expect(isShown()).toBe(false);
      expect(await refused(me)).toBe('transfer_not_open');
    }
  });
});

test('money is neither made nor lost, whatever is sent, at the same time and wrongly (W2)', async () => {
  const wish = fc.record({
    amount: fc.integer({ min: 1, max: 6_000 }),
    password: fc.constantFrom(PASSWORD, PASSWORD, PASSWORD, '111333', undefined),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(wish, { maxLength: 3 }), { maxLength: 4 }),
      async (rounds) => {
        const before = balances();
        let sent = 0;
        for (const round of rounds) {
          await Promise.all(
            round.map(async ({ amount, password }) => {
              const transfer = await send(amount, password).catch(() => undefined);
              sent += transfer?.amount ?? 0;
            }),
          );
        }
        const [senderUnread = 0, receiverUnread = 0] = before;
        expect(balances()).toEqual([senderUnread - sent, receiverUnread + sent]);
        expect(world.ledger.balanceOf({ house: 'transit' }, 'BRL')).toBe(0);
      },
    ),
    { numRuns: 15 },
  );
});
