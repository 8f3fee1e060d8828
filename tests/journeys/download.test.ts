// Features: download
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { journey } from './steps/journey.ts';
import { see, seeNoMore } from './steps/seeing.ts';

const app = (path: string, name: string) => ({
  url: `https://apps.example/${path}`,
  labelNameEn: name,
  resourceType: 'download',
  qrCodeUrl: null,
});
const android = app('aurora.apk', 'Android');
const ios = app('aurora.mobileconfig', 'iOS');

/** A site that has these resources. */
const having = (value: object) => (page: Page) =>
  page.route('**/api/site/resources', (route) => route.fulfill({ json: { success: true, value } }));

describe('the app for phones', () => {
  journey(
    'shows a code and four steps for each kind of phone with an app (R3, S6)',
    async ({ visit }) => {
      const { page } = await visit('/download', {
        beforeArrival: having({ Android: android, MOBILECONFIG: ios }),
      });
      await see(page.getByRole('heading', { level: 1, name: 'Baixe o app' }));
      const panel = page.getByRole('tabpanel');
      const code = panel.getByRole('img', { name: 'QR Code do app para Android' });
      await see(code);
      expect(await code.boundingBox()).toMatchObject({ width: 100, height: 100 });
      expect(await panel.getByRole('listitem').count()).toBe(4);

      await page.getByRole('tab', { name: 'Android' }).press('ArrowRight');
      await see(panel.getByRole('img', { name: 'QR Code do app para iPhone e iPad' }));
      expect(await panel.getByRole('link').getAttribute('href')).toBe(ios.url);
      expect(await panel.getByRole('listitem').count()).toBe(4);
      await expectAccessible(page);

      await having({ MOBILECONFIG: ios })(page);
      await page.reload();
      await see(page.getByRole('tab', { name: 'iPhone e iPad' }));
      expect(await page.getByRole('tab').count()).toBe(1);

      await having({})(page);
      await page.reload();
      await see(page.getByText('Ainda não há app'));
      await seeNoMore(page.getByRole('tab'));
      await expectAccessible(page);
    },
  );

  journey('begins with the visitor’s own kind of phone, at 320 px (R3)', async ({ visit }) => {
    const { page } = await visit('/down', {
      profile: 'phone',
      language: 'en',
      context: {
        userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
        viewport: { width: 320, height: 640 },
      },
      beforeArrival: having({ Android: android, MOBILECONFIG: ios }),
    });
    await see(page.getByRole('link', { name: 'Download for iPhone and iPad' }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
});
