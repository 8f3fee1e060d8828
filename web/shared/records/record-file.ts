import { collectPieces, type RecordPiece } from './collect-pieces.ts';
import type { Cell } from './csv.ts';
import type { DayRange } from './days.ts';
import type { RecordTable } from './ExportButton.tsx';

/** A column of a file. */
interface FileColumn<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => Cell;
}

interface RecordFile<Row> {
  /** What the file is called, before its days. */
  readonly name: string;
  readonly days: DayRange;
  readonly columns: readonly FileColumn<Row>[];
  /** Reads one piece of the record; the first one without a previous piece. */
  readonly read: (after: string | undefined) => Promise<RecordPiece<Row>>;
}

/** Reads all rows of a record as a table (W4). */
export async function readRecordFile<Row>({
  name,
  days,
  columns,
  read,
}: RecordFile<Row>): Promise<RecordTable> {
  const { rows, isWhole } = await collectPieces(read);
  return {
    fileName: `${name}-${days.first}-${days.last}`,
    headings: columns.map(({ heading }) => heading),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
    isWhole,
  };
}
