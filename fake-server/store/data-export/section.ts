/** How the value of a column is written into the file; plain where nothing is said. */
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

/** Rows of one table in the file of a person's own data (W5). The table is `t` in its SQL. */
export interface DataSection {
  /** Its name in the file. */
  readonly name: string;
  readonly table: string;
  /** SQL that brings in the row that says whose this one is. */
  readonly join?: string;
  /** The column that says whose it is; `t.member_id` where nothing is said. */
  readonly owner?: string;
  readonly where?: string;
  /** Columns by which its rows stand in order, no two at one place. */
  readonly order: readonly string[];
  /** Its columns, each with its name in the file. */
  readonly fields: Readonly<Record<string, string | DataField>>;
  /** Columns that stay out: secrets, other people, and what only this server needs. */
  readonly withheld?: readonly string[];
  /** There is one row, which stands alone in the file. */
  readonly isOne?: true;
  /** Rows read at a time; fewer where each is large. */
  readonly pageRows?: number;
}

/** A moment, kept in milliseconds. */
export function moment(name: string): DataField {
  return { name, form: 'moment' };
}

/** Yes or no, kept as 1 or 0. */
export function flag(name: string): DataField {
  return { name, form: 'flag' };
}

/** What is kept as JSON. */
export function json(name: string): DataField {
  return { name, form: 'json' };
}

/**
 * Columns whose place in the file follows from the schema: the name of the column, a moment where it
 * ends in `_at`, yes or no where it begins with `is_`.
 *
 * @param columns with a space between them
 */
export function asNamed(columns: string): Readonly<Record<string, string | DataField>> {
  return Object.fromEntries(columns.split(' ').map((column) => [column, fieldOf(column)]));
}

function fieldOf(column: string): string | DataField {
  const name = column.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());
  if (column === 'at' || column.endsWith('_at')) return moment(name);
  return column.startsWith('is_') ? flag(name) : name;
}
