import type { Page } from 'playwright-core';
import { step } from '#tests/support/trail.ts';
import { eventually } from './seeing.ts';

/** Money as Brazilians write it, in hundredths: 'R$ 1.234,56' is 123456. */
export function hundredths(text: string): number {
  const match = /R\$\s*([\d.]+),(\d\d)/u.exec(text);
  if (!match) throw new Error(`'${text}' is no amount of money.`);
  return Number((match[1] ?? '').replaceAll('.', '') + (match[2] ?? ''));
}

/** The balance in the header, in hundredths; waits until there is one. */
export const balanceOf = step('read the balance', async (page: Page): Promise<number> => {
  const balance = page.getByRole('group', { name: 'Saldo' });
  await balance.getByText('R$').waitFor();
  return hundredths(await balance.innerText());
});

/** Waits until the header shows this balance, in hundredths. */
export const seeBalance = step(
  (_, amount) => `see the balance ${amount}`,
  async (page: Page, amount: number): Promise<void> => {
    await eventually(() => balanceOf(page)).toBe(amount);
  },
);
