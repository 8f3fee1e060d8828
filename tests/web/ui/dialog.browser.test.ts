import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { projectRoot } from '#tools/project.ts';
import { test } from './open-looking-page.ts';

let page: Page;
test.beforeEach(async ({ looking }) => {
  page = await looking.open();
});

const open = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (name: string) => page.getByRole('dialog', { name });
const service = () => page.getByRole('alertdialog', { name: 'Customer service' });

async function settledBox(name: string) {
  const box = await dialog(name).evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((fade) => fade.finished));
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    return { left, right, top, bottom, width };
  });
  return box;
}

describe('a dialog (S6, S7)', () => {
  test.each([
    ['Dialog 400', 400],
    ['Dialog 600', 600],
    ['Dialog form', 480],
  ])('%s is that wide, in the middle of a wide screen', async (name, width) => {
    await open(name);
    const box = await settledBox(name);
    expect(box.width).toBe(width);
    const { innerWidth } = await page.evaluate(() => ({
      innerWidth: document.documentElement.clientWidth,
    }));
    expect(Math.abs(box.left + box.right - innerWidth)).toBeLessThan(20);
    expect(box.top).toBeGreaterThan(0);
  });

  test('is a sheet at the lower edge of a phone, as wide as the screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const name of ['Dialog 400', 'Dialog 600', 'Dialog form']) {
      await open(name);
      const box = await settledBox(name);
      expect(box, name).toMatchObject({ left: 0, bottom: 640 });
      expect(box.right, name).toBeGreaterThanOrEqual(300);
      expect(box.top, name).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await dialog(name).waitFor({ state: 'hidden' });
    }
  });

  test('fits above the screen keyboard of a phone, with field and buttons', async () => {
    // The page asks the browser for a window of that size; what it leaves of 360 × 640 is about this.
    const html = readFileSync(join(projectRoot, 'web/index.html'), 'utf8');
    expect(html).toContain('interactive-widget=resizes-content');
    await page.setViewportSize({ width: 360, height: 640 });
    await open('Dialog form');
    await page.setViewportSize({ width: 360, height: 340 });
    const box = await settledBox('Dialog form');
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBe(340);
    const field = dialog('Dialog form').getByRole('textbox');
    const button = dialog('Dialog form').getByRole('button', { name: 'Another one' });
    const ends = await Promise.all(
      [field, button].map((part) => part.evaluate((node) => node.getBoundingClientRect().bottom)),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(340);
    expect(ends[0]).toBeLessThan(await button.evaluate((node) => node.getBoundingClientRect().top));
  });

  test('fades in after 100 ms', async ({ looking }) => {
    page = await looking.openApart();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // On any machine: a finished transition has been reported by now.
    await page.evaluate(() => {
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (!(target instanceof HTMLDialogElement)) return;
        const { transitionProperty, transitionDelay } = getComputedStyle(target);
        const at = transitionProperty.split(', ').indexOf(propertyName);
        const delays = transitionDelay.split(', ');
        target.setAttribute(`data-run-${propertyName}`, delays[at % delays.length] ?? '');
      });
    });
    await open('Dialog 400');
    await dialog('Dialog 400').and(page.locator('[data-run-opacity="0.1s"]')).waitFor();
  });
});

describe('an alert (S7)', () => {
  test('has icon, title, rich text and buttons, 600 px wide for customer service', async () => {
    await open('Passing alert');
    await service().waitFor();
    expect(await service().locator('header svg').count()).toBe(1);
    expect(
      await service()
        .getByText('at any hour')
        .evaluate((text) => text.tagName),
    ).toBe('STRONG');
    expect(await service().evaluate((element) => getComputedStyle(element).inlineSize)).toBe(
      '600px',
    );
    await service().getByRole('button', { name: 'All right' }).click();
    await page.getByText('closed by hand').waitFor();
    await service().waitFor({ state: 'hidden' });
  });

  test('closes by the cover if allowed', async () => {
    await open('Passing alert');
    await service().waitFor();
    await page.mouse.click(5, 5);
    await page.getByText('closed by cover').waitFor();
  });

  test('stays open by a click on the cover if not allowed', async () => {
    await open('Alert');
    const question = page.getByRole('alertdialog', { name: 'Sign out?' });
    await question.waitFor();
    expect(await question.evaluate((element) => getComputedStyle(element).inlineSize)).toBe(
      '400px',
    );
    await page.mouse.click(5, 5);
    expect(await question.evaluate((element) => element.matches(':modal'))).toBe(true);
  });

  test('asks to close when its time is over, and not before', async ({ looking }) => {
    page = await looking.openApart();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await open('Passing alert');
    await service().waitFor();
    await page.clock.runFor(4_900);
    expect(await service().evaluate((element) => element.matches(':modal'))).toBe(true);
    await page.clock.runFor(200);
    await page.getByText('closed by timeout').waitFor();
  });
});

test('the loader covers its place and says what it waits for (S7)', async () => {
  const words = page.getByRole('status').filter({ hasText: 'Opening the game' });
  await words.scrollIntoViewIfNeeded();
  await words.waitFor();
  const uncovered = await words.evaluate((element) => {
    const overlay = element.parentElement?.parentElement;
    const place = overlay?.parentElement;
    if (!overlay || !place) return true;
    const [over, under] = [overlay.getBoundingClientRect(), place.getBoundingClientRect()];
    return over.width < under.width || over.height < under.height;
  });
  expect(uncovered).toBe(false);
});
