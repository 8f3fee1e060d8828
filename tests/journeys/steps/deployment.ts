import type { Page, Route } from 'playwright-core';
import { step } from '#tests/support/trail.ts';
import { seeNetworkRest } from './seeing.ts';

const isPage = ({ pathname }: URL) => !/\.\w+$/u.test(pathname) && !pathname.startsWith('/api');
const script = /\/assets\/[\w-]+\.js$/u;

/**
 * Serves the tab a deployment that differs from the built one by the names of its script and of one
 * of its parts. The server lacks files with these names after `deploy`.
 *
 * @param part name of the lazy part, as its file begins
 */
export const openBeforeDeployment = step(
  'serve an older deployment',
  async (page: Page, part: string): Promise<void> => {
    const older = (text: string) =>
      text
        .replaceAll(/\bentry-[\w-]+\.js/gu, (name) => `old-${name}`)
        .replaceAll(new RegExp(`\\b${part}-[\\w-]+\\.js`, 'gu'), (name) => `old-${name}`);
    const serve = async (route: Route, url: string) => {
      const answer = await route.fetch({ url });
      // Files of two deployments never have the same name: here they do, and must not be kept.
      const headers = { ...answer.headers(), 'cache-control': 'no-store' };
      await route.fulfill({ response: answer, headers, body: older(await answer.text()) });
    };
    await page.route(isPage, (route) => serve(route, route.request().url()));
    await page.route(script, (route) =>
      serve(route, route.request().url().replace('/assets/old-', '/assets/')),
    );
  },
);

/**
 * From now on the server only has the new deployment: the files of the old one are gone. The page
 * has loaded all its requests by then.
 */
export const deploy = step('deploy', async (page: Page): Promise<void> => {
  await seeNetworkRest(page);
  await page.unrouteAll({ behavior: 'wait' });
});
