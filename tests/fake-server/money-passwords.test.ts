import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MoneyCodeChannel } from '#contract/entities/money-password-types.ts';
import { Refused } from '#fake-server/kernel/refused.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { readPicture } from './support/puzzle.ts';
import { sharedWorld } from './support/shared-world.ts';
import { refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const RIGHT = '482915';
const NEW = '731846';

let maria: MemberRow;
let people = 0;
const world = await sharedWorld();
beforeEach(() => {
  maria = newPerson();
});
afterEach(() => world.settings.reset());

function person(account: string): MemberRow {
  const found = world.members.byAccount(account);
  if (!found) throw new Error(`There is no ${account}.`);
  return found;
}

/** Somebody new with an address of mail and no number. */
function newPerson(): MemberRow {
  people += 1;
  const account = `maria${people}`;
  world.members.insert({
    account,
    nickname: 'Maria',
    type: 0,
    passwordHash: null,
    passwordChangedAt: 0,
    mobile: null,
    email: `${account}@example.com`,
    currency: 'BRL',
    affiliateCode: null,
    referralCode: null,
    details: {},
    registeredAt: 0,
  });
  return person(account);
}

const twice = (newPassword: string) => ({ newPassword, confirmNewPassword: newPassword });
const set = (newPassword = RIGHT, kind: 'transaction' | 'withdrawal' = 'transaction') =>
  world.moneyPasswords.set(maria, { kind, ...twice(newPassword) }, atHome);
const change = (oldPassword: string, newPassword: string) =>
  world.moneyPasswords.change(
    maria,
    { kind: 'transaction', oldPassword, ...twice(newPassword) },
    atHome,
  );
const give = (transactionPassword?: string, withdrawalPassword?: string) =>
  world.moneyPasswords.check(maria, 'redeemPoints', { transactionPassword, withdrawalPassword });
const overview = () => world.moneyPasswords.overview(maria);
const lastCode = () => world.sms.outbox(1)[0]?.code ?? '';
const wrong = () => refusalOf(() => give(NEW));
const sendCode = (situation = normalSituation, channel: MoneyCodeChannel = 'mail') =>
  world.moneyPasswords.sendCode(maria, channel, situation, 'PT');
const recover = (verificationCode: string, newPassword = NEW) =>
  world.moneyPasswords.recover(
    maria,
    { kind: 'transaction', channel: 'mail', verificationCode, ...twice(newPassword) },
    atHome,
  );
const withSecondPassword = () => {
  world.settings.change({ moneyPasswords: { withdrawalPassword: true } });
};

describe('a money password (W2)', () => {
  test('is set at first use, notified to its owner, and required from then on', async () => {
    expect(overview().passwords).toEqual([{ kind: 'transaction', isSet: false, usableFrom: null }]);
    expect(await refusalOf(() => give(RIGHT))).toBe('money_password_unset');
    const before = world.messages.unread(maria.id);
    await set();
    expect(world.messages.unread(maria.id)).toBe(before + 1);
    await give(RIGHT);
    expect(await refusalOf(() => give())).toBe('validation_failed');
    expect(await refusalOf(() => set(NEW))).toBe('money_password_set');
  });

  test.each(['123456', '111222', '48291', 'abcdef', ''])('is not %j', async (newPassword) => {
    expect(await refusalOf(() => set(newPassword))).toBe('validation_failed');
  });

  test('changes what the security centre of an open page shows (S17)', async () => {
    const before = world.live.since(maria.id, undefined).id;
    await set();
    expect(world.live.since(maria.id, before).topics).toContain('security');
  });

  test('records each change in the history of the account, and no refused one (W5)', async () => {
    await set();
    await refusalOf(() => change(NEW, NEW));
    await change(RIGHT, NEW);
    sendCode();
    await recover(lastCode(), '739206');
    const { events } = world.security.events(maria.id, { pageNo: 1, pageSize: 20 });
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('moneyPassword'))).toEqual([
      'moneyPasswordRecovered',
      'moneyPasswordChanged',
      'moneyPasswordSet',
    ]);
  });

  test('is typed twice', async () => {
    const wish = { kind: 'transaction', newPassword: RIGHT, confirmNewPassword: NEW } as const;
    expect(await refusalOf(() => world.moneyPasswords.set(maria, wish, atHome))).toBe(
      'validation_failed',
    );
  });

  test('needs the old one to be changed', async () => {
    await set();
    expect(await refusalOf(() => change(NEW, NEW))).toBe('money_password_incorrect');
    expect(await refusalOf(() => change(RIGHT, RIGHT))).toBe('password_unchanged');
    await change(RIGHT, NEW);
    expect(await refusalOf(() => give(RIGHT))).toBe('money_password_incorrect');
    await give(NEW);
  });

  test('comes from the registration if its form requires one (A5)', async () => {
    world.settings.change({ geetest: false, fields: { paymentPassword: { use: 'required' } } });
    await world.registrar.byUsername(
      {
        username: 'novata',
        password: 'segredo1',
        confirmPassword: 'segredo1',
        paymentPassword: RIGHT,
        domain: 'localhost',
        login: true,
        agreed: true,
      },
      normalSituation,
    );
    maria = person('novata');
    await give(RIGHT);
  });

  test('a site may require a second one, for withdrawals and points', async () => {
    await set();
    expect(overview().required).toEqual({
      withdraw: ['transaction'],
      transfer: ['transaction'],
      redeemPoints: ['transaction'],
    });
    withSecondPassword();
    expect(overview().required).toEqual({
      withdraw: ['withdrawal'],
      transfer: ['transaction'],
      redeemPoints: ['transaction', 'withdrawal'],
    });
    expect(await refusalOf(() => give(RIGHT, NEW))).toBe('money_password_unset');
    await set(NEW, 'withdrawal');
    await give(RIGHT, NEW);
    expect(await refusalOf(() => give(NEW, RIGHT))).toBe('money_password_incorrect');
  });

  test('cannot be set where the site has none', async () => {
    expect(await refusalOf(() => set(NEW, 'withdrawal'))).toBe('feature_disabled');
  });
});

describe('wrong tries (W2)', () => {
  beforeEach(() => set());

  test('are counted over all uses; then it is locked, with the end shown', async () => {
    expect(await wrong()).toBe('money_password_incorrect');
    expect(await refusalOf(() => change(NEW, '739206'))).toBe('money_password_incorrect');
    expect(overview().triesLeft).toBe(3);
    await wrong();
    await wrong();
    expect(await wrong()).toBe('money_password_locked');
    const locked = await give(RIGHT).catch((error: unknown) => error);
    expect(locked).toBeInstanceOf(Refused);
    expect(locked).toMatchObject({
      code: 'money_password_locked',
      details: { retryAfterSeconds: 3_600 },
    });
    expect(overview()).toMatchObject({
      triesLeft: 0,
      lockedUntil: new Date(world.clock.now() + HOUR).toISOString(),
    });
    world.clock.move(HOUR);
    expect(overview()).toMatchObject({ triesLeft: 5, lockedUntil: null });
    await give(RIGHT);
  });

  test('reset after the right one, and after a day', async () => {
    await wrong();
    await give(RIGHT);
    expect(overview().triesLeft).toBe(5);
    await wrong();
    world.clock.move(24 * HOUR);
    expect(overview().triesLeft).toBe(5);
  });

  test('at the same time never exceed the budget', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, wrong));
    expect(codes.filter((code) => code === 'money_password_incorrect')).toHaveLength(4);
    expect(codes.filter((code) => code === 'money_password_locked')).toHaveLength(16);
    expect(await refusalOf(() => give(RIGHT))).toBe('money_password_locked');
  });

  test('of one account do not lock another', async () => {
    await Promise.all(Array.from({ length: 5 }, wrong));
    const beatriz = newPerson();
    await world.moneyPasswords.set(beatriz, { kind: 'transaction', ...twice(RIGHT) }, atHome);
    await world.moneyPasswords.check(beatriz, 'withdraw', { transactionPassword: RIGHT });
  });
});

describe('a forgotten one (W2)', () => {
  test('is replaced with a code, and moves money after a waiting time', async () => {
    await set();
    expect(overview().codeReceivers).toEqual([{ channel: 'mail', receiver: 'm***@example.com' }]);
    sendCode();
    expect(world.sms.outbox(1)[0]).toMatchObject({ channel: 'mail', receiver: maria.email });
    await recover(lastCode());
    expect(await refusalOf(() => give(NEW))).toBe('money_password_waiting');
    expect(overview().passwords[0]?.usableFrom).not.toBeNull();
    // A change does not end the waiting.
    await change(NEW, '739206');
    expect(await refusalOf(() => give('739206'))).toBe('money_password_waiting');
    world.clock.move(24 * HOUR);
    await give('739206');
  });

  test('ends the lock, which the waiting time replaces', async () => {
    await set();
    await Promise.all(Array.from({ length: 5 }, () => refusalOf(() => give(NEW))));
    sendCode();
    await recover(lastCode());
    expect(overview().lockedUntil).toBeNull();
    expect(await refusalOf(() => give(NEW))).toBe('money_password_waiting');
  });

  test('a code counts once, and only the right one', async () => {
    await set();
    sendCode();
    const code = lastCode();
    const other = code === '000000' ? '000001' : '000000';
    expect(await refusalOf(() => recover(other))).toBe('verification_code_incorrect');
    expect(await refusalOf(() => recover(''))).toBe('verification_code_missing');
    const codes = await Promise.all([
      refusalOf(() => recover(code)).catch(() => 'recovered'),
      refusalOf(() => recover(code, '739206')).catch(() => 'recovered'),
    ]);
    expect(codes).toEqual(['recovered', 'verification_code_incorrect']);
  });

  test('sends an SMS only after the site’s puzzle, a mail without one', async () => {
    const joao = world.members.byAccount('joao');
    if (!joao) throw new Error('Nobody is called joao.');
    await world.moneyPasswords.set(joao, { kind: 'transaction', ...twice(RIGHT) }, atHome);
    const ask = (answer: object = {}, channel: MoneyCodeChannel = 'mobile') =>
      world.codeRequests.toRecoverMoney(joao, { channel, ...answer }, normalSituation, 'PT');
    expect(await refusalOf(() => ask())).toBe('geetest_required');
    world.settings.change({ geetest: false });
    expect(await refusalOf(() => ask())).toBe('captcha_required');
    const wrongly = { ...readPicture(world), captcha: 'none' };
    expect(await refusalOf(() => ask(wrongly))).toBe('captcha_incorrect');
    const before = world.sms.outbox(99).length;
    await ask(readPicture(world));
    expect(world.sms.outbox(99)).toHaveLength(before + 1);
    expect(world.sms.outbox(1)[0]).toMatchObject({ receiver: joao.mobile });
    world.settings.reset();
    await set();
    await world.codeRequests.toRecoverMoney(maria, { channel: 'mail' }, normalSituation, 'PT');
    expect(world.sms.outbox(1)[0]).toMatchObject({ receiver: maria.email });
  });

  test('says why a code cannot be sent', async () => {
    expect(await refusalOf(() => sendCode())).toBe('money_password_unset');
    await set();
    const failing = { ...normalSituation, mailFailing: true };
    expect(await refusalOf(() => sendCode(failing))).toBe('mail_failed');
    sendCode();
    expect(await refusalOf(() => sendCode())).toBe('mail_throttled');
    // Maria gave no number.
    expect(await refusalOf(() => sendCode(normalSituation, 'mobile'))).toBe('feature_disabled');
  });
});
