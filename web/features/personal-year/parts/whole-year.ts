import type { OwnMonth, OwnYear } from '#contract/entities/own-year.ts';

/** What moved a balance in a time. Amounts in hundredths. */
export type Balanced = Pick<OwnMonth, 'opening' | 'lines' | 'closing'>;

/** All months as one, in the order of their kinds; 0 where no month has begun. */
export function wholeYear({ months }: OwnYear): Balanced {
  const kinds = Map.groupBy(
    months.flatMap(({ lines }) => lines),
    ({ kind }) => kind,
  );
  const lines = [...kinds].map(([kind, ofKind]) => ({
    kind,
    transactions: ofKind.reduce((sum, { transactions }) => sum + transactions, 0),
    amount: ofKind.reduce((sum, { amount }) => sum + amount, 0),
  }));
  return {
    opening: months[0]?.opening ?? 0,
    lines: lines.toSorted((a, b) => a.kind.localeCompare(b.kind)),
    closing: months.at(-1)?.closing ?? 0,
  };
}
