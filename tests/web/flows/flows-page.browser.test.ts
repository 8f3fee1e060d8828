// @vitest-environment node
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COUNTS_CALL, type FlowCounts } from '#contract/flow-counts-types.ts';
import { expectNoViolations } from '#tests/support/axe.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openVisitor } from '#tests/support/page.ts';
import { pairingToken } from '#tests/support/pairing.ts';
import { type RunningPortal, startPortal } from '#tests/support/server.ts';

let portal: RunningPortal;
let browser: Browser;

beforeAll(async () => {
  [portal, browser] = await Promise.all([startPortal({ countsFlows: true }), sharedBrowser()]);
});
afterAll(() => portal.stop());

/** How many people the server has counted who left the form of the sign-in. */
async function leftLogin(): Promise<number | undefined> {
  const response = await fetch(portal.url + COUNTS_CALL);
  const { flows } = (await response.json()) as FlowCounts;
  return flows['login']?.left['enteringDetails'];
}

const pages = ['/flows', '/flows/live', '/flows/deposit', '/flows/bonusEnding?state=confirming'];

test.each([
  ['desktop', 'dark'],
  ['phone', 'light'],
] as const)('the flows page reads well on a %s, %s (T7)', async (profile, theme) => {
  const visitor = await openVisitor(browser, { url: portal.url, profile, theme, language: 'en' });
  const { page } = visitor;
  for (const path of pages) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoViolations(page);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  }
  await visitor.close();
});

test('the texts of a chart are as wide as the layout planned them (T7)', async () => {
  const visitor = await openVisitor(browser, { url: portal.url, language: 'en' });
  const { page } = visitor;
  await page.goto('/flows/deposit');
  await page.getByRole('group', { name: /^Chart of/u }).waitFor();
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('svg text[textLength]')].map((text) => {
      const planned = text.textLength.baseVal.value;
      text.removeAttribute('textLength');
      return { text: text.textContent, planned, natural: text.getComputedTextLength() };
    }),
  );
  expect(texts.length).toBeGreaterThan(50);
  // Kerning makes some texts a little narrower.
  const wrong = texts.filter(
    ({ planned, natural }) => natural > planned + 0.5 || natural < planned * 0.93 - 1,
  );
  expect(wrong).toEqual([]);
  await visitor.close();
});

test('a chart is made larger, saved as a picture, and walked by keyboard (T7)', async () => {
  const visitor = await openVisitor(browser, { url: portal.url, language: 'en' });
  const { page } = visitor;
  await page.goto('/flows/bonusEnding');
  const before = await page.getByRole('status', { name: 'Size' }).textContent();
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect
    .poll(() => page.getByRole('status', { name: 'Size' }).textContent())
    .not.toBe(before);

  const [drawing] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'SVG' }).click(),
  ]);
  expect(drawing.suggestedFilename()).toBe('bonusEnding.svg');
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PNG' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('bonusEnding.png');

  await page.getByRole('button', { name: 'confirming', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'State confirming' }).waitFor();
  expect(new URL(page.url()).search).toBe('?state=confirming');
  await page.goBack();
  await page.getByText('Select a state to see what can happen there.').waitFor();
  await visitor.close();
});

test('the chart follows a sign-in of the portal in another tab, without its secrets (T7)', async () => {
  const visitor = await openVisitor(browser, { url: portal.url, language: 'en' });
  const { page, context } = visitor;
  // Nobody has this account.
  visitor.expectProblem(/status of 422/u);
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    new BroadcastChannel('flows').addEventListener('message', ({ data }) => heard.push(data));
    Object.assign(window, { heard });
  });
  await page.goto('/flows/login');
  await page.getByRole('link', { name: 'Open the portal' }).waitFor();
  await page.getByRole('button', { name: 'Record', exact: true }).click();

  const login = await context.newPage();
  await login.goto('/login');
  await login.getByRole('textbox', { name: 'Username' }).fill('canary_person');
  await login.locator('input[type=password]').fill('Canary1Secret');
  const live = page.getByRole('region', { name: 'Live' });
  await live.getByText('entering details').first().waitFor();
  await login.locator('input[type=password]').press('Enter');
  await live.getByText('form submitted').waitFor();
  await live.getByText(/sign in ✓/u).waitFor();

  const heard = JSON.stringify(await page.evaluate(() => (window as { heard?: unknown }).heard));
  expect(heard).toContain('form.submitted');
  expect(heard).not.toMatch(/canary/iu);

  await page.getByRole('button', { name: 'Stop' }).click();
  const replay = page.getByRole('region', { name: 'Replay' });
  await replay.getByText('The recording fits this flow.').waitFor();
  await expectNoViolations(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    replay.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('login.json');
  const recorded = await readFile(await file.path(), 'utf8');
  expect(recorded).toContain('form.submitted');
  expect(recorded).not.toMatch(/canary/iu);
  await replay.getByRole('button', { name: 'Close the recording' }).click();
  await login.goto('about:blank');
  await live.getByText('This flow does not run in the portal now.').waitFor();
  await expect.poll(leftLogin).toBe(1);
  await page.reload();
  await page.getByRole('region', { name: 'Where people leave' }).getByText(/^1 · /u).waitFor();
  await visitor.close();
});

test('a link leads to a state, and the portal is put there and shows its screen (T7, T14)', async () => {
  const visitor = await openVisitor(browser, { url: portal.url, language: 'pt' });
  const { page: login, context } = visitor;
  const situation = 'to=/login&language=EN&flow=login&state=enteringSecondStep';
  await login.goto(`/control/scenario/normal?${situation}`);
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    login.getByRole('button', { name: 'Start' }).click(),
  ]);
  await page.getByRole('button', { name: 'Steer the portal' }).click();
  await page.getByRole('button', { name: 'Put the portal here: entering second step' }).click();
  await login.getByLabel(/code/iu).first().waitFor();
  await page
    .getByRole('region', { name: 'Live' })
    .getByText('entering second step')
    .first()
    .waitFor();
  const [edit] = await page.getByRole('button', { name: /^Edit: / }).all();
  await edit?.click();
  await page.getByRole('form', { name: /^Edit: / }).waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'second step left' }).click();
  await login.getByRole('textbox', { name: 'Username' }).waitFor();
  await visitor.close();
});

test('a phone that is paired is watched and steered until it stops it (T7)', async () => {
  const desk = await openVisitor(browser, { url: portal.url, language: 'en' });
  await desk.page.goto('/flows/live');
  const token = await pairingToken(desk.page);

  const phone = await openVisitor(browser, { url: portal.url, profile: 'phone', language: 'en' });
  // Nobody has this account.
  phone.expectProblem(/status of 422/u);
  // The token counts once.
  phone.expectProblem(/status of 410/u);
  await phone.page.goto(`/login#watch=${token}`);
  const notice = phone.page.getByRole('region', { name: 'Watching of this portal' });
  await notice.getByText('The flows page is watching this portal.').waitFor();
  expect(phone.page.url()).toMatch(/\/login$/u);
  await expectNoViolations(phone.page);
  await phone.page.getByRole('textbox', { name: 'Username' }).fill('canary_person');
  await phone.page.locator('input[type=password]').fill('Canary1Secret');
  await phone.page.locator('input[type=password]').press('Enter');

  const tree = desk.page.getByRole('region', { name: 'Running now' });
  const list = desk.page.getByRole('listbox', { name: /^All flows/u });
  await list.getByText('sign in ✓ → entering details').waitFor();
  await list.getByText('form submitted → signing in').waitFor();
  await expectNoViolations(desk.page);
  await tree.getByRole('link', { name: 'Login' }).waitFor();
  // The tab's next page watches the same phone.
  await desk.page.goto('/flows/login?state=enteringSecondStep');
  await desk.page.getByRole('button', { name: 'Steer the portal' }).click();
  await desk.page
    .getByRole('button', { name: 'Put the portal here: entering second step' })
    .click();
  await phone.page.getByLabel(/code/iu).first().waitFor();

  await phone.page.goto('/help');
  await notice.getByRole('button', { name: 'Stop' }).click();
  await notice.waitFor({ state: 'detached' });
  await desk.page.getByRole('link', { name: 'Live', exact: true }).click();
  await desk.page.getByText('No portal is open in this browser.').waitFor();
  await phone.page.goto(`/login#watch=${token}`);
  await phone.page.getByText('This code has already been used or has expired.').waitFor();
  await phone.page.getByRole('button', { name: 'Close' }).click();
  await Promise.all([phone.close(), desk.close()]);
});
