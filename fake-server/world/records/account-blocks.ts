import type { AccountRecordTable, CountedRow } from '../../store/records/account-records.ts';

/** Lines of a block. */
const LINES_IN_A_BLOCK = 256;
/** People whose blocks are cached; others' are recomputed. */
const MAX_PEOPLE = 500;

/** Number of lines, and their sums of credits and debits, in hundredths. */
export interface Sums {
  readonly count: number;
  readonly amountIn: number;
  readonly amountOut: number;
}

export const NO_SUMS: Sums = { count: 0, amountIn: 0, amountOut: 0 };

/** Consecutive lines of a person, summed up once. */
export interface Block {
  readonly firstId: number;
  readonly lastId: number;
  /**
   * Their earliest and latest moment: after the clock was moved back, lines are not ordered by
   * time.
   */
  readonly earliest: number;
  readonly latest: number;
  readonly kinds: ReadonlyMap<string, Sums>;
}

export function addSums(a: Sums, b: Sums): Sums {
  return {
    count: a.count + b.count,
    amountIn: a.amountIn + b.amountIn,
    amountOut: a.amountOut + b.amountOut,
  };
}

export function sumsOf(amounts: readonly { readonly amount: number }[]): Sums {
  return amounts.reduce<Sums>(
    (sums, { amount }) =>
      addSums(sums, { count: 1, amountIn: Math.max(0, amount), amountOut: Math.min(0, amount) }),
    NO_SUMS,
  );
}

function blockOf(rows: readonly CountedRow[]): Block {
  const kinds = new Map<string, Sums>();
  for (const row of rows) {
    kinds.set(row.kind, addSums(kinds.get(row.kind) ?? NO_SUMS, sumsOf([row])));
  }
  const times = rows.map(({ at }) => at);
  return {
    firstId: rows[0]?.id ?? 0,
    lastId: rows.at(-1)?.id ?? 0,
    earliest: Math.min(...times),
    latest: Math.max(...times),
    kinds,
  };
}

/**
 * All lines of a person in blocks, oldest first. Lines are immutable, so a full block is summed
 * once; only newer lines are read.
 */
export function createAccountBlocks(
  table: AccountRecordTable,
  size = LINES_IN_A_BLOCK,
): (memberId: number) => Block[] {
  const full = new Map<number, Block[]>();
  return (memberId) => {
    const blocks = full.get(memberId) ?? [];
    full.delete(memberId);
    full.set(memberId, blocks);
    for (const oldest of full.keys()) {
      if (full.size <= MAX_PEOPLE) break;
      full.delete(oldest);
    }
    for (;;) {
      const rows = table.behind(memberId, blocks.at(-1)?.lastId ?? 0, size);
      if (rows.length < size) {
        return rows.length === 0 ? blocks : [...blocks, blockOf(rows)];
      }
      blocks.push(blockOf(rows));
    }
  };
}
