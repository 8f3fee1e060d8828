import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { expectNoViolations } from '#tests/support/axe.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { canariesIn } from './canaries.ts';
import { hostWatchedPage, type WatchedPageHost } from './host-watched-page.ts';

/** Replaces Stately's page: stores what it gets. */
const listeningPage = `<!doctype html><title>Listening</title><script>
  window.received = [];
  addEventListener('message', ({ data }) => received.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

let host: WatchedPageHost;
let browser: Browser;
let context: BrowserContext;
let requests: string[];
let problems: string[];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITE_INSPECTOR', '1');
  [host, browser] = await Promise.all([hostWatchedPage(), sharedBrowser()]);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await host.close();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  requests = [];
  problems = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  context.on('weberror', (event) => void problems.push(event.error().message));
  await context.route('https://stately.ai/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: listeningPage });
  });
});
afterEach(async () => {
  await context.close();
  expect(problems).toEqual([]);
});

async function open(query = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(host.url + query);
  await page.locator('body[data-ready]').waitFor();
  return page;
}

const opener = (page: Page) => page.getByRole('button', { name: 'Open inspector' });

interface ReceivedMessage {
  readonly type: string;
  readonly name?: string;
  readonly definition?: string;
  readonly event?: { readonly type: string };
}

/** Between two looks at the window, in milliseconds. */
const POLLING = 50;

/** What the window was told, as soon as it was told of so many events of this type. */
async function receivedOf(
  popup: Page,
  eventType: string,
  count: number,
): Promise<ReceivedMessage[]> {
  const received = await popup.waitForFunction(
    ([type, times]) => {
      const all = (window as unknown as { received: ReceivedMessage[] }).received;
      const events = all.filter((one) => one.type === '@xstate.event' && one.event?.type === type);
      return events.length === times && all;
    },
    [eventType, count] as const,
    // A window behind another one draws no frames to look at.
    { polling: POLLING },
  );
  return (await received.jsonValue()) as ReceivedMessage[];
}

test('the button is shown only if the address asks for it', async () => {
  const page = await open();
  expect(await page.getByRole('button').allTextContents()).toEqual(['Sign in']);
  expect(await page.evaluate(() => document.querySelectorAll('aside').length)).toBe(0);
  await page.goto(`${host.url}?inspect=0`);
  await page.locator('body[data-ready]').waitFor();
  expect(await opener(page).count()).toBe(0);

  await page.goto(`${host.url}?inspect=1`);
  await opener(page).waitFor();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  await page.goto(host.url);
  await page.locator('body[data-ready]').waitFor();
  expect(await opener(page).count()).toBe(0);
  expect(requests).toEqual([]);
});

test('what happened before the gesture is sent after it, without secrets', async () => {
  const page = await open('?inspect=1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect([requests, context.pages().length]).toEqual([[], 1]);

  const [popup] = await Promise.all([page.waitForEvent('popup'), opener(page).click()]);
  await page.getByText('The inspector is watching.').waitFor();
  expect(requests).toEqual(['https://stately.ai/inspect']);

  const [first] = await receivedOf(popup, 'form.submitted', 1);
  expect(first).toMatchObject({ type: '@xstate.actor', name: 'login' });
  expect(first?.definition).toContain('weighingSignIn');

  // While a sign-in is on its way, the machine takes no other.
  await receivedOf(popup, 'xstate.done.actor.signIn', 1);
  // The inspector's window is in front now: a click of the mouse on this one can be lost.
  await page.getByRole('button', { name: 'Sign in' }).dispatchEvent('click');
  const received = await receivedOf(popup, 'xstate.done.actor.signIn', 2);
  expect(canariesIn(received)).toEqual([]);
});

test('a blocked window is reported, and the next try may succeed', async () => {
  await context.addInitScript(() => {
    const openWindow = window.open.bind(window);
    let isBlocked = true;
    window.open = (...args) => {
      if (!isBlocked) return openWindow(...args);
      isBlocked = false;
      return null;
    };
  });
  const page = await open('?inspect=1');
  await opener(page).click();
  await page.getByText('The browser blocked the window.').waitFor();
  expect(requests).toEqual([]);
  await opener(page).click();
  await page.getByText('The inspector is watching.').waitFor();
});

test.each(['dark', 'light'])('axe finds nothing on it, %s', async (theme) => {
  const page = await open('?inspect=1');
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);
  await opener(page).click();
  await page.getByText('The inspector is watching.').waitFor();
  await expectNoViolations(page);
});
