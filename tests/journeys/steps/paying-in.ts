import type { Page } from 'playwright-core';
import { step } from '#tests/support/trail.ts';
import { see } from './seeing.ts';

/** The code of a charge as text. */
export const paymentCode = (page: Page) => page.getByRole('textbox', { name: 'Pix Copia e Cola' });

/** Pays the code that a page shows, in the app of a bank. */
export const payAtBank = step(
  'pay in the app of a bank',
  async (page: Page, vendors: string, payer: string, sum?: string): Promise<void> => {
    const copied = await paymentCode(page).inputValue();
    const bank = await page.context().newPage();
    await bank.goto(`${vendors}/pix/bank`);
    await bank.getByLabel('Pix Copia e Cola').fill(copied);
    await bank.getByRole('button', { name: 'Continuar' }).click();
    if (sum !== undefined) await bank.getByLabel('Valor a pagar').fill(sum);
    await bank.getByLabel('Da conta de').selectOption({ label: payer });
    await bank.getByRole('button', { name: 'Pagar agora' }).click();
    await see(bank.getByText('Pagamento enviado'));
    await bank.close();
  },
);
