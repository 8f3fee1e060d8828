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
    texts([], 'More registration steps (G9)'),
  ),
  smsProvider: published(
    { 'account.registerSettings': 'smsProvider' },
    choice('server', { server: 'the site itself', firebase: 'Firebase' }, 'SMS codes sent by'),
  ),
  smsExpiryMinutes: whole(5, [1, 60], 'min', 'SMS codes are valid for'),
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
    enabled: onOff(true, 'Members can invite friends with their own link'),
    stake: money(10_000, 'A friend earns points after bets of'),
    days: whole(30, [1, 365], 'days', 'Time for a friend to bet that'),
    points: points(20_000, 'Points per friend'),
  }),
};

/** What protects accounts: sessions, proofs, locks and waiting times (W5). */
export const securitySettings = {
  sessionIdleMinutes: published(
    { 'site.permission': 'sessionIdleMinutes' },
    whole(30, MINUTES, 'min', 'Inactive sessions end after'),
  ),
  sessionHours: whole(12, [1, 500], 'hours', 'Every session ends after'),
  passwordMaximumDays: whole(90, [1, 3_650], 'days', 'Passwords expire after'),
  proofMinutes: whole(10, MINUTES, 'min', 'Reauthentication is valid for'),
  repeatedSignInMinutes: whole(5, [0, 60], 'min', 'Sign-in answers can be repeated for'),
  deviceTrustDays: published(
    { 'site.permission': 'deviceTrustDays' },
    whole(30, [1, 365], 'days', 'Trusted devices need no code for'),
  ),
  passkeys: group({
    isOffered: onOff(true, 'Members can add passkeys'),
    signIn: onOff(true, 'Sign-in with a passkey'),
    max: whole(10, [1, 50], 'passkeys', 'Passkeys per account'),
    openMinutes: whole(5, MINUTES, 'min', 'Time to use a passkey'),
  }),
  twoStep: group({
    isOffered: onOff(true, 'Members can turn on two-step verification'),
    wrongTries: whole(
      budgets.ownSecret.limits.account.tries,
      TRIES,
      'tries',
      'Wrong codes before two-step verification locks',
    ),
    lockMinutes: whole(
      budgets.ownSecret.limits.account.minutes,
      MINUTES,
      'min',
      'Two-step verification stays locked for',
    ),
    openMinutes: whole(10, MINUTES, 'min', 'Time for the second step'),
  }),
  moneyPasswords: group({
    withdrawalPassword: onOff(false, 'Withdrawals have their own password'),
    wrongTries: whole(
      budgets.moneyPassword.limits.account.tries,
      TRIES,
      'tries',
      'Wrong transaction passwords before a lock',
    ),
    lockMinutes: whole(
      budgets.moneyPassword.limits.account.minutes,
      MINUTES,
      'min',
      'Transaction passwords stay locked for',
    ),
    recoveryWaitHours: whole(
      24,
      [0, 720],
      'hours',
      'Waiting time for a recovered transaction password',
    ),
  }),
  phoneLimits: group({
    codesPerMinute: whole(1, [1, 60], 'codes', 'Codes per number and minute'),
    codesPerHour: whole(5, [1, 100], 'codes', 'Codes per number and hour'),
    codesPerDay: whole(10, [1, 1_000], 'codes', 'Codes per number and day'),
    wrongCodesPerHour: whole(
      budgets.sentCode.limits.receiver.tries,
      [1, 100],
      'tries',
      'Wrong codes per number and hour',
    ),
  }),
  contacts: group({ undoDays: whole(7, DAYS, 'days', 'A contact change can be undone for') }),
  closing: group({ waitDays: whole(7, DAYS, 'days', 'Waiting time before an account closes') }),
  accountRecovery: group({
    waitDays: whole(3, DAYS, 'days', 'Waiting time for an account recovery'),
    openDays: whole(7, DAYS, 'days', 'Account recoveries stay open for'),
  }),
  dataExport: group({
    retentionDays: whole(7, DAYS, 'days', 'Data exports are kept for'),
    cooldownDays: whole(1, [0, 90], 'days', 'Days between two data exports'),
  }),
};
