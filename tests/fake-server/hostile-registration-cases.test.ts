import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { World } from '#fake-server/world/world.ts';
import { usernamePayload } from '#web/features/registration/registration-payload.ts';
import { untouched } from '#web/features/registration/registration-values.ts';
import {
  brazil,
  openRegisteringWorld,
  registerByUsername,
  signInAsRegistered,
} from './support/registering.ts';

let world: World;
beforeEach(async () => {
  world = await openRegisteringWorld();
});
afterEach(() => world.close());

describe('a registration by name', () => {
  const anyText = { pattern: 'freeText', minLength: 1, maxLength: 255 } as const;
  const whole = {
    username: 'ana1',
    password: 'Aurora26',
    confirmPassword: 'Aurora26',
    domain: 'localhost',
    login: true,
    agreed: true,
  };

  test('stores nothing that is not on the form, from any sender', async () => {
    world.settings.change({ affiliate: false, fields: { email: { ...anyText, use: 'off' } } });
    const smuggled = {
      username: 'smuggler',
      email: 'maria@example.com\u202e',
      qqNum: '\u0000',
      facebook: 'x'.repeat(500),
      mobileNum: '11987650000',
      countryDialingCode: '+55',
      affiliateCode: '\u0007',
    };
    expect(await registerByUsername(world, { ...whole, ...smuggled })).toMatchObject({ ok: true });
    const row = world.database.statement<Record<string, unknown>>(
      "SELECT email, mobile, affiliate_code, details FROM members WHERE account = 'smuggler'",
    );
    expect({ ...row.get() }).toEqual({
      email: null,
      mobile: null,
      affiliate_code: null,
      details: '{}',
    });
  });

  test('a limit of 255 characters counts code points', async () => {
    world.settings.change({ fields: { password: anyText } });
    const password = '😀🐯🎰🎲🃏'.repeat(51);
    const newcomer = { ...whole, username: 'emoji1', password, confirmPassword: password };
    expect(await registerByUsername(world, newcomer)).toMatchObject({ ok: true });
    expect(await signInAsRegistered(world, 'emoji1', password)).toBeTypeOf('string');
  });

  test('blanks around a name are cut off', async () => {
    world.settings.change({ fields: { username: anyText } });
    expect(await registerByUsername(world, { ...whole, username: ' bia ' })).toMatchObject({
      account: 'bia',
    });
    expect(await registerByUsername(world, { ...whole, username: 'BIA\u3000' })).toMatchObject({
      code: 'username_taken',
    });
  });

  test('a referral that cannot be used is reported, and the form leaves it out', async () => {
    const referralCode = `R77\u202e`;
    expect(await registerByUsername(world, { ...whole, referralCode })).toMatchObject({
      fields: [{ field: 'referralCode', rule: 'pattern' }],
    });
    const address = new URL('http://localhost/register');
    for (const code of [referralCode, 'R'.repeat(10_000)]) {
      const parts = { shown: [], country: brazil, captchaId: undefined, geetest: null, address };
      const codes = { affiliateCode: null, subId: null, referralCode: code };
      const sent = usernamePayload({ ...parts, ...codes, values: untouched });
      expect(sent).not.toHaveProperty('referralCode');
    }
  });
});
