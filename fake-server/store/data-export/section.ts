/** The format of a column in the file; plain if left out. */
export type DataForm =
  | 'moment'
  | 'flag'
  | 'json'
  | 'base64'
  | 'maskedName'
  | 'maskedFullName'
  | 'maskedContact';

/** A column as the file names it. */
export interface DataField {
  readonly name: string;
  readonly form: DataForm;
}

/** Rows of one table in the data export (W5). The table is `t` in its SQL. */
export interface DataSection {
  /** Its name in the file. */
  readonly name: string;
  readonly table: string;
  /** SQL that joins the row with the owner. */
  readonly join?: string;
  /** The owner's column; `t.member_id` if left out. */
  readonly owner?: string;
  readonly where?: string;
  /** Columns that sort its rows uniquely. */
  readonly order: readonly string[];
  /** Its columns, each with its name in the file. */
  readonly fields: Readonly<Record<string, string | DataField>>;
  /** Omitted columns: secrets, other people, and internal values. */
  readonly withheld?: readonly string[];
  /** It has one row, written as an object. */
  readonly isOne?: true;
  /** Rows per read; fewer if rows are large. */
  readonly pageRows?: number;
}

/** A moment, kept in milliseconds. */
export function moment(name: string): DataField {
  return { name, form: 'moment' };
}

/** A boolean, stored as 1 or 0. */
export function flag(name: string): DataField {
  return { name, form: 'flag' };
}

/** Stored as JSON. */
export function json(name: string): DataField {
  return { name, form: 'json' };
}

/**
 * Columns whose format follows from the name: a moment if it ends in `_at`, a boolean if it starts
 * with `is_`.
 *
 * @param columns separated by spaces
 */
export function asNamed(columns: string): Readonly<Record<string, string | DataField>> {
  return Object.fromEntries(columns.split(' ').map((column) => [column, fieldOf(column)]));
}

function fieldOf(column: string): string | DataField {
  const name = column.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());
  if (column === 'at' || column.endsWith('_at')) return moment(name);
  return column.startsWith('is_') ? flag(name) : name;
}
