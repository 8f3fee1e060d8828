import type { Page } from 'playwright-core';
import { z } from 'zod/v4';
import { step } from '#tests/support/trail.ts';
import type { JourneyPortal } from './portal.ts';
import { eventually, see } from './seeing.ts';

const answerSchema = z.object({ data: z.object({ left: z.number() }) });

/** One press of PageUp moves the piece so far, and one of an arrow so far. */
const PAGE_STEP = 20;
const ARROW_STEP = 2;

/** The security check in front of everything. */
export function puzzle(page: Page) {
  return page.getByRole('dialog', { name: /Confirme que você é uma pessoa|Confirm you’re human/u });
}

/** Solves the security check by keys, as a person does who cannot drag. */
export const solvePuzzle = step(
  'solve the puzzle',
  async (page: Page, { vendorsUrl }: JourneyPortal): Promise<void> => {
    await see(puzzle(page).getByRole('slider', { disabled: false }));
    const lot = (await page.locator('[data-geetest=box]').getAttribute('data-lot-number')) ?? '';
    const query = new URLSearchParams({ lot_number: lot });
    const response = await fetch(`${vendorsUrl}/geetest/v4/answer?${query.toString()}`);
    const { left } = answerSchema.parse(await response.json()).data;
    const pages = Math.floor(left / PAGE_STEP);
    const arrows = Math.round((left % PAGE_STEP) / ARROW_STEP);
    // What may be the second press of a double click lands on nothing.
    await page.locator('[data-page-cover]').waitFor({ state: 'detached' });
    await puzzle(page).getByRole('slider').focus();
    for (const key of [
      'Home',
      ...Array<string>(pages).fill('PageUp'),
      ...Array<string>(arrows).fill('ArrowRight'),
      'Enter',
    ]) {
      await page.keyboard.press(key);
    }
    await puzzle(page).waitFor({ state: 'hidden' });
  },
);

/** The ids of the captcha pictures that the page has loaded, oldest first. */
function loadedCaptchaIds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/account/captcha?'))
      .map(({ name }) => new URL(name).searchParams.get('captchaId') ?? ''),
  );
}

/**
 * Proves that a person requests an SMS: solves the puzzle, or reads the captcha picture if the site
 * has no GeeTest. Firebase has its own check.
 */
export const proveHuman = step(
  'prove to be a person',
  async (page: Page, portal: JourneyPortal): Promise<void> => {
    const { settings, captcha } = portal.world;
    if (settings.current.smsProvider === 'firebase') return;
    if (settings.current.geetest) {
      await solvePuzzle(page, portal);
      return;
    }
    const box = page.getByRole('textbox', { name: 'Código da imagem' });
    await see(box);
    const text = async () => captcha.reveal((await loadedCaptchaIds(page)).at(-1) ?? '') ?? '';
    await eventually(text).toMatch(/./u);
    await box.fill(await text());
    await page.getByRole('button', { name: 'Enviar código' }).click();
  },
);

/** Closes the security check without solving it. */
export const cancelPuzzle = step('close the puzzle', async (page: Page): Promise<void> => {
  await see(puzzle(page).getByRole('slider', { disabled: false }));
  await puzzle(page).getByRole('button', { name: 'Fechar' }).click();
});
