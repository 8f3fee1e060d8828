import { type LanguageCode, languages } from '#contract/entities/language.ts';

/** A cell of a table: text, or an amount in hundredths of the currency unit. */
export type Cell = string | { readonly hundredths: number };

/** What separates cells, and what separates the decimals of an amount. */
export interface CsvDialect {
  readonly delimiter: ',' | ';';
  readonly decimalMark: '.' | ',';
}

/**
 * Spreadsheets follow the conventions of their language: with decimal commas, cells are separated
 * by semicolons.
 */
export function dialectOf(language: LanguageCode): CsvDialect {
  const parts = new Intl.NumberFormat(languages[language].tag).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',')
    ? { delimiter: ';', decimalMark: ',' }
    : { delimiter: ',', decimalMark: '.' };
}

/** What a file begins with, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as lines of a CSV file (RFC 4180), each with its end. */
export function writeCsv(rows: readonly (readonly Cell[])[], dialect: CsvDialect): string {
  return rows
    .map((cells) => `${cells.map((cell) => written(cell, dialect)).join(dialect.delimiter)}\r\n`)
    .join('');
}

/** Spreadsheets run a text with such a start as a formula, full-width characters included. */
const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;
const needsQuotes = /[",;\t\r\n]|^\s|\s$/u;

/** A text that no spreadsheet runs: an apostrophe before a possible formula marks text. */
export function harmless(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

function written(cell: Cell, { decimalMark }: CsvDialect): string {
  if (typeof cell !== 'string') return quoted(decimalOf(cell.hundredths, decimalMark));
  return quoted(harmless(cell));
}

function quoted(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** An amount with two decimals, worked out without fractions. */
function decimalOf(hundredths: number, decimalMark: string): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}${decimalMark}${digits.slice(-2)}`;
}
