import { budgets } from '#contract/budgets.ts';
import { choice, group, money, onOff, points, published, texts, whole } from './setting.ts';

/** The longest session: browser timers count no longer than 24 days. */
const DAY_MINUTES = 24 * 60;
const MINUTES = [1, DAY_MINUTES] as const;
const DAYS = [1, 90] as const;
const TRIES = [1, 20] as const;

/** How people register and sign in. */
export const signInSettings = {
  geetest: onOff(true, 'GeeTest puzzle'),
  showCaptcha: published(
    { 'account.registerSettings': 'showCaptcha' },
    onOff(false, 'Captcha picture'),
  ),
  affiliate: published({ 'account.registerSettings': 'affiliate' }, onOff(true, 'Affiliate codes')),
  registrationBonus: money(2_000, 'Registration bonus (0 for none)', [0, 1_000_000]),
  minimumAge: published(
    { 'site.permission': 'minimumAge', 'account.registerSettings': 'minimumAge' },
    whole(18, [1, 99], 'years', 'Minimum age'),
  ),
  extraSteps: published(
    { 'account.registerSettings': 'extraSteps' },
    texts([], 'Further steps of the registration (G9)'),
  ),
  smsProvider: published(
    { 'account.registerSettings': 'smsProvider' },
    choice('server', { server: 'the site itself', firebase: 'Firebase' }, 'SMS codes are sent by'),
  ),
  smsExpiryMinutes: whole(5, [1, 60], 'min', 'SMS codes count for'),
  socialLogin: group({
    google: onOff(true, 'Sign-in with Google'),
    facebook: onOff(true, 'Sign-in with Facebook'),
    telegram: onOff(true, 'Sign-in with Telegram'),
  }),
  captchaAfterFailures: whole(
    budgets.signIn.limits.account.tries,
    [1, 100],
    'failures',
    'Captcha at sign-in after',
  ),
  referral: group({
    enabled: onOff(true, 'Members invite friends by a link of their own'),
    stake: money(10_000, 'A friend counts after stakes of'),
    days: whole(30, [1, 365], 'days', 'A friend has for it'),
    points: points(20_000, 'Points for a friend'),
  }),
};

/** What protects accounts: sessions, proofs, locks and waiting times (W5). */
export const securitySettings = {
  sessionIdleMinutes: published(
    { 'site.permission': 'sessionIdleMinutes' },
    whole(30, MINUTES, 'min', 'Unused sessions end after'),
  ),
  sessionHours: whole(12, [1, 500], 'hours', 'Every session ends after'),
  passwordMaximumDays: whole(90, [1, 3_650], 'days', 'Passwords are to be changed after'),
  proofMinutes: whole(10, MINUTES, 'min', 'Reauthentication counts for'),
  repeatedSignInMinutes: whole(5, [0, 60], 'min', 'The answer to a sign-in is given again for'),
  deviceTrustDays: published(
    { 'site.permission': 'deviceTrustDays' },
    whole(30, [1, 365], 'days', 'A trusted device needs no code for'),
  ),
  passkeys: group({
    isOffered: onOff(true, 'Members can add passkeys'),
    signIn: onOff(true, 'Sign-in with a passkey'),
    max: whole(10, [1, 50], 'passkeys', 'Passkeys of one account'),
    openMinutes: whole(5, MINUTES, 'min', 'A passkey is to be shown within'),
  }),
  twoStep: group({
    isOffered: onOff(true, 'Members can turn on two-step sign-in'),
    wrongTries: whole(
      budgets.ownSecret.limits.account.tries,
      TRIES,
      'tries',
      'Wrong codes until two-step sign-in locks',
    ),
    lockMinutes: whole(
      budgets.ownSecret.limits.account.minutes,
      MINUTES,
      'min',
      'Two-step sign-in stays locked for',
    ),
    openMinutes: whole(10, MINUTES, 'min', 'The second step is to come within'),
  }),
  moneyPasswords: group({
    withdrawalPassword: onOff(false, 'Withdrawals ask for a password of their own'),
    wrongTries: whole(
      budgets.moneyPassword.limits.account.tries,
      TRIES,
      'tries',
      'Wrong tries of money passwords',
    ),
    lockMinutes: whole(
      budgets.moneyPassword.limits.account.minutes,
      MINUTES,
      'min',
      'Money passwords stay locked for',
    ),
    recoveryWaitHours: whole(24, [0, 720], 'hours', 'A recovered money password waits'),
  }),
  phoneLimits: group({
    codesPerMinute: whole(1, [1, 60], 'codes', 'Codes for one number in a minute'),
    codesPerHour: whole(5, [1, 100], 'codes', 'Codes for one number in an hour'),
    codesPerDay: whole(10, [1, 1_000], 'codes', 'Codes for one number in a day'),
    wrongCodesPerHour: whole(
      budgets.sentCode.limits.receiver.tries,
      [1, 100],
      'tries',
      'Wrong codes for one number in an hour',
    ),
  }),
  contacts: group({ undoDays: whole(7, DAYS, 'days', 'A change of address can be undone for') }),
  closing: group({ waitDays: whole(7, DAYS, 'days', 'An account that closes waits') }),
  accountRecovery: group({
    waitDays: whole(3, DAYS, 'days', 'An account recovery waits'),
    openDays: whole(7, DAYS, 'days', 'An account recovery stays open for'),
  }),
  dataExport: group({
    retentionDays: whole(7, DAYS, 'days', 'A file of own data is kept for'),
    cooldownDays: whole(1, [0, 90], 'days', 'Days between two files of own data'),
  }),
};
