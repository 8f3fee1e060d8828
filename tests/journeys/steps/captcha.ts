import type { Page } from 'playwright-core';
import type { JourneyPortal } from './portal.ts';
import { eventually } from './seeing.ts';

/**
 * Reads the captcha as a person does. Its digits are drawn, so the picture's id, seen on its way,
 * says which text the portal waits for.
 */
export function watchCaptcha(page: Page, { world }: JourneyPortal) {
  let shownId = '';
  page.on('response', (response) => {
    shownId = new URL(response.url()).searchParams.get('captchaId') ?? shownId;
  });
  return {
    /** What the picture says now; waits for the next one where the last was used. */
    read: async (): Promise<string> => {
      await eventually(() => world.captcha.reveal(shownId)).toBeDefined();
      return world.captcha.reveal(shownId) ?? '';
    },
  };
}
