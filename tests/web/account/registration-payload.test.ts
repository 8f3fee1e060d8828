// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { mobileRegistrationSchema, registrationSchema } from '#contract/entities/registration.ts';
import {
  mobilePayload,
  type PayloadParts,
  usernamePayload,
} from '#web/features/registration/registration-payload.ts';
import { untouched } from '#web/features/registration/registration-values.ts';

const brazil = {
  countryCode: 'BR',
  countryDialingCode: '+55',
  trunkPrefix: '0',
  minDigits: 11,
  maxDigits: 11,
};

function parts(changes: Partial<PayloadParts> = {}): PayloadParts {
  return {
    values: {
      ...untouched,
      username: 'ana2000',
      password: 'aurora2026',
      confirmPassword: 'aurora2026',
      mobileNum: '(11) 98765-4321',
      email: 'ana@example.com',
      qqNum: '123456',
    },
    shown: [
      { name: 'username', required: true },
      { name: 'password', required: true },
      { name: 'confirmPassword', required: true },
      { name: 'email', required: false },
      { name: 'agreed', required: true },
    ],
    country: brazil,
    captchaId: undefined,
    geetest: null,
    affiliateCode: null,
    subId: null,
    referralCode: 'R77',
    address: new URL('https://play.example.com/register?referralCode=R77'),
    ...changes,
  };
}

describe('the payload of a registration by user name', () => {
  test('sends the code without the space of the SMS (A11)', () => {
    const shown = [{ name: 'verificationCode', required: true }] as const;
    const values = { ...parts().values, verificationCode: ' 123 456' };
    expect(usernamePayload(parts({ values, shown })).verificationCode).toBe('123456');
  });

  test('matches the contract, with the data of the address', () => {
    const payload = usernamePayload(parts({ affiliateCode: 'AURORA1' }));
    expect(registrationSchema.parse(payload)).toEqual(payload);
    expect(payload).toMatchObject({
      username: 'ana2000',
      referralCode: 'R77',
      domain: 'play.example.com',
      affiliateCode: 'AURORA1',
      login: true,
      agreed: true,
    });
  });

  test('sends the source of the link, only together with its code (C1)', () => {
    const payload = usernamePayload(parts({ affiliateCode: 'AURORA1', subId: 'youtube-1' }));
    expect(registrationSchema.parse(payload)).toMatchObject({ subId: 'youtube-1' });
    expect(usernamePayload(parts({ subId: 'youtube-1' }))).not.toHaveProperty('subId');
  });

  test('leaves out what the form does not show, even if the draft has it', () => {
    const payload = usernamePayload(parts());
    expect(payload).not.toHaveProperty('qqNum');
    expect(payload).not.toHaveProperty('mobileNum');
    expect(payload).not.toHaveProperty('countryDialingCode');
    expect(payload).toHaveProperty('email', 'ana@example.com');
  });

  test('has the captcha with the id of its image', () => {
    const captchaId = '4f7f2c1e-7c1b-4c59-9d55-2f4d0b3f6a10';
    const form = parts({ captchaId });
    const payload = usernamePayload({
      ...form,
      values: { ...form.values, captcha: '12345' },
      shown: [...form.shown, { name: 'captcha', required: true }],
    });
    expect(payload).toMatchObject({ captcha: '12345', captchaId });
    expect(usernamePayload(form)).not.toHaveProperty('captchaId');
  });
});

describe('the payload of a registration by mobile number', () => {
  const shown = [
    { name: 'mobileNum', required: true },
    { name: 'agreed', required: true },
  ] as const;

  test('has the national number, its dialing code and its source', () => {
    const payload = mobilePayload(parts({ shown }), null);
    expect(mobileRegistrationSchema.parse(payload)).toEqual(payload);
    expect(payload).toMatchObject({
      mobileNum: '11987654321',
      countryDialingCode: '+55',
      registerMethod: 'WEB',
      registerUrl: 'https://play.example.com/register?referralCode=R77',
    });
  });

  test('has the generated password twice where none is required', () => {
    const payload = mobilePayload(parts({ shown }), 'Made-4-You');
    expect(payload).toMatchObject({ password: 'Made-4-You', confirmPassword: 'Made-4-You' });
  });
});
