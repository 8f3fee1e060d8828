import type { Answer } from './answer.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A sum that an object has to come to, wherever in an answer it stands. */
interface SumLaw {
  /** The sentence of the contract. */
  readonly says: string;
  /** An object with all of these fields is meant. */
  readonly fields: readonly string[];
  /** The sum and what it has to be; undefined where the object does not tell. */
  readonly sides: (object: Fields) => readonly [number, number] | undefined;
}

const numberIn = (object: Fields, field: string): number => Number(object[field]);
const rowsIn = (object: Fields, field: string): readonly Fields[] => {
  const rows = object[field];
  return Array.isArray(rows) ? (rows as readonly Fields[]) : [];
};
const sumOf = (rows: readonly Fields[], field: string): number =>
  rows.reduce((sum, row) => sum + numberIn(row, field), 0);
const totalsIn = (object: Fields): Fields => object['totals'] as Fields;
/** Whether all rows are there: on the only page, and not beyond it. */
const isWhole = (object: Fields, rows: string) =>
  object['totalPages'] === 1 && rowsIn(object, rows).length > 0;

/** One field is the sum of others in the same object. */
const sum = (whole: string, ...parts: readonly string[]): SumLaw => ({
  says: `${whole} is the sum of ${parts.join(', ')}`,
  fields: [whole, ...parts],
  sides: (object) => [
    numberIn(object, whole),
    parts.reduce((total, part) => total + numberIn(object, part), 0),
  ],
});

/** A field of the totals is the sum of that field over the rows, if all rows are there. */
const total = (rows: string, field: string, onPages: boolean): SumLaw => ({
  says: `totals.${field} is the sum of ${field} over ${rows}`,
  fields: [rows, 'totals', ...(onPages ? ['totalPages'] : [])],
  sides: (object) => {
    const all = rowsIn(object, rows);
    const isMeant = field in totalsIn(object) && all.every((row) => field in row);
    return isMeant && (!onPages || isWhole(object, rows))
      ? [numberIn(totalsIn(object), field), sumOf(all, field)]
      : undefined;
  },
});

/** What is said to be the number of rows is that, if all rows are there. */
const count = (rows: string, of?: string): SumLaw => ({
  says: `${of ?? `totals.${rows}`} is the number of ${rows}`,
  fields: [rows, of ?? 'totals', 'totalPages'],
  sides: (object) =>
    isWhole(object, rows)
      ? [
          numberIn(of === undefined ? totalsIn(object) : object, of ?? rows),
          rowsIn(object, rows).length,
        ]
      : undefined,
});

/** Every sum that the contract's entities name. Amounts are hundredths, so each holds exactly. */
const laws: readonly SumLaw[] = [
  {
    says: 'sumBalance is the sum of its parts',
    fields: ['sumBalance', 'parts'],
    sides: (balance) => [
      numberIn(balance, 'sumBalance'),
      Object.values(balance['parts'] as Fields).reduce<number>(
        (all, part) => all + Number(part),
        0,
      ),
    ],
  },
  {
    says: 'balance is the sum of free and what is held',
    fields: ['balance', 'free', 'held'],
    sides: (terms) => [
      numberIn(terms, 'balance'),
      numberIn(terms, 'free') + sumOf(rowsIn(terms, 'held'), 'amount'),
    ],
  },
  sum('amount', 'fee', 'paidOut', 'remaining', 'refunded'),
  sum('paidOut', 'received', 'unconfirmed', 'disputed'),
  sum('amount', 'fee', 'net', 'bonusCost'),
  {
    says: 'amount is the sum of fee and credit',
    fields: ['amount', 'fee', 'credit'],
    // After a payment the fee and the credit are those of what was paid.
    sides: (deposit) => {
      const payment = deposit['payment'];
      return payment === undefined || payment === null
        ? [numberIn(deposit, 'amount'), numberIn(deposit, 'fee') + numberIn(deposit, 'credit')]
        : undefined;
    },
  },
  sum('net', 'amountIn', 'amountOut'),
  {
    says: 'the amount of a line is the sum of its parts',
    fields: ['transaction', 'parts', 'corrects'],
    sides: (line) => [
      numberIn(line['transaction'] as Fields, 'amount'),
      sumOf(
        rowsIn(line, 'parts').filter(({ part }) => part !== 'debt'),
        'amount',
      ),
    ],
  },
  {
    says: 'net is win less stake',
    fields: ['roundId', 'stake', 'win', 'net'],
    sides: (round) =>
      round['net'] === null
        ? undefined
        : [numberIn(round, 'net'), numberIn(round, 'win') - numberIn(round, 'stake')],
  },
  {
    says: 'net of the round is the sum of its entries',
    fields: ['round', 'entries'],
    sides: ({ round, ...rest }) =>
      (round as Fields)['net'] === null
        ? undefined
        : [numberIn(round as Fields, 'net'), sumOf(rowsIn(rest, 'entries'), 'amount')],
  },
  ...['stake', 'win', 'net', 'bonus'].map((field) => total('days', field, false)),
  ...['bet', 'win', 'profit'].map((field) => total('days', field, false)),
  ...['stake', 'win', 'net', 'daysWithPlay', 'minutes', 'deposits', 'withdrawals'].map((field) =>
    total('months', field, false),
  ),
  {
    says: 'closing is the sum of opening and the amounts of lines',
    fields: ['opening', 'lines', 'closing'],
    sides: (month) => [
      numberIn(month, 'closing'),
      numberIn(month, 'opening') + sumOf(rowsIn(month, 'lines'), 'amount'),
    ],
  },
  sum('deposits', 'withdrawals', 'netDeposits'),
  ...['lines', 'earned', 'paid', 'waiting', 'held'].map((field) => total('kinds', field, false)),
  ...['stake', 'win'].map((field) => total('rounds', field, true)),
  count('rounds'),
  count('transactions'),
  count('games', 'totalGames'),
  {
    says: 'totals.net is the sum of amount over transactions',
    fields: ['transactions', 'totals', 'totalPages'],
    sides: (record) =>
      isWhole(record, 'transactions')
        ? [numberIn(totalsIn(record), 'net'), sumOf(rowsIn(record, 'transactions'), 'amount')]
        : undefined,
  },
  {
    says: 'earned is the sum of amount over branches, and the rest',
    fields: ['branches', 'rest', 'earned', 'totalPages'],
    sides: (income) =>
      isWhole(income, 'branches')
        ? [
            numberIn(income, 'earned'),
            sumOf(rowsIn(income, 'branches'), 'amount') + numberIn(income, 'rest'),
          ]
        : undefined,
  },
];

const objectsIn = (value: unknown): readonly Fields[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Fields, ...inside];
};

/** The sums of an answer that do not hold. */
export function judgeSums({ status, body }: Pick<Answer, 'status' | 'body'>): string[] {
  if (status !== 200) return [];
  const wrong = objectsIn(body).flatMap((object) =>
    laws.flatMap(({ says, fields, sides }) => {
      if (!fields.every((field) => field in object)) return [];
      const [actual, expected] = sides(object) ?? [0, 0];
      return actual === expected ? [] : [`${says}: “${actual}” is not “${expected}”`];
    }),
  );
  // One line in each list is enough.
  return [...new Map(wrong.map((text) => [text.split(':')[0], text])).values()];
}
