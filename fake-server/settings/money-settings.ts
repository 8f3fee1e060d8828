import { type GameCategory } from '#contract/entities/game.ts';
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
      feeBasisPoints: whole(usual.feeBasisPoints, [0, MAX_BASIS_POINTS], SHARE, 'fee by share'),
      feeFixed: money(0, 'fixed fee', [0, MAX_FIXED_FEE]),
      minutesToPay: whole(usual.minutesToPay, [1, WEEK_MINUTES], 'min', 'time to pay'),
    },
    title,
  );
}

const large = { minimum: 5_000, maximum: 2_000_000 };

/** Deposits (W2). */
export const depositSettings = {
  deposits: group({
    pix: wayToPay('Pix', { isOffered: true, minutesToPay: 15 }),
    bankTransfer: wayToPay('Bank transfer', { ...large, minutesToPay: 1_440 }),
    card: wayToPay('Card', { feeBasisPoints: 250 }),
    ewallet: wayToPay('E-wallet', { feeBasisPoints: 100 }),
    crypto: wayToPay('Crypto', { ...large, minutesToPay: 60 }),
  }),
  maxDepositsPerDay: money(2_000_000, 'Most that one person pays in a day'),
};

/** Withdrawals (W2, W3). */
export const withdrawalSettings = {
  withdrawals: group({
    minimum: money(2_000, 'Least of one withdrawal'),
    maximum: money(1_000_000, 'Most of one withdrawal'),
    maxPerDay: money(2_000_000, 'Most of one day'),
    feeFixed: money(0, 'Fixed fee', [0, MAX_MONEY]),
    feeBasisPoints: whole(0, [0, 10_000], SHARE, 'Fee by share'),
    reviewMinutes: whole(120, MINUTES, 'min', 'Review promised within'),
    paymentMinutes: whole(60, MINUTES, 'min', 'Payment promised within'),
    autoConfirmMinutes: whole(24 * 60, MINUTES, 'min', 'No answer counts as received after'),
    noticeMinutes: whole(120, [0, YEAR_MINUTES], 'min', 'The player is notified so long before'),
    answerMinutes: whole(2 * 24 * 60, MINUTES, 'min', 'A complaint is answered within'),
    complaintDays: whole(30, [0, 365], 'days', 'Complaints after silence for'),
    canBeCancelled: onOff(true, 'Players may cancel before anything is paid'),
  }),
  payoutAccounts: group({
    max: whole(5, [1, 50], 'accounts', 'Payout accounts of one person'),
    waitMinutes: whole(60, [0, 10_080], 'min', 'A new payout account waits'),
    banks: onOff(true, 'Payouts to accounts at banks beside Pix keys'),
  }),
};

/** Transfers, bonuses and points. */
export const moneySettings = {
  uplineTransfers: group({
    enabled: onOff(true, 'Transfers to the agent directly above'),
    minimum: money(100, 'To the upline, at least'),
    maximum: money(500_000, 'To the upline, at most'),
  }),
  downlineTransfers: group({
    enabled: onOff(true, 'Transfers of agents to their teams'),
    minimum: money(100, 'To the team, at least'),
    maximum: money(500_000, 'To the team, at most'),
  }),
  bonusWagering: group({
    times: whole(5, [0, 100], 'times', 'A bonus is staked'),
    days: whole(30, [1, 365], 'days', 'A bonus ends after'),
  }),
  pointsConversion: group({
    pointsPerUnit: whole(100, [0, 10_000], 'points', 'Points for one unit of money (0 closes it)'),
    minimum: points(100_000, 'Points converted at once, at least'),
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

function earned(usual: number, games: string) {
  return whole(usual, [0, 1_000], 'points', `Points for a unit staked on ${games}`);
}
