import { changesValue, type PortalFault } from './fault.ts';

const goodRequest = 'a good request';

/** A fault of the figures of one call, which its own good request shows. */
const ofFigures = (
  name: string,
  call: NonNullable<PortalFault['calls']>[number],
  says: RegExp,
  make: PortalFault['make'],
): PortalFault => ({ name, foundBy: goodRequest, calls: [call], says, make });

/** One hundredth more in a field. */
const more =
  <Field extends string>(field: Field) =>
  <Value extends Readonly<Record<Field, number>>>(value: Value) => ({
    ...value,
    [field]: value[field] + 1,
  });

/** Faults of amounts: sums that are not their parts, money from nowhere, other currencies. */
export const faultsOfMoney: readonly PortalFault[] = [
  ofFigures(
    'leaves a part out of the balance',
    'wallet.balance',
    /sumBalance is the sum of its parts/u,
    changesValue('wallet.balance', more('sumBalance')),
  ),
  ofFigures(
    'counts what is held twice',
    'withdrawals.terms',
    /balance is the sum of free and what is held/u,
    changesValue('withdrawals.terms', more('free')),
  ),
  ofFigures(
    'keeps a hundredth of each withdrawal',
    'withdrawals.quote',
    /amount is the sum of fee, net, bonusCost/u,
    changesValue('withdrawals.quote', (value) => ({ ...value, net: value.net - 1 })),
  ),
  ofFigures(
    'loses a part of a withdrawal',
    'withdrawals.one',
    /amount is the sum of fee, paidOut, remaining, refunded/u,
    changesValue('withdrawals.one', more('remaining')),
  ),
  ofFigures(
    'promises more than a deposit brings',
    'deposits.quote',
    /amount is the sum of fee and credit/u,
    changesValue('deposits.quote', more('credit')),
  ),
  ofFigures(
    'counts a stake twice in the totals',
    'records.rounds',
    /totals\.(?:stake|rounds) is/u,
    changesValue('records.rounds', (value) => ({
      ...value,
      totalPages: 1,
      totals: { ...value.totals, stake: value.totals.stake + 1 },
    })),
  ),
  ofFigures(
    'tells what a round won for its net',
    'records.round',
    /net is win less stake|net of the round/u,
    changesValue('records.round', (value) => ({
      ...value,
      round: { ...value.round, net: value.round.win + 1 },
    })),
  ),
  ofFigures(
    'counts credits as debits',
    'records.transactions',
    /net is the sum of amountIn, amountOut/u,
    changesValue('records.transactions', (value) => ({
      ...value,
      totals: { ...value.totals, amountIn: value.totals.amountIn + 100 },
    })),
  ),
  ofFigures(
    'books a line on the wrong part of the balance',
    'records.transaction',
    /the amount of a line is the sum of its parts/u,
    changesValue('records.transaction', (value) => ({
      ...value,
      parts: value.parts.map(more('amount')),
    })),
  ),
  ofFigures(
    'forgets a day of the profit',
    'records.profit',
    /totals\.\w+ is the sum of \w+ over days/u,
    changesValue('records.profit', (value) => ({
      ...value,
      totals: { ...value.totals, stake: value.totals.stake + 1 },
    })),
  ),
  ofFigures(
    'forgets a month of the year',
    'records.year',
    /totals\.deposits is the sum of deposits over months/u,
    changesValue('records.year', ({ totals, ...value }) => ({
      ...value,
      totals: { ...totals, deposits: totals.deposits + 1, netDeposits: totals.netDeposits + 1 },
    })),
  ),
  ofFigures(
    'closes a month with more than its lines brought',
    'records.year',
    /closing is the sum of opening and the amounts of lines/u,
    changesValue('records.year', (value) => ({
      ...value,
      months: value.months.map(more('closing')),
    })),
  ),
  ofFigures(
    'pays an agent more than the branches brought',
    'income.byDownline',
    /earned is the sum of amount over branches/u,
    changesValue('income.byDownline', more('earned')),
  ),
  ofFigures(
    'shows other days of a team than its totals',
    'team.play',
    /totals\.\w+ is the sum of \w+ over days/u,
    changesValue('team.play', (value) => ({
      ...value,
      totals: { ...value.totals, win: value.totals.win + 1 },
    })),
  ),
  ofFigures(
    'shows a balance in a currency that the member does not have',
    'wallet.balance',
    /an amount is in EUR, and the member has BRL/u,
    changesValue('wallet.balance', (value) => ({ ...value, currency: 'EUR' })),
  ),
  ofFigures(
    'takes deposits in another currency',
    'deposits.terms',
    /an amount is in USD, and the member has BRL/u,
    changesValue('deposits.terms', (value) => ({ ...value, currency: 'USD' })),
  ),
  ofFigures(
    'tells amounts with decimals',
    'wallet.balance',
    /sumBalance must be a whole number/u,
    changesValue('wallet.balance', (value) => ({
      ...value,
      sumBalance: value.sumBalance / 100 + 0.001,
    })),
  ),
  ofFigures(
    'tells amounts as text',
    'wallet.balance',
    /sumBalance must be a (?:whole )?number/u,
    changesValue('wallet.balance', (value) => ({ ...value, sumBalance: String(value.sumBalance) })),
  ),
  {
    name: 'gives money that no line of the record names',
    foundBy: 'each line of the account record goes on from the balance of the line before',
    says: /ends with another balance than the person has/u,
    make: changesValue('wallet.balance', (value) => ({
      ...value,
      sumBalance: value.sumBalance + 100,
      parts: { ...value.parts, available: value.parts.available + 100 },
    })),
  },
  {
    name: 'hides a line of the account record',
    foundBy: 'each line of the account record goes on from the balance of the line before',
    says: /money came or went between two lines|is the number of transactions/u,
    make: changesValue('records.transactions', (value) => ({
      ...value,
      transactions: value.transactions.toSpliced(
        value.transactions.findIndex(({ amount }, place) => place > 0 && amount !== 0),
        1,
      ),
    })),
  },
  {
    name: 'does not set aside what is withdrawn',
    foundBy: 'a withdrawal sets its money aside once, and taking it back frees it',
    says: /it is not set aside once/u,
    make: changesValue('wallet.balance', (value) => ({
      ...value,
      parts: {
        ...value.parts,
        available: value.parts.available + value.parts.reserved,
        reserved: 0,
      },
    })),
  },
  {
    name: 'keeps a transfer between wallets out of the balance',
    foundBy: 'money that is moved between wallets counts once, and stays the person’s',
    says: /it did not move once/u,
    make: changesValue('wallet.balance', (value) => ({
      ...value,
      parts: {
        ...value.parts,
        available: value.sumBalance - value.parts.bonus - value.parts.locked,
        vendors: 0,
        reserved: 0,
      },
    })),
  },
  {
    name: 'never lists a charge',
    foundBy: 'a charge is listed and recorded, and so is its end',
    says: /it is not listed once/u,
    make: changesValue('deposits.list', (value) => ({
      ...value,
      deposits: value.deposits.slice(1),
    })),
  },
  {
    name: 'keeps charges out of the account record',
    foundBy: 'a charge is listed and recorded, and so is its end',
    says: /no line of the record names it/u,
    make: changesValue('records.transactions', (value) => ({
      ...value,
      transactions: value.transactions.filter(({ belongsTo }) => belongsTo?.subject !== 'deposit'),
    })),
  },
];
