import { type DepositMethod, depositMethods } from '#contract/entities/deposit-types.ts';
import { type DepositOffer, usualDepositTerms } from '../content/deposit-terms.ts';
import {
  hundredthsRow,
  numberRow,
  type SettingPlace,
  type SettingRow,
  switchRow,
} from './setting-row.ts';

/** In hundredths. */
const MOST_OF_ONE_DEPOSIT = 100_000_000;
const MOST_FIXED_FEE = 100_000;
/** Half of a deposit. */
const MOST_BASIS_POINTS = 5_000;
const WEEK_MINUTES = 7 * 24 * 60;

const titles: Readonly<Record<DepositMethod, string>> = {
  pix: 'PIX',
  bankTransfer: 'Bank transfer',
  card: 'Card',
  ewallet: 'E-wallet',
  crypto: 'Crypto',
};

type Figure = 'minimum' | 'maximum' | 'feeBasisPoints' | 'feeFixed' | 'minutesToPay';

/** A figure of the terms of one way to pay in. */
function termOf(method: DepositMethod, figure: Figure): SettingPlace {
  const isMeant = (terms: DepositOffer) => terms.method === method;
  return {
    name: `deposits.${method}.${figure}`,
    read: ({ deposits }) => deposits.find(isMeant)?.[figure],
    change: ({ deposits }, value) => ({
      deposits: deposits.map((terms) => (isMeant(terms) ? { ...terms, [figure]: value } : terms)),
    }),
  };
}

/** The ways to pay in beside PIX; terms that were changed stay as they are. */
const otherWays: SettingRow = switchRow(
  {
    name: 'depositMethods',
    read: ({ deposits }) => deposits.map(({ method }) => method),
    change: ({ deposits }, methods) => ({
      deposits: usualDepositTerms
        .filter(({ method }) => Array.isArray(methods) && methods.includes(method))
        .map((usual) => deposits.find(({ method }) => method === usual.method) ?? usual),
    }),
  },
  'Bank transfer, card, e-wallet and crypto beside PIX',
  [['pix'], depositMethods],
);

/** How money comes in: the ways, and the terms of each that is offered (W2). */
export const depositRows: readonly SettingRow[] = [
  otherWays,
  hundredthsRow('mostDepositsADay', 'Most that one person pays in a day', [1, 1e9], 'money'),
  ...depositMethods.flatMap((method): readonly SettingRow[] => {
    const title = titles[method];
    const bounds = [1, MOST_OF_ONE_DEPOSIT] as const;
    return [
      hundredthsRow(termOf(method, 'minimum'), `${title}, at least`, bounds, 'money'),
      hundredthsRow(termOf(method, 'maximum'), `${title}, at most`, bounds, 'money'),
      numberRow(
        termOf(method, 'feeBasisPoints'),
        `${title}, fee by share`,
        [0, MOST_BASIS_POINTS],
        'hundredths of a percent',
      ),
      hundredthsRow(
        termOf(method, 'feeFixed'),
        `${title}, fixed fee`,
        [0, MOST_FIXED_FEE],
        'money',
      ),
      numberRow(termOf(method, 'minutesToPay'), `${title}, time to pay`, [1, WEEK_MINUTES], 'min'),
    ];
  }),
];
