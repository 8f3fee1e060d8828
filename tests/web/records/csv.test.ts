// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BYTE_ORDER_MARK,
  type Cell,
  type CsvDialect,
  dialectOf,
  harmless,
  writeCsv,
} from '#web/shared/records/csv.ts';

/** Reads CSV by RFC 4180, character by character, and knows nothing of how it is written. */
function parseCsv(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === delimiter) {
      row.push(cell);
      cell = '';
    } else if (character === '\r' && text.charAt(at + 1) === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += character;
  }
  if (cell !== '' || row.length > 0 || isQuoted) throw new Error('The last line has no end.');
  return rows;
}

const dialects: readonly CsvDialect[] = [
  { delimiter: ',', decimalMark: '.' },
  { delimiter: ';', decimalMark: ',' },
];
const hardUnits = ['"', "'", ',', ';', '\t', '\r', '\n', ' ', '=', '+', '-', '@', '|', '＝'].concat(
  ['\u0000', '\uFEFF', 'é', '漢', 'a', '1', '👩‍🚀'],
);
/** Text that is hard for a file: quotes, line ends, delimiters, formulas, signs, letters. */
const hostileText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...hardUnits) }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('=1+1', '+55 11 9', '-2', '@SUM(A1)', '\t=1', ' =1', "'=1", '"=1"', '＝1', ''),
);
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const cells = fc.oneof(
  hostileText,
  amount.map((hundredths): Cell => ({ hundredths })),
);
const tables = fc.array(fc.array(cells, { minLength: 1, maxLength: 6 }), { maxLength: 8 });

describe('a file of a record (W4)', () => {
  test('is read back as it was written, with any texts', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(...dialects), (rows, dialect) => {
        const read = parseCsv(writeCsv(rows, dialect), dialect.delimiter);
        const expected = rows.map((row) =>
          row.map((cell) =>
            typeof cell === 'string'
              ? harmless(cell)
              : (cell.hundredths / 100).toFixed(2).replace('.', dialect.decimalMark),
          ),
        );
        expect(read).toEqual(expected);
      }),
    );
  });

  test('contains no text that a spreadsheet would run, and changes no other', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const made = harmless(text);
        expect(made.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/u);
        expect(made).not.toMatch(/^[\t\r\n]/u);
        expect([text, `'${text}`]).toContain(made);
      }),
    );
    for (const text of ['Aurora Rocket', "'quoted", 'a=b', '1-2', '']) {
      expect(harmless(text)).toBe(text);
    }
    expect(harmless('=HYPERLINK("http://x")')).toBe('\'=HYPERLINK("http://x")');
  });

  test('writes amounts as decimal numbers, losses too', () => {
    const row = [0, 5, -5, 100, -123_456].map((hundredths): Cell => ({ hundredths }));
    expect(writeCsv([row], dialects[0] as CsvDialect)).toBe('0.00,0.05,-0.05,1.00,-1234.56\r\n');
    const comma = writeCsv([row], dialects[1] as CsvDialect);
    expect(comma).toBe('"0,00";"0,05";"-0,05";"1,00";"-1234,56"\r\n');
  });

  test.each([
    ['PT', ';'],
    ['ID', ';'],
    ['VI', ';'],
    ['EN', ','],
    ['CN', ','],
    ['TH', ','],
  ] as const)('in %s parts its cells by "%s", as spreadsheets there do', (language, delimiter) => {
    expect(dialectOf(language).delimiter).toBe(delimiter);
  });

  test('begins with the byte order mark', () => {
    expect([...new TextEncoder().encode(BYTE_ORDER_MARK)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
