import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LanguageCode } from '#contract/entities/language.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { SignedIn } from '#fake-server/world/sessions/sessions.ts';
import type { World } from '#fake-server/world/world.ts';
import { readPicture } from './support/puzzle.ts';
import { openTestWorld, refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

const MINUTE = 60_000;
const NEW_PASSWORD = 'nova2026x';
let world: World;
beforeEach(async () => {
  world = await openTestWorld({ settings: { geetest: false } });
});
afterEach(() => world.close());

const idOf = (account: string) => world.members.byAccount(account)?.id ?? 0;
const sentCode = () => world.sms.outbox(1)[0]?.code ?? '';
const countsOf = (token: string) => world.sessions.read(token).ok;
const signIn = (username: string, password: string) =>
  world.signIn.byPassword({ username, password }, normalSituation);

const signedInBy = (token: string): SignedIn => {
  const reading = world.sessions.read(token);
  if (!reading.ok) throw new Error('the token does not count');
  return reading.signedIn;
};

describe('by mail', () => {
  const maria = { username: 'maria', email: 'maria@example.com' };
  /** Requests a mail, and returns the token of its link. */
  const mailed = (request = maria, situation = normalSituation, language: LanguageCode = 'PT') => {
    let mailedToken = '';
    world.recovery.byEmail(
      request,
      {
        linkWith: (token) => {
          mailedToken = token;
          return `https://portal.example/?token=${token}`;
        },
        language,
        origin: atHome,
      },
      situation,
    );
    return mailedToken;
  };
  test('a mail with a link is in the outbox, and nothing has changed yet', async () => {
    const other = world.sessions.open(idOf('maria')).token;
    const token = mailed({ username: 'MARIA', email: 'Maria@Example.com' });
    const [mail] = world.sms.outbox(1);
    expect(mail).toMatchObject({ channel: 'mail', receiver: 'Maria@Example.com', code: null });
    expect(mail?.text).toContain(`\n\nhttps://portal.example/?token=${token}\n\n`);
    expect(countsOf(other)).toBe(true);
    expect((await signIn('maria', 'aurora2026')).token).toBeTypeOf('string');
  });

  test('the link signs in, requires a new password, and no old one', async () => {
    const signedIn = signedInBy(mailed());
    expect(world.accounts.info(signedIn, 'PT')).toMatchObject({
      account: 'maria',
      passwordChangeOwed: true,
    });
    const confirmNewPassword = NEW_PASSWORD;
    const weak = { newPassword: 'short1', confirmNewPassword: 'short1' };
    const change = { newPassword: NEW_PASSWORD, confirmNewPassword };
    const changing = () => world.accounts.changePassword(signedIn, weak, atHome);
    expect(await refusalOf(changing)).toBe('validation_failed');
    await world.accounts.changePassword(signedIn, change, atHome);
    expect((await signIn('maria', NEW_PASSWORD)).token).toBeTypeOf('string');
  });

  test('a normal session owes no change, and needs the old password', async () => {
    const signedIn = signedInBy(world.sessions.open(idOf('maria')).token);
    expect(world.accounts.info(signedIn, 'PT').passwordChangeOwed).toBe(false);
    const change = { newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
    await expect(world.accounts.changePassword(signedIn, change, atHome)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ field: 'oldPassword', rule: 'required' }] },
    });
  });

  test('a link is valid until the password changes, the next link, or half an hour', async () => {
    const first = mailed();
    world.clock.move(MINUTE);
    const second = mailed();
    expect([first, second].map(countsOf)).toEqual([false, true]);
    const change = { newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
    await world.accounts.changePassword(signedInBy(second), change, atHome);
    expect(countsOf(second)).toBe(false);
    world.clock.move(MINUTE);
    const third = mailed();
    world.clock.move(30 * MINUTE);
    expect(countsOf(third)).toBe(false);
  });

  test('a used, replaced or expired link is reported as such', async () => {
    const meaning = (token: string) => world.sessions.read(token);
    const expired = { ok: false, code: 'recovery_link_expired' };
    const first = mailed();
    world.clock.move(MINUTE);
    const second = mailed();
    expect(meaning(first)).toEqual(expired);
    const change = { newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
    await world.accounts.changePassword(signedInBy(second), change, atHome);
    expect(meaning(second)).toEqual(expired);
    world.clock.move(MINUTE);
    const third = mailed();
    world.clock.move(30 * MINUTE);
    expect(meaning(third)).toEqual(expired);
    expect(meaning('made-up')).toEqual({ ok: false, code: 'token_invalid' });
  });

  test('a failed mail keeps the earlier link, and the next try does not wait', () => {
    const before = mailed();
    world.clock.move(MINUTE);
    const failing = { ...normalSituation, mailFailing: true };
    expect(() => mailed(maria, failing)).toThrow(expect.objectContaining({ code: 'mail_failed' }));
    expect(countsOf(before)).toBe(true);
    expect(world.sms.outbox(10)).toHaveLength(1);
    const next = mailed();
    expect([before, next].map(countsOf)).toEqual([false, true]);
  });

  test('an account gets one mail a minute, and the refusal says when the next is allowed', () => {
    mailed();
    world.clock.move(MINUTE - 1_500);
    expect(() => mailed()).toThrow(
      expect.objectContaining({ code: 'mail_throttled', details: { retryAfterSeconds: 2 } }),
    );
    expect(world.sms.outbox(10)).toHaveLength(1);
    world.clock.move(1_500);
    mailed();
    expect(world.sms.outbox(10)).toHaveLength(2);
  });

  test.each([
    ['another address', { email: 'joao@example.com' }],
    ['nobody', { username: 'nobody' }],
    ['somebody without an address', { username: 'joao' }],
  ])('%s gets no mail, and all else is as if there were an account', async (_, patch) => {
    expect(mailed({ ...maria, ...patch })).toBe('');
    expect(world.sms.outbox(1)).toEqual([]);
    expect(await refusalOf(() => mailed({ ...maria, ...patch }))).toBe('mail_throttled');
    expect(countsOf(mailed())).toBe(true);
  });

  test.each([
    ['a name that cannot be one', { username: 'a!' }, 'validation_failed'],
    ['an invalid address', { email: 'maria' }, 'validation_failed'],
    ['nothing', { username: '', email: '' }, 'validation_failed'],
  ])('%s is refused, and nothing is sent', async (_, patch, code) => {
    expect(await refusalOf(() => mailed({ ...maria, ...patch }))).toBe(code);
    expect(world.sms.outbox(1)).toEqual([]);
  });

  test('only the owner of the mail address is told why an account may not sign in', () => {
    world.members.setBlocked(idOf('maria'), true);
    const { member } = signedInBy(mailed());
    expect(world.signIn.blockerOf(member)).toBe('account_blocked');
  });
});

describe('by phone', () => {
  const number = { countryDialingCode: '+55', mobileNum: '11 98765-4321' };
  const send = (patch = {}, situation = normalSituation) =>
    world.recovery.sendCode({ ...number, ...readPicture(world), ...patch }, situation, 'PT');
  const reset = (patch = {}) =>
    world.recovery.byPhone(
      { ...number, newPassword: NEW_PASSWORD, verificationCode: sentCode(), ...patch },
      normalSituation,
      atHome,
    );

  test('a code sets a new password, ends every session, and signs in', async () => {
    const before = world.sessions.open(idOf('joao')).token;
    const { expirationTime } = await send();
    expect(Date.parse(expirationTime) - world.clock.now()).toBe(5 * MINUTE);
    const { token, passwordExpired, passwordIsDefault } = await reset();
    expect([before, token].map(countsOf)).toEqual([false, true]);
    expect({ passwordExpired, passwordIsDefault }).toEqual({
      passwordExpired: false,
      passwordIsDefault: false,
    });
    expect((await signIn('joao', NEW_PASSWORD)).token).toBeTypeOf('string');
    expect(await refusalOf(() => signIn('joao', 'aurora2026'))).toBe('credentials_incorrect');
  });

  test('a code is valid once, for a recovery only', async () => {
    world.sms.send('login', '+5511987654321', normalSituation, 'PT');
    expect(await refusalOf(() => reset())).toBe('verification_code_incorrect');
    world.clock.move(MINUTE);
    await send();
    const verificationCode = sentCode();
    const both = await Promise.allSettled([
      reset({ verificationCode }),
      reset({ verificationCode }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(() => reset({ verificationCode }))).toBe('verification_code_incorrect');
  });

  test('missing, wrong and expired codes have different answers, and change nothing', async () => {
    await send();
    const wrong = sentCode() === '000000' ? '000001' : '000000';
    expect(await refusalOf(() => reset({ verificationCode: '' }))).toBe(
      'verification_code_missing',
    );
    expect(await refusalOf(() => reset({ verificationCode: wrong }))).toBe(
      'verification_code_incorrect',
    );
    world.clock.move(5 * MINUTE);
    expect(await refusalOf(() => reset())).toBe('verification_code_expired');
    expect((await signIn('joao', 'aurora2026')).token).toBeTypeOf('string');
  });

  test('the next code is sent after the last one expires', async () => {
    await send();
    expect(await refusalOf(() => send())).toBe('sms_throttled');
    world.clock.move(5 * MINUTE);
    await send();
    const failing = { ...normalSituation, smsFailing: true };
    world.clock.move(5 * MINUTE);
    expect(await refusalOf(() => send({}, failing))).toBe('sms_failed');
  });

  test.each([
    ['a number of nobody', { mobileNum: '11900000000' }, 'verification_code_incorrect'],
    ['an invalid number', { mobileNum: '123' }, 'validation_failed'],
    ['an unknown country', { countryDialingCode: '+999' }, 'validation_failed'],
    ['a weak password', { newPassword: 'short1' }, 'validation_failed'],
    ['a password of many people', { newPassword: 'password1' }, 'validation_failed'],
    ['a password that is the number', { newPassword: '11987654321' }, 'validation_failed'],
  ])('%s is refused', async (_, patch, code) => {
    await send();
    expect(await refusalOf(() => reset(patch))).toBe(code);
  });

  test('who holds a number without an account is told so, and nobody else', async () => {
    const nobody = { mobileNum: '11900000000' };
    await send(nobody);
    expect(await refusalOf(() => reset(nobody))).toBe('mobile_unknown');
    const wrong = sentCode() === '000000' ? '000001' : '000000';
    expect(await refusalOf(() => reset({ ...nobody, verificationCode: wrong }))).toBe(
      'verification_code_incorrect',
    );
  });

  test('a blocked account stays blocked and keeps its password', async () => {
    const id = idOf('joao');
    world.members.setBlocked(id, true);
    await send();
    expect(await refusalOf(() => reset())).toBe('account_blocked');
    world.members.setBlocked(id, false);
    expect((await signIn('joao', 'aurora2026')).token).toBeTypeOf('string');
    expect((await reset()).token).toBeTypeOf('string');
  });

  test('only a person with the code learns that the account is blocked (A27)', async () => {
    world.members.setBlocked(idOf('joao'), true);
    const unknowing = [
      () => reset({ verificationCode: '' }),
      () => reset({ verificationCode: 'wrong' }),
      () => send(),
    ];
    await send();
    const codes = await Promise.all(unknowing.map(refusalOf));
    expect(codes).toEqual([
      'verification_code_missing',
      'verification_code_incorrect',
      'sms_throttled',
    ]);
  });

  test('the server sends no code where Firebase sends them (G4a)', async () => {
    world.settings.change({ smsProvider: 'firebase' });
    expect(await refusalOf(() => send())).toBe('feature_disabled');
    expect(world.sms.outbox(1)).toEqual([]);
  });

  test('it is not offered without CHNGPASSVERIF3 (G4a)', async () => {
    await send();
    world.settings.change({ flags: { CHNGPASSVERIF3: 0 } });
    expect(await refusalOf(() => send())).toBe('feature_disabled');
    expect(await refusalOf(() => reset())).toBe('feature_disabled');
  });
});
