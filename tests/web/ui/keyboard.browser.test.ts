import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './open-looking-page.ts';

let page: Page;
test.beforeEach(async ({ looking }) => {
  page = await looking.open();
});

const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const focused = (): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
  });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const country = () => page.getByRole('combobox', { name: 'Country' });
const options = () => page.getByRole('listbox').getByRole('option');
const active = () =>
  country().evaluate(
    (input) =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
  );

describe('Dialog', () => {
  test('traps the focus, and returns it to the opener of each dialog of a stack', async () => {
    await button('Dialog 400').press('Enter');
    const first = page.getByRole('dialog', { name: 'Dialog 400' });
    await first.getByRole('textbox', { name: 'Name' }).and(page.locator(':focus')).waitFor();
    for (let step = 0; step < 8; step += 1) {
      await press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await button('Another one').press('Enter');
    await page.getByRole('dialog', { name: 'On top' }).waitFor();
    await press('Escape');
    await button('Another one').and(page.locator(':focus')).waitFor();
    await press('Escape');
    await button('Dialog 400').and(page.locator(':focus')).waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('closes by the cover, unless it must not', async () => {
    await button('Dialog 400').click();
    await button('Another one').click();
    await page.getByRole('dialog', { name: 'On top' }).waitFor();
    await page.mouse.click(5, 5);
    expect(await page.locator('dialog[open]').count()).toBe(2);
    await press('Escape');
    await page.getByRole('dialog', { name: 'On top' }).waitFor({ state: 'hidden' });
    await page.mouse.click(5, 5);
    await page.getByRole('dialog', { name: 'Dialog 400' }).waitFor({ state: 'hidden' });
  });

  test('stays open when its owner refuses Escape', async () => {
    await button('Firm dialog').press('Enter');
    const firm = page.getByRole('dialog', { name: 'Firm' });
    await firm.waitFor();
    await press('Escape', 'Escape', 'Escape', 'Escape');
    expect(await firm.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await button('Close firm dialog').click();
    await firm.waitFor({ state: 'hidden' });
    expect(await focused()).toBe('Firm dialog');
  });

  test('is moved by its header and stays in view', async () => {
    await button('Dialog 400').click();
    const dialog = page.getByRole('dialog', { name: 'Dialog 400' });
    // It moves by itself while it fades in.
    await dialog.evaluate((element) =>
      Promise.all(element.getAnimations().map((fade) => fade.finished)),
    );
    const before = await dialog.boundingBox();
    const head = await dialog.getByRole('heading').boundingBox();
    if (before === null || head === null) throw new Error('The dialog has no box.');
    await page.mouse.move(head.x + 5, head.y + 5);
    await page.mouse.down();
    await page.mouse.move(head.x + 45, head.y + 25);
    const moved = await dialog.boundingBox();
    expect(moved?.x).toBeCloseTo(before.x + 40, 0);
    expect(moved?.y).toBeCloseTo(before.y + 20, 0);
    await page.mouse.move(-2000, -2000);
    await page.mouse.up();
    const corner = await dialog.boundingBox();
    expect([corner?.x, corner?.y]).toEqual([0, 0]);
  });

  test('holds the page still without moving it', async () => {
    const edges = () =>
      page.locator('main').evaluate((main) => {
        const { left, right, top } = main.getBoundingClientRect();
        return { left, right, top };
      });
    await button('Alert').scrollIntoViewIfNeeded();
    const before = await edges();
    await button('Alert').click();
    await page.getByRole('alertdialog').waitFor();
    expect(await edges()).toEqual(before);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
  });
});

describe('Tabs', () => {
  test('arrows, Home and End move and select; one tab is in the tab order', async () => {
    await tab('Polaris').focus();
    await press('ArrowRight');
    expect(await focused()).toBe('Boreal');
    expect(await tab('Boreal').getAttribute('aria-selected')).toBe('true');
    await press('End');
    expect(await focused()).toBe('Tucano');
    await press('ArrowRight');
    expect(await focused()).toBe('Hot');
    await press('ArrowLeft', 'Home');
    expect(await focused()).toBe('Hot');
    expect(await page.getByRole('tabpanel', { name: 'Hot' }).textContent()).toBe('Games of hot');
    expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(2);
  });

  test('the arrows follow the direction of reading', async ({ looking }) => {
    page = await looking.open('?dir=rtl');
    await tab('Polaris').focus();
    await press('ArrowLeft');
    expect(await focused()).toBe('Boreal');
  });
});

describe('Menu', () => {
  test('opens by arrow, moves, finds by letter, and returns the focus', async () => {
    await button('Account').press('ArrowDown');
    expect(await focused()).toBe('Member centre');
    await press('ArrowDown');
    expect(await focused()).toBe('Wallet');
    await press('s');
    expect(await focused()).toBe('Sign out');
    await press('ArrowDown');
    expect(await focused()).toBe('Member centre');
    await press('Escape');
    expect(await focused()).toBe('Account');
    await press('ArrowUp');
    expect(await focused()).toBe('Sign out');
    await press('Enter');
    expect(await focused()).toBe('Account');
    expect(await page.getByRole('menu').count()).toBe(0);
  });

  test('closes by a click outside and when Tab leaves it', async () => {
    await button('Account').click();
    await page.mouse.click(5, 5);
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await button('Account').click();
    await press('Tab');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  });
});

describe('Combobox', () => {
  test('opens on focus, is searched without accents, chosen by Enter', async () => {
    await country().focus();
    expect(await options().count()).toBe(8);
    expect(await active()).toBe('🇧🇷Brasil+55');
    await press('ArrowDown');
    expect(await active()).toBe('🇦🇷Argentina+54');
    await page.keyboard.type('colom');
    expect(await options().allTextContents()).toEqual(['🇨🇴Colômbia+57']);
    await press('Enter');
    expect(await country().inputValue()).toBe('Colômbia +57');
    expect(await page.getByRole('listbox').count()).toBe(0);
  });

  test('is searched by dialing code, and says when nothing matches', async () => {
    await country().focus();
    await page.keyboard.type('+598');
    expect(await active()).toBe('🇺🇾Uruguai+598');
    await page.keyboard.type('x');
    await page.getByText('No country by that name').waitFor();
    await press('Escape');
    expect(await country().inputValue()).toBe('Brasil +55');
  });

  test('closes 200 ms after blur, unless the focus returns (A7)', async ({ looking }) => {
    page = await looking.openApart();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await country().focus();
    await country().blur();
    await page.clock.runFor(199);
    expect(await page.getByRole('listbox').count()).toBe(1);
    await country().focus();
    await page.clock.runFor(1000);
    expect(await page.getByRole('listbox').count()).toBe(1);
    await country().blur();
    await page.clock.runFor(200);
    await page.getByRole('listbox').waitFor({ state: 'detached' });
  });

  test('an option is chosen by a click, and the focus stays', async () => {
    await country().click();
    await options().filter({ hasText: 'Peru' }).click();
    expect(await country().inputValue()).toBe('Peru +51');
    await country().and(page.locator(':focus')).waitFor();
  });
});

test('a busy Button keeps focus, width and name, and ignores clicks', async () => {
  const busy = button('Waiting');
  await busy.focus();
  await press('Enter');
  expect(await focused()).toBe('Waiting');
  expect(await busy.getAttribute('aria-busy')).toBe('true');
  expect(await busy.getAttribute('aria-disabled')).toBe('true');
});

test('PasswordInput shows and hides by its toggle', async () => {
  const password = page.getByLabel('Password', { exact: false }).first();
  expect(await password.getAttribute('type')).toBe('password');
  await button('Show password').press('Enter');
  expect(await password.getAttribute('type')).toBe('text');
  await button('Hide password').press('Enter');
  expect(await password.getAttribute('type')).toBe('password');
});

test('clearing a search keeps the focus in it', async () => {
  await button('Clear search').press('Enter');
  const search = page.getByRole('searchbox', { name: 'Search games' });
  await search.and(page.locator(':focus')).waitFor();
  expect(await search.inputValue()).toBe('');
});

test('notices move into the topmost dialog and can be dismissed there', async () => {
  await button('Show notices').click();
  const region = page.getByRole('region', { name: 'Notifications' });
  expect(await region.evaluate((element) => element.closest('dialog'))).toBeNull();
  await button('Alert').click();
  await page.locator('dialog[open]').getByRole('region', { name: 'Notifications' }).waitFor();
  await region.getByRole('button', { name: 'Dismiss' }).first().click();
  expect(await region.getByRole('button', { name: 'Dismiss' }).count()).toBe(3);
});
