/** One piece of a record, and where the next one begins; null after the last. */
export interface RecordPiece<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** The rows of a record; `isWhole` if there are no more. */
export interface CollectedRows<Row> {
  readonly rows: readonly Row[];
  readonly isWhole: boolean;
}

/** The most rows of a file: what a phone still holds, and what a spreadsheet opens at once. */
const MAX_ROWS = 50_000;

/** Reads a record piece by piece, in its order, until it ends or has as many rows as a file takes. */
export async function collectPieces<Row>(
  read: (after: string | undefined) => Promise<RecordPiece<Row>>,
  max = MAX_ROWS,
): Promise<CollectedRows<Row>> {
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each piece tells where the next one begins
    const piece = await read(after);
    rows.push(...piece.rows);
    after = piece.next ?? undefined;
  } while (after !== undefined && rows.length < max);
  return { rows: rows.slice(0, max), isWhole: after === undefined && rows.length <= max };
}
