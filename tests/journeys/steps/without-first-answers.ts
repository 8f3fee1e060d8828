import type { Page } from 'playwright-core';

/** Serves pages without embedded answers, as a static host does: each call is made. */
export async function withoutFirstAnswers(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.startsWith('/api/') && !/\.\w+$/u.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') {
        await route.fallback();
        return;
      }
      const response = await route.fetch();
      const html = await response.text();
      const written = /<script type="application\/json" id="first-answers">.*?<\/script>/u;
      await route.fulfill({ response, body: html.replace(written, '') });
    },
  );
}
