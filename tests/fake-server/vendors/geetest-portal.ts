import { Router } from 'express';
import type { Page } from 'playwright-core';
import { captchaId } from './geetest-play.ts';

/** The events on the page, in order: the name of the captcha's event and its data. */
export type Happening = readonly [event: string, detail?: unknown];

/** A page that uses the vendor's script as a portal does, under a policy as strict as a portal's. */
export function portalRouter(vendor: string): Router {
  const router = Router();
  router.get('/', (_request, response) => {
    response.set(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self' ${vendor}; style-src 'self'; img-src data: ${vendor}`,
    );
    response.type('html').send(`<!doctype html>
<html lang="en"><head><title>Portal</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/portal.css"></head>
<body><main><h1>Portal</h1><div id="captcha"></div><button id="open" type="button" disabled>Open</button></main>
<script src="${vendor}/geetest/v4/gt4.js"></script><script src="/portal.js"></script></body></html>`);
  });
  router.get('/portal.css', (_request, response) => {
    // A page whose own rules are rude must not spoil the dialog.
    response.type('css').send(`:root { color-scheme: light dark }
* { font-family: fantasy; color: red; margin: 9px }
h1, #open { color: CanvasText }`);
  });
  router.get('/portal.js', (_request, response) => {
    response.type('js').send(`
const happened = (window.happened = []);
const query = new URLSearchParams(location.search);
const opener = document.getElementById('open');
const config = {
  captchaId: query.get('id') ?? '${captchaId}',
  product: query.get('product') ?? 'bind',
  language: query.get('language') ?? 'por',
  timeout: 60000,
  onError: (error) => happened.push(['initError', error]),
};
initGeetest4(config, (captcha) => {
  for (const event of ['NextReady', 'BoxShow', 'Fail', 'Error', 'Close'])
    captcha['on' + event]((detail) => happened.push([event, detail]));
  captcha.onReady(() => { opener.disabled = false; });
  captcha.onSuccess(() => happened.push(['Success', captcha.getValidate()]));
  captcha.appendTo('#captcha');
  window.captcha = captcha;
});
opener.addEventListener('click', () => captcha.showCaptcha());`);
  });
  return router;
}

/** What has happened on the page so far. */
export function happenings(page: Page): Promise<Happening[]> {
  return page.evaluate(() => Reflect.get(window, 'happened') as Happening[]);
}

/** Opens the dialog and waits until the puzzle can be solved. */
export async function openPuzzle(page: Page): Promise<void> {
  await page.locator('#open').click();
  await puzzleIs(page, 'ready');
}

/** Waits until the dialog is in a state. */
export async function puzzleIs(page: Page, state: 'ready' | 'solved' | 'broken'): Promise<void> {
  await page.locator(`[data-geetest=box] dialog[data-state=${state}]`).waitFor();
}

/** Where the piece belongs, asked of the vendor as the documentation says. */
export async function askAnswer(
  page: Page,
  vendor: string,
): Promise<{ left: number; max: number }> {
  const lot = (await page.locator('[data-geetest=box]').getAttribute('data-lot-number')) ?? '';
  const response = await fetch(`${vendor}/geetest/v4/answer?lot_number=${lot}`);
  const { data } = (await response.json()) as { data: { left: number; max: number } };
  return data;
}

/** The way that the handle has to go for an answer, in pixels of the page. */
export async function dragWay(page: Page, answer: { left: number; max: number }) {
  const handle = await page.getByRole('slider').boundingBox();
  const track = await page.locator('[data-geetest=box] .track').boundingBox();
  if (!handle || !track) throw new Error('the slider is not on the page');
  return {
    x: handle.x + handle.width / 2,
    y: handle.y + handle.height / 2,
    by: (answer.left / answer.max) * (track.width - handle.width),
  };
}

/** Moves the piece by keys alone, as near to a position as they allow. */
export async function moveByKeys(page: Page, left: number): Promise<void> {
  const slider = page.getByRole('slider');
  await slider.press('Home');
  for (let steps = Math.floor(left / 20); steps > 0; steps -= 1) await slider.press('PageUp');
  for (let steps = Math.floor((left % 20) / 2); steps > 0; steps -= 1) {
    await slider.press('ArrowRight');
  }
}
