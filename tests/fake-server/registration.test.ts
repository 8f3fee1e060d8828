import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MobileRegistration, Registration } from '#contract/entities/registration.ts';
import { Refused } from '#fake-server/kernel/refused.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import { unknownOrigin } from '#fake-server/world/notifications/security-history.ts';
import type { World } from '#fake-server/world/world.ts';
import { openTestWorld, refusalOf } from './support/test-world.ts';

let world: World;
beforeEach(async () => {
  // The puzzle is proved with its vendor; here it is off.
  world = await openTestWorld({ settings: { geetest: false } });
});
afterEach(() => world.close());

const shared = {
  password: 'segredo1',
  confirmPassword: 'segredo1',
  domain: 'localhost',
  login: true as const,
  agreed: true,
};
const byUsername = (patch: Partial<Registration> = {}, situation = normalSituation) =>
  world.registrar.byUsername({ ...shared, username: 'novata', ...patch }, situation);
const byMobile = (patch: Partial<MobileRegistration> = {}) =>
  world.registrar.byMobile(
    {
      ...shared,
      mobileNum: '11912345678',
      countryDialingCode: '+55',
      registerUrl: 'http://localhost/register',
      registerMethod: 'WEB',
      ...patch,
    },
    normalSituation,
  );

const sendCode = () => {
  world.sms.send('registration', '+5511912345678', normalSituation, 'PT');
  return world.sms.outbox(1)[0]?.code ?? '';
};

const fieldsWith = async (password: string) =>
  await byUsername({ username: 'tucunare', password, confirmPassword: password }).catch(
    (error: unknown) => (error instanceof Refused ? error.details.fields : error),
  );

describe('what a registration stores and requires (A6, A20, W5)', () => {
  test('the accepted terms are in the data export, with version and moment', async () => {
    await byUsername();
    const { id } = world.members.byAccount('novata') ?? { id: 0 };
    world.dataExport.ask(id, unknownOrigin);
    while (world.dataExport.makeDue());
    const file = world.dataExport.state(id).file?.id ?? '';
    const text = world.dataExport.part({ id }, { id: file, part: 1 }, unknownOrigin);
    expect(JSON.parse(text)).toMatchObject({
      acceptedTerms: [
        { document: 'user-protocol', version: '1.2', acceptedAt: world.clock.moment() },
      ],
    });
  });

  test('nobody registers on the site of agents', async () => {
    world.settings.change({ agentSite: 1 });
    expect(world.settings.form.closed).toBe(true);
    expect(await refusalOf(() => byUsername())).toBe('registration_closed');
    expect(await refusalOf(() => byMobile())).toBe('registration_closed');
  });
});

describe('by user name', () => {
  test('opens an account with the bonus in its ledger, signed in', async () => {
    const registered = await byUsername({ email: 'nova@example.com', affiliateCode: 'aurora1' });
    expect(registered).toMatchObject({
      account: 'novata',
      bonus: { amount: 2_000, currency: 'BRL' },
      firstTimeLogin: true,
      passwordExpired: false,
      passwordIsDefault: false,
    });
    const reading = world.sessions.read(registered.token);
    const typed = { account: 'novata', email_confirmed: 0 };
    expect(reading).toMatchObject({ ok: true, signedIn: { member: typed } });
    const { id } = world.members.byAccount('novata') ?? { id: 0 };
    expect(world.wallet.entries(id)).toMatchObject([{ kind: 'registration_bonus', amount: 2_000 }]);
  });

  test('takes an affiliate code with blanks around it as the code alone (A9)', async () => {
    await expect(byUsername({ affiliateCode: ' aurora1 ' })).resolves.toHaveProperty('token');
  });

  test('takes a CPF with the dots and the dash of its card, and keeps its digits (A3)', async () => {
    world.settings.change({ fields: { idNumber: { use: 'optional' } } });
    const { account } = await byUsername({ idNumber: '529.982.247-25' });
    const id = world.members.byAccount(account)?.id ?? 0;
    expect(world.members.details(id)).toMatchObject({ idNumber: '52998224725' });
  });

  test('has no entry and no message where there is no bonus', async () => {
    world.settings.change({ registrationBonus: 0 });
    expect((await byUsername()).bonus).toBeNull();
    const { id } = world.members.byAccount('novata') ?? { id: 0 };
    expect(world.wallet.entries(id)).toEqual([]);
  });

  test('accepts one of two with the same name at the same time', async () => {
    const results = await Promise.allSettled([byUsername(), byUsername({ username: 'NOVATA' })]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual([
      'username_taken',
    ]);
  });

  test.each([
    ['username_taken', { username: 'Maria' }],
    // A capital I and a 1 look like an l, and a 0 like an o.
    ['username_taken', { username: 'carIos' }],
    ['username_taken', { username: 'car1os' }],
    ['username_taken', { username: 'Carl0s' }],
    ['validation_failed', { username: 'саrlos' }],
    ['email_taken', { email: 'MARIA@example.com' }],
    ['invitation_code_error', { affiliateCode: 'NOBODY1' }],
    ['terms_not_accepted', { agreed: false }],
    ['validation_failed', { username: 'a b' }],
    ['validation_failed', { confirmPassword: 'other' }],
    ['validation_failed', { agreed: false, username: '' }],
  ] as const)('is refused with %s', async (code, patch) => {
    expect(await refusalOf(() => byUsername(patch))).toBe(code);
  });

  test('names the wrong fields, as the browser does', async () => {
    await expect(byUsername({ username: 'x', password: 'y' })).rejects.toMatchObject({
      details: {
        fields: [
          { field: 'username', rule: 'length', min: 4, max: 16 },
          { field: 'password', rule: 'length', min: 8, max: 128 },
          { field: 'confirmPassword', rule: 'confirmation' },
        ],
      },
    });
  });

  test('refuses a common password, and one that is the name', async () => {
    expect(await fieldsWith('password1')).toEqual([{ field: 'password', rule: 'common' }]);
    expect(await fieldsWith('Tucunare1')).toEqual([{ field: 'password', rule: 'ownName' }]);
    const long = `uma frase de ${'muitas '.repeat(12)}palavras!`;
    expect(await fieldsWith(long)).toMatchObject({ account: 'tucunare' });
  });

  test('needs the captcha where it is shown', async () => {
    const situation = { ...normalSituation, captchaAtRegistration: true };
    const captchaId = crypto.randomUUID();
    const wrong = { captchaId, captcha: 'wrong' };
    expect(await refusalOf(() => byUsername({}, situation))).toBe('captcha_required');
    expect(await refusalOf(() => byUsername(wrong, situation))).toBe('captcha_incorrect');
    world.captcha.picture(captchaId);
    const captcha = world.captcha.reveal(captchaId) ?? '';
    expect((await byUsername({ captchaId, captcha }, situation)).account).toBe('novata');
  });

  test('needs the puzzle where it is on', async () => {
    world.settings.change({ geetest: true });
    expect(await refusalOf(() => byUsername())).toBe('geetest_required');
  });

  test('is closed where flag or toggle is off', async () => {
    world.settings.change({ toggles: { usernameRegistration: 0 } });
    expect(await refusalOf(() => byUsername())).toBe('registration_closed');
  });
});

describe('by mobile number', () => {
  test('opens a generated account, with a code that counts once', async () => {
    const verificationCode = sendCode();
    const { account } = await byMobile({ verificationCode });
    expect(account).toMatch(/^[a-z0-9]{4,16}$/u);
    expect(world.members.byMobile('+5511912345678')?.account).toBe(account);
    expect(await refusalOf(() => byMobile({ verificationCode }))).toBe('mobile_taken');
    const again = { verificationCode, mobileNum: '11912345679' };
    expect(await refusalOf(() => byMobile(again))).toBe('verification_code_incorrect');
  });

  test('a refused registration keeps the code valid', async () => {
    const verificationCode = sendCode();
    const invited = { verificationCode, affiliateCode: 'NOBODY1' };
    expect(await refusalOf(() => byMobile(invited))).toBe('invitation_code_error');
    expect(await refusalOf(() => byMobile({}))).toBe('verification_code_missing');
    expect((await byMobile({ verificationCode })).account).toBeTypeOf('string');
  });
});
