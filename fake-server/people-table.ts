import { amountText } from './control/amount-text.ts';
import { people } from './seed/people.ts';

/** The seeded people and their sign-ins, as a text table. */
export function peopleTable(): string {
  const rows = people.map(({ account, password, mobile, role, opening, affiliateCode }) => [
    account,
    password ?? '(none)',
    mobile ?? '',
    amountText(opening, 'BRL').replaceAll('\u00a0', ' '),
    affiliateCode === undefined ? role : `${role}; invitation code ${affiliateCode}`,
  ]);
  const table = [['Account', 'Password', 'Mobile', 'Opening', 'Who'], ...rows];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return lines.map((line) => `  ${line}\n`).join('');
}
