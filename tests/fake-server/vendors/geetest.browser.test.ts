import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { GeetestBehaviour } from '#fake-server/situation/vendor-behaviour.ts';
import type { GeetestSolution } from '#fake-server/world/partners/geetest-client.ts';
import { validateGeetest } from '#fake-server/world/partners/geetest-client.ts';
import { colourRules, expectNoViolations } from '#tests/support/axe.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openVisitor, type VisitorOptions } from '#tests/support/page.ts';
import { captchaId, captchaKey, openVendor } from './geetest-play.ts';
import {
  askAnswer,
  dragWay,
  happenings,
  moveByKeys,
  openPuzzle,
  portalRouter,
  puzzleIs,
} from './geetest-portal.ts';
import { serve } from './serve.ts';

/** A person on a portal that requires the puzzle. */
async function visit(options: Partial<VisitorOptions> = {}, path = '/') {
  const vendor = { behaviour: 'normal' as GeetestBehaviour };
  const { origin } = await openVendor({ behaviour: () => vendor.behaviour });
  const url = await serve(portalRouter(origin));
  const visitor = await openVisitor(await sharedBrowser(), {
    url,
    ...options,
    context: { reducedMotion: 'reduce', ...options.context },
  });
  onTestFinished(() => visitor.close());
  await visitor.page.goto(path);
  return { ...visitor, origin, vendor };
}

/** What a reader says of the button or field that has the focus within the dialog. */
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);

describe('the puzzle is solved', () => {
  test('by mouse, and the result is genuine', async () => {
    const { page, origin } = await visit();
    await openPuzzle(page);
    const way = await dragWay(page, await askAnswer(page, origin));
    await page.mouse.move(way.x, way.y);
    await page.mouse.down();
    await page.mouse.move(way.x + way.by / 2, way.y + 30, { steps: 4 });
    await page.mouse.move(way.x + way.by, way.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await happenings(page)).at(-1)?.[0]).toBe('Success');
    expect((await happenings(page)).map(([event]) => event)).toEqual([
      'BoxShow',
      'NextReady',
      'Success',
    ]);
    const result = (await happenings(page)).at(-1)?.[1] as GeetestSolution;
    const verdict = await validateGeetest({ endpoint: origin, captchaId, captchaKey, result });
    expect(verdict).toEqual({ ok: true });
    // Focus is given back.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('open');
  });

  test('by finger on a phone of 320 pixels', async () => {
    const context = { viewport: { width: 320, height: 568 } };
    const { page, origin, context: opened } = await visit({ profile: 'phone', context });
    await openPuzzle(page);
    const way = await dragWay(page, await askAnswer(page, origin));
    const finger = await opened.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: way.y }],
      });
    await touch('touchStart', way.x);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', way.x + (way.by * step) / 8);
    await touch('touchEnd');
    await puzzleIs(page, 'solved');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });

  test('by keyboard only, after three misses and another picture', async () => {
    const { page, origin } = await visit({ language: 'en' }, '/?language=eng');
    await openPuzzle(page);
    const first = await page.locator('[data-geetest=box]').getAttribute('data-lot-number');
    for (let miss = 1; miss <= 3; miss += 1) {
      await page.keyboard.press('PageUp');
      await page.keyboard.press('Enter');
      await expect
        .poll(async () => (await happenings(page)).filter(([event]) => event === 'Fail').length)
        .toBe(miss);
      await puzzleIs(page, 'ready');
    }
    await page.getByText('Here is another picture').waitFor();
    expect(await page.locator('[data-geetest=box]').getAttribute('data-lot-number')).not.toBe(
      first,
    );
    await moveByKeys(page, (await askAnswer(page, origin)).left);
    await page.keyboard.press('Enter');
    await puzzleIs(page, 'solved');
  });

  test('by sound and keyboard only, after a wrong and an incomplete count (A10)', async () => {
    const { page, origin } = await visit();
    await openPuzzle(page);
    const box = page.locator('[data-geetest=box]');
    const lotNumber = () => box.getAttribute('data-lot-number');
    const seen = await lotNumber();
    await page.getByRole('button', { name: 'Ouvir em vez de ver' }).press('Enter');
    await expect.poll(lotNumber).not.toBe(seen);
    await puzzleIs(page, 'ready');
    await expectNoViolations(page, 'the puzzle that is heard');
    await expect.poll(() => focusedName(page)).toBe('Tocar o som');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await page.getByText('Digite três números, um para cada grupo.').waitFor();
    const response = await fetch(`${origin}/geetest/v4/answer?lot_number=${await lotNumber()}`);
    const { data } = (await response.json()) as { data: { beeps: string } };
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(data.beeps === '111' ? '222' : '111');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await happenings(page)).findLast(([event]) => event === 'Fail')?.[1])
      .toMatchObject({ captcha_type: 'sound' });
    await puzzleIs(page, 'ready');
    await page.keyboard.type(data.beeps.split('').join(' '));
    await page.keyboard.press('Enter');
    await puzzleIs(page, 'solved');
  });
});

describe('the puzzle is closed', () => {
  test('by Escape, opens again, traps the focus while open, and axe finds nothing in it', async () => {
    const { page } = await visit({ theme: 'dark' });
    await openPuzzle(page);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await happenings(page)).at(-1)?.[0]).toBe('Close');
    await openPuzzle(page);
    await expectNoViolations(page, 'the dark theme');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoViolations(page, 'the light theme', colourRules);
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const holder = await page.evaluate(() =>
        document.activeElement?.getAttribute('data-geetest'),
      );
      // At the end of the dialog the focus passes through the browser's own controls.
      expect([null, 'box']).toContain(holder);
      expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('open');
    }
    await page.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(async () => (await happenings(page)).at(-1)?.[0]).toBe('Close');
  });
});

describe('the vendor fails', () => {
  test('at once: the portal is told', async () => {
    const { page } = await visit({}, '/?id=nobody');
    await expect
      .poll(() => happenings(page))
      .toEqual([['initError', expect.objectContaining({ code: '-50103' })]]);
  });

  test('later: the dialog, opened by the button of the popup, says so and tries again', async () => {
    const { page, vendor } = await visit({}, '/?product=popup');
    await page.getByRole('button', { name: 'Verificar' }).click();
    await puzzleIs(page, 'ready');
    vendor.behaviour = 'load-error';
    await page.getByRole('button', { name: 'Outra imagem' }).click();
    await puzzleIs(page, 'broken');
    expect((await happenings(page)).at(-1)).toMatchObject(['Error', { code: '60500' }]);
    vendor.behaviour = 'normal';
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await puzzleIs(page, 'ready');
  });
});
