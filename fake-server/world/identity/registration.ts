import type {
  MobileRegistration,
  Registered,
  Registration,
} from '#contract/entities/registration.ts';
import type { FieldError, ServerErrorCode } from '#contract/errors.ts';
import {
  checkConfirmation,
  checkFreeText,
  checkPresent,
  type FieldRule,
} from '#contract/rules/field-rules.ts';
import {
  checkRegistration,
  type FormField,
  plainIdNumber,
  type RegistrationType,
  registrationFields,
  trimmedName,
} from '#contract/rules/registration-form.ts';
import { termsOfUse } from '../../content/help/protocol.ts';
import { type Action, singleAction } from '../../kernel/action.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import { registrationBonusOf, type SettingsInForce } from '../../settings/settings.ts';
import type { Situation } from '../../situation/situation.ts';
import type { Database } from '../../store/database.ts';
import { acceptedTermsTable } from '../../store/identity/accepted-terms.ts';
import type { MemberTable } from '../../store/members.ts';
import type { Invitees } from '../agents/invitations.ts';
import type { Team } from '../agents/team.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { GeetestAccount } from '../ports/identity-accounts.ts';
import type { Bonuses } from '../promotions/bonuses.ts';
import type { MoneyPasswords } from '../protection/money-passwords.ts';
import { checkNewPassword } from '../protection/new-passwords.ts';
import type { Passwords } from '../protection/passwords.ts';
import type { Captcha } from '../verification/captcha.ts';
import type { ContactHolders } from '../verification/contact-holders.ts';
import { countryByDialingCode } from '../verification/countries.ts';
import { requireGeetest } from '../verification/geetest.ts';
import type { PhoneCodes } from '../verification/phone-codes.ts';
import { internationalNumber } from '../verification/sms.ts';
import type { SignIn } from './sign-in.ts';

/** A registration of either kind, as received. */
type Form = Registration | MobileRegistration;

/** Registering (A9, A12, A13). All methods refuse by throwing. */
export interface Registrar {
  /** @throws Refused any of the registration codes of the contract */
  byUsername(
    form: Registration,
    situation: Situation,
    action?: Action<Registered>,
  ): Promise<Registered>;
  /**
   * With a generated account name. @throws Refused any of the registration codes of the contract
   */
  byMobile(
    form: MobileRegistration,
    situation: Situation,
    action?: Action<Registered>,
  ): Promise<Registered>;
  /**
   * The owner of an invitation code (A9).
   *
   * @throws Refused feature_disabled, invitation_code_error
   */
  affiliateOf(code: string, situation: Situation): string;
}

interface RegistrarParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly members: MemberTable;
  readonly passwords: Passwords;
  readonly captcha: Captcha;
  readonly phoneCodes: PhoneCodes;
  readonly geetest: GeetestAccount;
  readonly bonuses: Bonuses;
  readonly notifications: Pick<Notifications, 'tell'>;
  readonly signIn: SignIn;
  readonly team: Team;
  readonly invitees: Invitees;
  readonly moneyPasswords: Pick<MoneyPasswords, 'keep'>;
  readonly holders: ContactHolders;
}

/** Fields with a code of their own if they are the only missing ones. */
const codeWhenMissing: Readonly<Record<string, ServerErrorCode>> = {
  agreed: 'terms_not_accepted',
  captcha: 'captcha_required',
  verificationCode: 'verification_code_missing',
};

/** Further fields of the form, stored with the account as typed. */
const keptFields = [
  'payeeName',
  'qqNum',
  'recommenderId',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
] as const;

export function createRegistrar(parts: RegistrarParts): Registrar {
  const { database, clock, settings, members, passwords, captcha } = parts;
  const { phoneCodes, bonuses, signIn, notifications, team, invitees, moneyPasswords } = parts;
  const { holders } = parts;
  const acceptedTerms = acceptedTermsTable(database);

  const affiliateOf = (code: string, situation: Situation) => {
    if (!settings.current.affiliate) throw new Refused('feature_disabled');
    const affiliate = situation.affiliateInvalid ? undefined : members.affiliateOf(code);
    if (affiliate === undefined) throw new Refused('invitation_code_error');
    return affiliate;
  };

  const showCaptcha = (situation: Situation) =>
    settings.current.showCaptcha || situation.captchaAtRegistration;

  /**
   * Everything that can be wrong with the form: the same rules as the browser's. The answer names
   * the checked fields.
   */
  const requireForm = (type: RegistrationType, form: Form, situation: Situation) => {
    const { rules } = settings;
    const { affiliate } = settings.current;
    const tab = type === 'username' ? settings.form.usernameTab : settings.form.mobileTab;
    if (!tab) throw new Refused('registration_closed');
    const setting = {
      type,
      form: settings.form,
      rules,
      showCaptcha: showCaptcha(situation),
      affiliateBox: affiliate,
      country: countryByDialingCode(form.countryDialingCode ?? ''),
    };
    const generated = type === 'registerMobile' && !settings.form.mobilePassword;
    const referral = checkFreeText('referralCode', form.referralCode);
    const formErrors = checkRegistration(setting, form);
    const isPasswordRefused = formErrors.some(({ field }) => field === 'password');
    refuseFields([
      ...formErrors,
      ...(generated ? checkGeneratedPassword(form) : []),
      ...(generated || isPasswordRefused ? [] : checkChosenPassword(form, rules.password)),
      ...(referral ? [referral] : []),
    ]);
    return new Set(registrationFields(setting).map(({ name }) => name));
  };

  const requireFree = (
    account: string | undefined,
    mobile: string | null,
    email: string | null,
  ) => {
    if (account !== undefined && (members.byAccount(account) ?? members.byLook(account))) {
      throw new Refused('username_taken', { fields: [{ field: 'username', rule: 'taken' }] });
    }
    if (mobile !== null) holders.requireFree('mobile', mobile);
    if (email !== null) holders.requireFree('email', email);
  };

  const requireHuman = async (form: Form, situation: Situation) => {
    if (showCaptcha(situation) && !captcha.check(form.captchaId, form.captcha ?? '')) {
      throw new Refused('captcha_incorrect');
    }
    if (settings.current.geetest) await requireGeetest(parts.geetest, form.geetest);
  };

  const register = async (
    type: RegistrationType,
    form: Form,
    situation: Situation,
    action: Action<Registered> = singleAction(),
  ) => {
    // What is not on the form was not checked, and is not stored.
    const checked = requireForm(type, form, situation);
    const username = 'username' in form ? trimmedName(form.username) : undefined;
    const mobile = checked.has('mobileNum') ? mobileOf(form) : null;
    const email = (checked.has('email') && form.email) || null;
    // Nobody learns who has an account without a puzzle.
    await requireHuman(form, situation);
    requireFree(username, mobile, email);
    // It may also come from the address, without a box on the form.
    const code = settings.current.affiliate ? trimmedName(form.affiliateCode) : '';
    if (code !== '') affiliateOf(code, situation);
    const bySms = type === 'username' ? settings.form.smsAtUsername : settings.form.smsAtMobile;
    const spendCode = bySms
      ? await phoneCodes.check('registration', mobile ?? '', form, action)
      : undefined;
    const passwordHash = await passwords.hash(form.password);
    const { paymentPassword = '' } = checked.has('paymentPassword') ? form : {};
    const moneyHash = paymentPassword === '' ? undefined : await passwords.hash(paymentPassword);

    const write = (): Registered => {
      // Others may have registered while the password was hashed.
      requireFree(username, mobile, email);
      const now = clock.now();
      const account = username ?? generatedAccount(members.nextId());
      const { currency } = settings.current;
      const bonus = registrationBonusOf(settings.current);
      const memberId = members.insert({
        account,
        nickname: account,
        type: code === '' ? 0 : invitees.typeBy(code),
        passwordHash,
        passwordChangedAt: now,
        mobile,
        email,
        unconfirmed: bySms ? ['email'] : ['email', 'mobile'],
        currency,
        affiliateCode: code === '' ? null : code,
        subId: code === '' ? null : (form.subId ?? null),
        referralCode: form.referralCode ?? null,
        details: detailsOf(form, checked),
        registeredAt: now,
      });
      // The form has no registration without them.
      acceptedTerms.accept(memberId, termsOfUse, now);
      if (moneyHash !== undefined) moneyPasswords.keep(memberId, moneyHash);
      const inviter = code === '' ? undefined : members.byAccount(affiliateOf(code, situation));
      if (inviter && team.uplineOf(inviter.id) !== undefined) {
        team.place(memberId, inviter.id);
        invitees.joined(code, memberId);
      }
      if (bonus) {
        bonuses.grant({
          memberId,
          source: 'registration-bonus',
          kind: 'registration_bonus',
          amount: bonus.amount,
          wagering: settings.current.bonusWagering,
        });
      }
      spendCode?.();
      notifications.tell(memberId, 'welcome', {});
      const member = members.byId(memberId);
      if (!member) throw new Error('An account was made, and is not there.');
      return { account, bonus, ...signIn.admit(member, situation, true) };
    };
    return action.commit(() => database.transaction(write));
  };

  return {
    byUsername: (...form) => register('username', ...form),
    byMobile: (...form) => register('registerMobile', ...form),
    affiliateOf,
  };
}

/** A password generated by the browser is not on the form: it only has to be present. */
function checkGeneratedPassword({ password, confirmPassword }: Form): FieldError[] {
  return [
    checkPresent('password', password),
    checkConfirmation('confirmPassword', confirmPassword, password),
  ].filter((error) => error !== undefined);
}

/** A chosen password, checked against all names of the person. */
function checkChosenPassword(form: Form, rule: FieldRule): FieldError[] {
  const account = 'username' in form ? trimmedName(form.username) : undefined;
  const { countryDialingCode = '', mobileNum, email, password } = form;
  const mobile = mobileNum === undefined ? undefined : countryDialingCode + mobileNum;
  const error = checkNewPassword('password', password, rule, { account, mobile, email });
  return error ? [error] : [];
}

function mobileOf({ countryDialingCode = '', mobileNum = '' }: Form): string | null {
  return mobileNum === '' ? null : internationalNumber({ countryDialingCode, mobileNum });
}

function refuseFields(fields: readonly FieldError[]): void {
  const [first] = fields;
  if (!first) return;
  const codes = fields.map(({ field, rule }) =>
    rule === 'required' ? codeWhenMissing[field] : undefined,
  );
  const special = codes.every((code) => code !== undefined) ? codes[0] : undefined;
  throw new Refused(special ?? 'validation_failed', { fields });
}

function generatedAccount(number: number): string {
  return `jg${1_000_000 + number}`;
}

function detailsOf(form: Form, checked: ReadonlySet<FormField>): Record<string, string> {
  return Object.fromEntries(
    keptFields.flatMap((name) => {
      const value = name === 'idNumber' ? plainIdNumber(form[name]) : form[name];
      return value === undefined || value === '' || !checked.has(name) ? [] : [[name, value]];
    }),
  );
}
