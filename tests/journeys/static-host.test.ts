// Features: all
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { siteConfigurationSchema } from '#contract/hosting.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openVisitor } from '#tests/support/page.ts';
import { openStaticHost } from '#tests/support/static-host.ts';
import { configureSite } from '#tools/configure-site.ts';
import { webBuildFolder } from '#tools/web-build.ts';
import { accountMenu, openLogin, submitLogin } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { seededPassword } from './steps/people.ts';
import { frameOfGame } from './steps/playing.ts';
import { openPortal } from './steps/portal.ts';
import { beAt, PATIENCE, see, seePicture } from './steps/seeing.ts';

journey(
  'finds the whole portal at a host of static files, with its API at another origin',
  async ({ onTestFinished }) => {
    const host = await openStaticHost();
    onTestFinished(() => host.close());
    const back = await openPortal({ allowedOrigins: [host.origin] });
    onTestFinished(() => back.close());
    const folder = await mkdtemp(join(tmpdir(), 'portal-site-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const game = [back.vendorsUrl];
    await configureSite({
      from: webBuildFolder,
      to: folder,
      configuration: siteConfigurationSchema.parse({
        api: `${back.url}/api`,
        thirdParties: { scripts: game, frames: game, images: [back.url] },
      }),
    });
    host.serve(folder);

    const visitor = await openVisitor(await sharedBrowser(), { url: host.origin });
    // A refusal by the content policy is an error on the console, which fails this.
    onTestFinished(() => visitor.close());
    const { page, context } = visitor;
    context.setDefaultTimeout(PATIENCE);
    const requests: URL[] = [];
    const failed: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url())));
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    const arrived = await page.goto('/');
    expect(arrived?.headers()['content-security-policy']).toContain(
      `connect-src 'self' ${back.url}`,
    );
    expect(arrived?.headers()['cache-control']).toBe('no-cache');

    const tiles = page.getByRole('region', { name: 'Em alta agora' }).getByRole('article');
    await seePicture(tiles.first().locator('img'));
    expect(await page.getByText('This browser is too old').isVisible()).toBe(false);
    // The boot script asked the right origin before the app was there, and the app took that answer.
    const hot = requests.filter(({ pathname }) => pathname === '/api/games/hot');
    expect(hot.map(({ origin }) => origin)).toEqual([back.url]);

    await openLogin(page);
    await submitLogin(page, 'maria', seededPassword('maria'));
    await see(accountMenu(page));

    const open = tiles.filter({ hasNot: page.getByText('Em manutenção') });
    await open.first().getByRole('link').click();
    await beAt(page, /^\/game\?id=/u);
    expect((await frameOfGame(page)).url()).toContain(back.vendorsUrl);

    // An address of the app, requested directly: the host answers with the page.
    await page.goto('/fav');
    await see(page.getByRole('heading', { level: 1, name: 'Favoritos' }));
    await see(accountMenu(page));
    expect(
      requests.filter(
        ({ origin, pathname }) => origin === host.origin && pathname.startsWith('/api'),
      ),
    ).toEqual([]);
    expect(failed).toEqual([]);
  },
);

journey(
  'says what is missing to a browser that is too old, and to one without script',
  async ({ visit }) => {
    const { page } = await visit('/', {
      beforeArrival: (arriving) =>
        arriving.addInitScript(() => {
          Reflect.deleteProperty(HTMLElement.prototype, 'popover');
        }),
    });
    await see(page.getByText('Este navegador é antigo demais para a Aurora Play.'));
    await see(page.getByText('This browser is too old for Aurora Play.'));

    const plain = await visit('/', { context: { javaScriptEnabled: false } });
    const notice = plain.page.locator('noscript .page-notice');
    await see(notice);
    expect(await notice.innerText()).toMatch(/precisa de JavaScript[^]*needs JavaScript/u);
  },
);
