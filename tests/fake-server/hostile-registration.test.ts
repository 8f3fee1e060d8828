import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FieldError } from '#contract/errors.ts';
import {
  checkRegistration,
  type RegistrationSetting,
  type RegistrationType,
  registrationFields,
} from '#contract/rules/registration-form.ts';
import type { World } from '#fake-server/world/world.ts';
import { anyRules, hostileText } from '#tests/support/hostile-input.ts';
import { mobilePayload, usernamePayload } from '#web/features/registration/registration-payload.ts';
import {
  type RegistrationValues,
  untouched,
} from '#web/features/registration/registration-values.ts';
import {
  brazil,
  openRegisteringWorld,
  type RegistrationAnswer,
  registerByMobile,
  registerByUsername,
  signInAsRegistered,
} from './support/registering.ts';

let world: World;
beforeEach(async () => {
  world = await openRegisteringWorld();
});
afterEach(() => world.close());

/** How much is stored, table by table. */
function stored(): Readonly<Record<string, number>> {
  const tables = ['members', 'transactions', 'sessions', 'affiliate_codes', 'sms_codes'];
  return Object.fromEntries(
    tables.map((table) => {
      const count = world.database.statement<{ rows: number }>(
        `SELECT COUNT(*) AS rows FROM ${table}`,
      );
      return [table, count.get()?.rows ?? 0];
    }),
  );
}

const refusesByWhatIsKnown: ReadonlySet<string> = new Set([
  'username_taken',
  'mobile_taken',
  'email_taken',
  'invitation_code_error',
  'verification_code_incorrect',
]);

/** What only the server finds out about a password: the form knows no list and no other names. */
const knownToServer = ({ rule }: FieldError) => rule === 'common' || rule === 'ownName';

const textFields = Object.keys(untouched).filter(
  (name) => name !== 'agreed' && name !== 'countryCode',
);
const hostileValues: fc.Arbitrary<RegistrationValues> = fc
  .record({
    number: fc.noBias(fc.nat({ max: 89_999_999 })).map((number) => 10_000_000 + number),
    hostile: fc.oneof(
      { weight: 1, arbitrary: fc.constant({}) },
      {
        weight: 3,
        arbitrary: fc.dictionary(fc.constantFrom(...textFields), hostileText, { maxKeys: 4 }),
      },
    ),
    agreed: fc.constantFrom(true, true, true, false),
    confirmed: fc.constantFrom(true, true, true, false),
  })
  .map(({ number, hostile, agreed, confirmed }) => {
    const typed = { ...goodValues(number), ...hostile, agreed };
    return confirmed ? { ...typed, confirmPassword: typed.password } : typed;
  });

/** A person without any error, by a site's initial rules. */
function goodValues(number: number): RegistrationValues {
  return {
    ...untouched,
    username: `ana${number}`,
    password: 'Aurora26',
    confirmPassword: 'Aurora26',
    mobileNum: `119${number}`,
    verificationCode: '123456',
    payeeName: 'Ana Maria',
    email: `ana${number}@example.com`,
    qqNum: String(number),
    recommenderId: 'friend1',
    paymentPassword: '123456',
    line: 'ana_maria',
    whatsapp: `119${number}`,
    zalo: `119${number}`,
    facebook: 'Ana Maria',
    wechat: 'ana_maria',
    idNumber: `119${number}`,
    affiliateCode: 'aurora1',
  };
}

const setting = (type: RegistrationType): RegistrationSetting => ({
  type,
  form: world.settings.form,
  rules: world.settings.rules,
  showCaptcha: false,
  affiliateBox: world.settings.current.affiliate,
  country: brazil,
});

/** What the portal sends: of the invitation code no blanks around it, and only where the form has one. */
function payloadOf(type: RegistrationType, values: RegistrationValues) {
  const shown = registrationFields(setting(type));
  const hasCode = shown.some(({ name }) => name === 'affiliateCode');
  const code = hasCode ? values.affiliateCode.trim() : '';
  const parts = {
    values,
    shown,
    country: brazil,
    captchaId: undefined,
    geetest: null,
    affiliateCode: code === '' ? null : code,
    subId: null,
    referralCode: null,
    address: new URL('http://localhost/register'),
  };
  if (type === 'username') return usernamePayload(parts);
  return mobilePayload(parts, world.settings.form.mobilePassword ? null : 'Made-4-You');
}

/** The refusal names the fields that the form names, so that each can be mended. */
function expectNamed(
  { fields, bySchema }: Extract<RegistrationAnswer, { ok: false }>,
  onForm: readonly FieldError[],
  type: RegistrationType,
): void {
  if (!bySchema) {
    expect(fieldNames(fields.filter((error) => !knownToServer(error)))).toEqual(fieldNames(onForm));
    return;
  }
  // The schema checks first what no rule can accept; a confirmation is as long as its value.
  const shown = registrationFields(setting(type)).map(({ name }) => name);
  expect(shown).toEqual(expect.arrayContaining(fields.map(({ field }) => field)));
  const wrong = new Set(onForm.map(({ field }) => field));
  expect(fields.some(({ field }) => wrong.has(field))).toBe(true);
}

const fieldNames = (fields: readonly FieldError[]) =>
  fields.map(({ field, rule }) => `${field} ${rule}`);

describe.each(['username', 'registerMobile'] as const)('a hostile registration by %s', (type) => {
  test('is accepted by the server exactly when the form accepts it, and stored whole or not at all', async () => {
    let tried = 0;
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constant(world.settings.rules), anyRules),
        hostileValues,
        fc.record({
          affiliate: fc.boolean(),
          sms: fc.constantFrom(false, false, false, true),
          password: fc.boolean(),
        }),
        async (rules, values, { affiliate, sms, password }) => {
          // As the figures of the fields could never give them.
          vi.spyOn(world.settings, 'rules', 'get').mockReturnValue(rules);
          world.settings.change({
            affiliate,
            toggles: {
              smsVerificationAtRegistration: sms ? 1 : 0,
              mobileNumberPlusPasswordRegistration: password ? 1 : 0,
            },
          });
          tried += 1;
          const onForm = checkRegistration(setting(type), values);
          const before = stored();
          const payload = payloadOf(type, values);
          const answer = await (type === 'username' ? registerByUsername : registerByMobile)(
            world,
            payload,
          );
          if (answer.ok) {
            expect(fieldNames(onForm)).toEqual([]);
            const { members = 0, transactions = 0, sessions = 0 } = before;
            const one = {
              members: members + 1,
              transactions: transactions + 1,
              sessions: sessions + 1,
            };
            expect(stored()).toEqual({ ...before, ...one });
            // A registered person can sign in with what they typed.
            const account = type === 'username' ? values.username : answer.account;
            const token = await signInAsRegistered(world, account, payload.password);
            expect(token).toBeTypeOf('string');
            accepted += 1;
            return;
          }
          expect(stored()).toEqual(before);
          if (onForm.length === 0) {
            const known = answer.fields.some(knownToServer) && answer.fields.every(knownToServer);
            if (!known) expect([...refusesByWhatIsKnown]).toContain(answer.code);
            return;
          }
          expectNamed(answer, onForm, type);
        },
      ),
      { numRuns: 300 },
    );
    // A property about registrations that are all refused would say little.
    expect(accepted).toBeGreaterThan(tried / 50);
  });
});
