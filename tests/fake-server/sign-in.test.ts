import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { PasswordSignIn } from '#fake-server/world/identity/sign-in.ts';
import type { World } from '#fake-server/world/world.ts';
import { openTestWorld, refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

let world: World;
beforeEach(async () => {
  world = await openTestWorld({ settings: { captchaAfterFailures: 1 } });
});
afterEach(() => world.close());

const signIn = (patch: Partial<PasswordSignIn> = {}, situation = normalSituation) =>
  world.signIn.byPassword({ username: 'maria', password: 'aurora2026', ...patch }, situation);

describe('by password', () => {
  test('signs in with it, with the name in any case', async () => {
    const result = await signIn({ username: 'MaRiA' });
    expect(result).toMatchObject({
      firstTimeLogin: false,
      passwordExpired: false,
      passwordIsDefault: false,
    });
  });

  test('a failure requires the captcha from then on, until the right password', async () => {
    await expect(signIn({ password: 'wrong' })).rejects.toMatchObject({
      code: 'credentials_incorrect',
      details: { captchaRequired: true },
    });
    expect(await refusalOf(() => signIn())).toBe('captcha_required');
    const captchaId = crypto.randomUUID();
    expect(await refusalOf(() => signIn({ captchaId, captcha: '0' }))).toBe('captcha_incorrect');
    world.captcha.picture(captchaId);
    const captcha = world.captcha.reveal(captchaId) ?? '';
    await signIn({ captchaId, captcha });
    expect((await signIn()).token).toBeTypeOf('string');
  });

  test('an unknown account is refused like a wrong password', async () => {
    const username = 'nobody';
    expect(await refusalOf(() => signIn({ username }))).toBe('credentials_incorrect');
    expect(await refusalOf(() => signIn({ username }))).toBe('captcha_required');
  });

  test.each([
    ['pedro', 'account_blocked'],
    ['lucas', 'member_no_enter'],
    ['visitante', 'credentials_incorrect'],
  ])('%s is refused with %s', async (username, code) => {
    expect(await refusalOf(() => signIn({ username }))).toBe(code);
  });

  test('default and expired passwords are reported', async () => {
    const ana = await signIn({ username: 'anamartins', password: 'abc123' });
    expect(ana).toMatchObject({ passwordIsDefault: true, passwordExpired: false });
    expect((await signIn({ username: 'gustavo' })).passwordExpired).toBe(true);
    const expired = { ...normalSituation, passwordExpired: true };
    expect((await signIn({}, expired)).passwordExpired).toBe(true);
    world.clock.move(90 * 24 * 60 * 60_000);
    expect((await signIn()).passwordExpired).toBe(true);
    world.settings.change({ toggles: { forcedPasswordChangeOnExpiry: 0 } });
    expect((await signIn()).passwordExpired).toBe(false);
  });

  test('the agent site accepts only agents, of every type', async () => {
    world.settings.change({ agentSite: 1 });
    expect(await refusalOf(() => signIn())).toBe('agent_only');
    for (const username of ['carlos', 'fernanda', 'rafael', 'juliana']) {
      expect((await signIn({ username })).token).toBeTypeOf('string');
    }
  });
});

describe('by mobile number', () => {
  const number = { countryDialingCode: '+55', mobileNum: '11987654321' };
  const byMobile = (patch: object) =>
    world.signIn.byMobile({ ...number, ...patch }, normalSituation);

  test('accepts a code once', async () => {
    world.sms.send('login', '+5511987654321', normalSituation, 'PT');
    const verificationCode = world.sms.outbox(1)[0]?.code ?? '';
    const { token } = await byMobile({ verificationCode });
    expect(world.sessions.read(token)).toMatchObject({
      ok: true,
      signedIn: { member: { account: 'joao' } },
    });
    expect(await refusalOf(() => byMobile({ verificationCode }))).toBe(
      'verification_code_incorrect',
    );
  });

  test('a wrong code is a failed sign-in: the captcha follows', async () => {
    world.sms.send('login', '+5511987654321', normalSituation, 'PT');
    const code = world.sms.outbox(1)[0]?.code ?? '';
    const verificationCode = code === '000000' ? '000001' : '000000';
    await expect(byMobile({ verificationCode })).rejects.toMatchObject({
      code: 'verification_code_incorrect',
      details: { captchaRequired: true },
    });
    expect(await refusalOf(() => byMobile({ verificationCode: code }))).toBe('captcha_required');
  });

  test('who holds a number without an account is told so, and nobody else', async () => {
    const unknown = { mobileNum: '11900000000', verificationCode: '1' };
    expect(await refusalOf(() => byMobile(unknown))).toBe('verification_code_incorrect');
    world.settings.change({ captchaAfterFailures: 10 });
    world.sms.send('login', '+5511900000000', normalSituation, 'PT');
    const verificationCode = world.sms.outbox(1)[0]?.code ?? '';
    const held = { ...unknown, verificationCode };
    expect(await refusalOf(() => byMobile(held))).toBe('mobile_unknown');
  });

  test('is refused where the site has it off', async () => {
    world.settings.change({ toggles: { verificationCodeLogin: 0 } });
    expect((await byMobile({ password: 'aurora2026' })).token).toBeTypeOf('string');
    world.settings.change({ toggles: { verificationCodeLogin: 1, phoneLogin: 0 } });
    expect(await refusalOf(() => byMobile({}))).toBe('feature_disabled');
  });
});

describe('free play', () => {
  test('opens a trial account with play money only', async () => {
    const { token } = world.accounts.openTrial(normalSituation);
    const reading = world.sessions.read(token);
    if (!reading.ok) throw new Error('the token does not count');
    const { signedIn } = reading;
    const { member } = signedIn;
    expect(member).toMatchObject({ type: 4 });
    expect(world.wallet.balance(member.id)).toBe(200_000);
    expect(world.wallet.entries(member.id)).toMatchObject([{ kind: 'play_money' }]);
    const change = { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' };
    const changing = () => world.accounts.changePassword(signedIn, change, atHome);
    expect(await refusalOf(changing)).toBe('in_need_true_account');
  });
});
