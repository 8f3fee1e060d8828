import { expect, test } from 'vitest';
import { formatShortMoney } from '#web/i18n/format-short-money.ts';

test.each([
  [1_200_000, 'R$ 12 mil'],
  [100, 'R$ 1'],
  [50, 'R$ 0,50'],
  [5, 'R$ 0,05'],
  [-20, '−R$ 0,20'],
  [150, 'R$ 1,50'],
  [0, 'R$ 0'],
])('%d cents are short, and no cent of them is lost: %s (C4)', (amount, text) => {
  expect(formatShortMoney(amount, 'BRL', 'PT').replaceAll('\u00a0', ' ')).toBe(text);
});
