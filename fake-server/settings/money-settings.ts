import { type GameCategory } from '#contract/entities/game.ts';
import {
  LONGEST_CHECK_MINUTES,
  SHORTEST_CHECK_MINUTES,
} from '#contract/entities/play-limit-types.ts';
import { amounts, group, MAX_MONEY, money, onOff, points, whole } from './setting.ts';

const YEAR_MINUTES = 365 * 24 * 60;
const WEEK_MINUTES = 7 * 24 * 60;
const MINUTES = [1, YEAR_MINUTES] as const;
/** In hundredths. */
const MAX_OF_ONE_DEPOSIT = 100_000_000;
const MAX_FIXED_FEE = 100_000;
/** Half of a deposit. */
const MAX_BASIS_POINTS = 5_000;
const SHARE = 'basis points';

/** The default terms of a payment method; each overrides some. */
const usualTerms = {
  isOffered: false,
  minimum: 1_000,
  maximum: 500_000,
  feeBasisPoints: 0,
  minutesToPay: 30,
  usualMinutes: 0,
};

/** The site's terms of a payment method. */
function wayToPay(title: string, terms: Partial<typeof usualTerms>) {
  const usual = { ...usualTerms, ...terms };
  return group(
    {
      isOffered: onOff(usual.isOffered, 'offered'),
      minimum: money(usual.minimum, 'at least', [1, MAX_OF_ONE_DEPOSIT]),
      maximum: money(usual.maximum, 'at most', [1, MAX_OF_ONE_DEPOSIT]),
      quickAmounts: amounts([2_000, 5_000, 10_000, 20_000, 50_000], 'amounts to press'),
      suggestedAmount: money(5_000, 'suggested amount', [0, MAX_OF_ONE_DEPOSIT]),
      feeBasisPoints: whole(usual.feeBasisPoints, [0, MAX_BASIS_POINTS], SHARE, 'fee by share'),
      feeFixed: money(0, 'fixed fee', [0, MAX_FIXED_FEE]),
      minutesToPay: whole(usual.minutesToPay, [1, WEEK_MINUTES], 'min', 'time to pay'),
      usualMinutes: whole(
        usual.usualMinutes,
        [0, WEEK_MINUTES],
        'min',
        'usual time to the balance',
      ),
    },
    title,
  );
}

const large = { minimum: 5_000, maximum: 2_000_000 };

/** Deposits (W2). */
export const depositSettings = {
  deposits: group({
    pix: wayToPay('Pix', { isOffered: true, minutesToPay: 15 }),
    bankTransfer: wayToPay('Bank transfer', { ...large, minutesToPay: 1_440, usualMinutes: 120 }),
    card: wayToPay('Card', { feeBasisPoints: 250, usualMinutes: 1 }),
    ewallet: wayToPay('E-wallet', { feeBasisPoints: 100, usualMinutes: 1 }),
    crypto: wayToPay('Crypto', { ...large, minutesToPay: 60, usualMinutes: 30 }),
  }),
  maxDepositsPerDay: money(2_000_000, 'Maximum deposits per person and day'),
};

/** Withdrawals (W2, W3). */
export const withdrawalSettings = {
  withdrawals: group({
    minimum: money(2_000, 'Minimum per withdrawal'),
    maximum: money(1_000_000, 'Maximum per withdrawal'),
    maxPerDay: money(2_000_000, 'Maximum per day'),
    feeFixed: money(0, 'Fixed fee', [0, MAX_MONEY]),
    feeBasisPoints: whole(0, [0, 10_000], SHARE, 'Percentage fee'),
    reviewMinutes: whole(120, MINUTES, 'min', 'Review promised within'),
    paymentMinutes: whole(60, MINUTES, 'min', 'Payment promised within'),
    autoConfirmMinutes: whole(
      24 * 60,
      MINUTES,
      'min',
      'Treated as received without an answer after',
    ),
    noticeMinutes: whole(120, [0, YEAR_MINUTES], 'min', 'Player notified this long before'),
    answerMinutes: whole(2 * 24 * 60, MINUTES, 'min', 'Reports answered within'),
    complaintDays: whole(30, [0, 365], 'days', 'Reports possible after the deadline for'),
    canBeCancelled: onOff(true, 'Players can cancel before anything is paid'),
  }),
  payoutAccounts: group({
    max: whole(5, [1, 50], 'accounts', 'Withdrawal accounts per person'),
    waitMinutes: whole(60, [0, 10_080], 'min', 'Waiting time for a new withdrawal account'),
    banks: onOff(true, 'Withdrawals to bank accounts, not only Pix keys'),
    usualMinutes: group({
      pix: whole(0, [0, WEEK_MINUTES], 'min', 'Usual time of a withdrawal to a Pix key'),
      bank: whole(30, [0, WEEK_MINUTES], 'min', 'Usual time of a withdrawal to a bank account'),
    }),
  }),
};

/** Transfers, bonuses and points. */
export const moneySettings = {
  uplineTransfers: group({
    enabled: onOff(true, 'Transfers to the agent directly above'),
    minimum: money(100, 'Minimum to the upline'),
    maximum: money(500_000, 'Maximum to the upline'),
  }),
  downlineTransfers: group({
    enabled: onOff(true, 'Transfers from agents to their teams'),
    minimum: money(100, 'Minimum to the team'),
    maximum: money(500_000, 'Maximum to the team'),
  }),
  bonusWagering: group({
    times: whole(5, [0, 100], 'times', 'Wagering of a bonus'),
    days: whole(30, [1, 365], 'days', 'Bonuses expire after'),
  }),
  pointsConversion: group({
    pointsPerUnit: whole(
      100,
      [0, 10_000],
      'points',
      'Points per unit of money (0 turns conversion off)',
    ),
    minimum: points(100_000, 'Minimum points per conversion'),
  }),
  /** Whole points for each unit of money that is staked (W9). */
  earnedPoints: group({
    INHOUSE: earned(3, 'the house’s own games'),
    RNG: earned(2, 'slots'),
    FISH: earned(2, 'fishing'),
    SPORTS: earned(1, 'sports'),
    ESPORTS: earned(1, 'e-sports'),
    LOTT: earned(1, 'lotteries'),
    ELOTT: earned(1, 'instant lotteries'),
    LIVE: earned(1, 'live tables'),
    PVP: earned(1, 'rooms of players'),
  } satisfies Readonly<Record<GameCategory, unknown>>),
};

/** What players limit for themselves (W10). */
export const playLimitSettings = {
  playLimits: group({
    waitHours: whole(24, [24, 720], 'hours', 'A looser limit waits for'),
    // Twice a year at least.
    reminderDays: whole(182, [1, 182], 'days', 'Players are reminded of their limits every'),
    checkMinutes: whole(
      60,
      [SHORTEST_CHECK_MINUTES, LONGEST_CHECK_MINUTES],
      'minutes',
      'A player is asked whether to go on after playing for',
    ),
  }),
  playPauses: group({
    returnHours: whole(24, [24, 720], 'hours', 'A return from self-exclusion waits for'),
  }),
};

function earned(usual: number, games: string) {
  return whole(usual, [0, 1_000], 'points', `Points for a unit staked on ${games}`);
}
