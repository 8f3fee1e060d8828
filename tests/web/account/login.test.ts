import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { detailFields } from '#machines/login/form-fields.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { checkLogin } from '#web/features/login/login-draft.ts';
import { rememberedSignIn, rememberingCookie } from '#web/features/login/remembered-sign-in.ts';
import { loginInputOf } from '#web/features/login/sign-in-site.ts';
import { openSite, someProviders } from '../walk/open-site.ts';

const values = {
  username: '',
  password: '',
  countryCode: '',
  mobileNum: '',
  verificationCode: '',
  captcha: '',
  remember: false,
  code: '',
  trustDevice: false,
};
const fieldsOf = (...args: Parameters<typeof checkLogin>) =>
  checkLogin(...args).map(({ field }) => field);

describe('the required fields of a sign-in', () => {
  test.each([
    ['username', ['username', 'password']],
    ['mobilePassword', ['mobileNum', 'password']],
    ['mobileCode', ['mobileNum', 'verificationCode']],
  ] as const)('%s', (method, fields) => {
    const input = {
      methods: [method] as const,
      providers: [],
      takesPasskeys: false,
      expiryEnforced: false,
      codeByFirebase: false,
    };
    const { context } = createActor(loginMachine, { input }).getSnapshot();
    expect(fieldsOf(values, detailFields(context), undefined)).toEqual(fields);
    expect(
      fieldsOf(values, detailFields({ ...context, captchaRequired: true }), undefined),
    ).toEqual([...fields, 'captcha']);
  });
});

describe('the sign-in methods', () => {
  const flags = {
    MOBILEVERCODELOGIN3: 1,
    DIRECTREG3: 1,
    CHNGPASSVERIF3: 0,
    REGMOBVERF3: 0,
  } as const;
  const toggles = {
    mobileRegistration: 1,
    smsVerificationAtRegistration: 0,
    mobileNumberPlusPasswordRegistration: 1,
    usernameRegistration: 1,
    freePlay: 1,
    forcedPasswordChangeOnExpiry: 0,
    phoneLogin: 1,
    verificationCodeLogin: 1,
  } as const;

  const { socialLogin } = openSite;

  test.each([
    [{}, {}, ['username', 'mobileCode']],
    [{}, { verificationCodeLogin: 0 }, ['username', 'mobilePassword']],
    [{}, { phoneLogin: 0 }, ['username']],
    [{ MOBILEVERCODELOGIN3: 0 }, {}, ['username']],
  ] as const)('with %o and %o', (flagChange, toggleChange, methods) => {
    const site = {
      whitelabel: { ...flags, ...flagChange },
      register: { ...toggles, ...toggleChange },
      firebase: null,
      socialLogin,
      passkeySignIn: false,
    };
    expect(loginInputOf(site)).toMatchObject({ methods, codeByFirebase: false });
  });

  test('include other accounts only where the site has them (G5)', () => {
    const site = {
      whitelabel: flags,
      register: toggles,
      firebase: null,
      socialLogin: someProviders,
      passkeySignIn: false,
    };
    expect(loginInputOf(site).providers).toEqual(['google', 'telegram']);
    expect(loginInputOf({ ...site, socialLogin }).providers).toEqual([]);
  });

  test('with codes by Firebase', () => {
    const firebase = { apiKey: 'key', authDomain: 'a.example', projectId: 'a', emulatorUrl: null };
    const site = {
      whitelabel: flags,
      register: toggles,
      firebase,
      socialLogin,
      passkeySignIn: false,
    };
    expect(loginInputOf(site)).toMatchObject({
      methods: ['username', 'mobileCode'],
      codeByFirebase: true,
    });
  });
});

describe('the cookie that remembers a sign-in', () => {
  test('lasts a day, and restores the name', () => {
    const cookie = rememberingCookie('ana; maria=ção');
    expect(cookie).toContain('max-age=86400');
    const [pair = ''] = cookie.split('; ');
    expect(rememberedSignIn(`other=1; ${pair}; theme=dark`)).toEqual({
      username: 'ana; maria=ção',
    });
  });

  test('is bound to its host on https', () => {
    vi.stubGlobal('location', new URL('https://play.example/login'));
    const [pair = ''] = rememberingCookie('ana').split('; ');
    expect(pair).toBe('__Host-rememberedUsername=ana');
    expect(rememberedSignIn(pair)).toEqual({ username: 'ana' });
    expect(rememberedSignIn('rememberedUsername=mallory')).toBeNull();
    vi.unstubAllGlobals();
  });

  test('is deleted without "remember me"', () => {
    expect(rememberingCookie(null)).toContain('max-age=0');
    expect(rememberedSignIn('')).toBeNull();
    expect(rememberedSignIn('rememberedUsername=%E0%A4%A')).toBeNull();
  });
});
