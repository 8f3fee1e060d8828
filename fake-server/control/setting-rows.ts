import type { LanguageCode } from '#contract/entities/language.ts';
import { depositRows } from './deposit-rows.ts';
import {
  choiceRow,
  hundredthsRow,
  numberRow,
  type SettingPlace,
  type SettingRow,
  switchRow,
} from './setting-row.ts';
import { withdrawalRows } from './withdrawal-rows.ts';

/** Some settings under one heading of the page. */
export interface SettingGroup {
  readonly title: string;
  /** Folded until somebody opens it. */
  readonly isFolded?: true;
  /** Also by their own names, which people know them by. */
  readonly hasKnownNames?: true;
  readonly rows: readonly SettingRow[];
}

/** In hundredths. */
const MOST_BONUS = 1_000_000;
const MOST_MONEY = 1_000_000_000;
/** What a session waits for at most: timers of browsers count no longer than 24 days. */
const DAY_MINUTES = 24 * 60;

/** What the page switches between (G1). */
const usualLanguages: readonly LanguageCode[] = ['PT', 'EN'];
const allLanguages: readonly LanguageCode[] = [...usualLanguages, 'CN', 'ID', 'TH', 'VI'];

const toggle = [0, 1] as const;

/** The first money of a new player, in hundredths; 0 where the site gives none (G6). */
const registrationBonus: SettingPlace = {
  name: 'registrationBonus',
  read: (settings) => settings.registrationBonus?.amount ?? 0,
  change: ({ currency }, amount) => ({
    registrationBonus: typeof amount === 'number' && amount > 0 ? { amount, currency } : null,
  }),
};

/** Every setting of the control page. A new one is one row here: request, page and state read it. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'What the site switched on',
    hasKnownNames: true,
    rows: [
      switchRow('toggles.usernameRegistration', 'Username registration', toggle),
      switchRow('toggles.mobileRegistration', 'Mobile registration', toggle),
      switchRow(
        'toggles.mobileNumberPlusPasswordRegistration',
        'Mobile form asks for a password',
        toggle,
      ),
      switchRow(
        'toggles.smsVerificationAtRegistration',
        'SMS verification at registration',
        toggle,
      ),
      switchRow('toggles.phoneLogin', 'Phone login', toggle),
      switchRow('toggles.verificationCodeLogin', 'Phone login by code', toggle),
      switchRow('toggles.freePlay', 'Free play', toggle),
      switchRow('toggles.forcedPasswordChangeOnExpiry', 'Password change on expiry', toggle),
    ],
  },
  {
    title: 'What the brand has',
    hasKnownNames: true,
    rows: [
      switchRow('flags.MOBILEVERCODELOGIN3', 'Mobile login', toggle),
      switchRow('flags.DIRECTREG3', 'Direct registration', toggle),
      switchRow('flags.CHNGPASSVERIF3', 'Phone password recovery', toggle),
      switchRow('flags.REGMOBVERF3', 'SMS required at mobile registration', toggle),
    ],
  },
  {
    title: 'Registration and sign-in',
    rows: [
      choiceRow('jurisdiction', 'Rules of', [
        ['generic', 'no country in particular'],
        ['br', 'Brazil'],
      ]),
      switchRow('geetest', 'GeeTest puzzle'),
      switchRow('showCaptcha', 'Captcha picture'),
      switchRow('affiliate', 'Affiliate codes'),
      hundredthsRow(registrationBonus, 'Registration bonus (0 for none)', [0, MOST_BONUS], 'money'),
      switchRow('smsProvider', 'Firebase sends the SMS codes', ['server', 'firebase']),
      switchRow('socialLogin.google', 'Sign-in with Google'),
      switchRow('socialLogin.facebook', 'Sign-in with Facebook'),
      switchRow('socialLogin.telegram', 'Sign-in with Telegram'),
      switchRow('passkeys.signIn', 'Sign-in with a passkey'),
      switchRow('loginedToHomePage', 'Every page asks for a sign-in', toggle),
      switchRow('languages', 'Chinese, Indonesian, Thai and Vietnamese as well', [
        usualLanguages,
        allLanguages,
      ]),
      switchRow('announcementPopups', 'Announcements that open by themselves', toggle),
      switchRow('crowd', 'A crowd that wins, and plays in rooms, beside the members', toggle),
      switchRow('agentSite', 'Agents alone may sign in', toggle),
      numberRow('smsExpiryMinutes', 'SMS codes count for', [1, 60], 'min'),
      numberRow('minimumAge', 'Minimum age', [1, 99], 'years'),
      numberRow('captchaAfterFailures', 'Captcha at sign-in after', [1, 100], 'failures'),
    ],
  },
  {
    title: 'Money',
    rows: [
      switchRow('moneyPasswords.withdrawalPassword', 'Withdrawals ask for a password of their own'),
      switchRow('uplineTransfers.areOpen', 'Transfers to the agent right above'),
      switchRow('downlineTransfers.areOpen', 'Transfers of agents to their teams'),
      switchRow('referral.areOpen', 'Members invite friends by a link of their own'),
      switchRow('vendorWallets.isSingle', 'One wallet for the games of all vendors'),
      numberRow(
        'pointsConversion.pointsPerUnit',
        'Points for one unit of money (0 closes it)',
        [0, 10_000],
        'points',
      ),
    ],
  },
  { title: 'Deposits', isFolded: true, rows: depositRows },
  { title: 'Withdrawals', isFolded: true, rows: withdrawalRows },
  {
    title: 'Sessions, proofs and waiting times',
    isFolded: true,
    rows: [
      numberRow('sessionIdleMinutes', 'Unused sessions end after', [1, DAY_MINUTES], 'min'),
      numberRow('sessionHours', 'Every session ends after', [1, 500], 'hours'),
      numberRow('passwordMaximumDays', 'Passwords are to be changed after', [1, 3_650], 'days'),
      numberRow('proofMinutes', 'A fresh proof counts for', [1, DAY_MINUTES], 'min'),
      numberRow(
        'repeatedSignInMinutes',
        'The answer to a sign-in is given again for',
        [0, 60],
        'min',
      ),
      numberRow('passkeys.most', 'Passkeys of one account', [1, 50], 'passkeys'),
      switchRow('passkeys.isOffered', 'Members can add passkeys'),
      switchRow('twoStep.isOffered', 'Members can turn on two-step sign-in'),
      numberRow('twoStep.wrongTries', 'Wrong codes until two-step sign-in locks', [1, 20], 'tries'),
      numberRow(
        'twoStep.lockMinutes',
        'Two-step sign-in stays locked for',
        [1, DAY_MINUTES],
        'min',
      ),
      numberRow('twoStep.trustDays', 'A trusted device needs no code for', [1, 365], 'days'),
      numberRow('moneyPasswords.wrongTries', 'Wrong tries of money passwords', [1, 20], 'tries'),
      numberRow(
        'moneyPasswords.lockMinutes',
        'Money passwords stay locked for',
        [1, DAY_MINUTES],
        'min',
      ),
      numberRow(
        'moneyPasswords.recoveryWaitHours',
        'A recovered money password waits',
        [0, 720],
        'hours',
      ),
      numberRow('contacts.undoDays', 'A change of address can be undone for', [1, 90], 'days'),
      numberRow('closing.waitDays', 'An account that closes waits', [1, 90], 'days'),
      numberRow('wayBack.waitDays', 'A way back waits', [1, 90], 'days'),
      numberRow('wayBack.openDays', 'A way back stays open for', [1, 90], 'days'),
      numberRow('ownData.keptDays', 'A file of own data is kept for', [1, 90], 'days'),
      numberRow('ownData.betweenDays', 'Days between two files of own data', [0, 90], 'days'),
      numberRow(
        'pictures.megapixels',
        'A picture that people send has at most',
        [1, 100],
        'megapixels',
      ),
      numberRow('payoutAccounts.most', 'Payout accounts of one person', [1, 50], 'accounts'),
      numberRow('payoutAccounts.waitMinutes', 'A new payout account waits', [0, 10_080], 'min'),
      switchRow('payoutAccounts.banks', 'Payouts to accounts at banks beside PIX keys'),
    ],
  },
  {
    title: 'Bonuses, points and bounds',
    isFolded: true,
    rows: [
      numberRow('bonusWagering.times', 'A bonus is staked', [0, 100], 'times'),
      numberRow('bonusWagering.days', 'A bonus ends after', [1, 365], 'days'),
      hundredthsRow(
        'pointsConversion.minimum',
        'Points converted at once, at least',
        [100, MOST_MONEY],
        'points',
      ),
      hundredthsRow('referral.stake', 'A friend counts after stakes of', [1, MOST_MONEY], 'money'),
      numberRow('referral.days', 'A friend has for it', [1, 365], 'days'),
      hundredthsRow('referral.points', 'Points for a friend', [100, MOST_MONEY], 'points'),
      hundredthsRow('uplineTransfers.minimum', 'To the upline, at least', [1, MOST_MONEY], 'money'),
      hundredthsRow('uplineTransfers.maximum', 'To the upline, at most', [1, MOST_MONEY], 'money'),
      hundredthsRow('downlineTransfers.minimum', 'To the team, at least', [1, MOST_MONEY], 'money'),
      hundredthsRow('downlineTransfers.maximum', 'To the team, at most', [1, MOST_MONEY], 'money'),
      hundredthsRow('stakeBounds.least', 'Stake of a round, at least', [1, MOST_MONEY], 'money'),
      hundredthsRow('stakeBounds.most', 'Stake of a round, at most', [1, MOST_MONEY], 'money'),
      hundredthsRow('trialMoney', 'Play money of a trial account', [0, MOST_MONEY], 'money'),
      hundredthsRow(
        'winnerBoardFrom',
        'The board of winners tells wins from',
        [1, MOST_MONEY],
        'money',
      ),
      numberRow('feedback.leastWords', 'Words of feedback, at least', [1, 1_000], 'words'),
      numberRow('feedback.mostWords', 'Words of feedback, at most', [1, 1_000], 'words'),
      numberRow('feedback.mostADay', 'Feedback of one person in a day', [1, 100], 'times'),
    ],
  },
];

/** Every setting of the control page, in its order. */
export const settingRows: readonly SettingRow[] = settingGroups.flatMap(({ rows }) => rows);
