import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FirebaseSettings } from '#contract/entities/verification.ts';
import { createRandom } from '#fake-server/kernel/random.ts';
import type { PhoneError } from '#fake-server/situation/vendor-behaviour.ts';
import { identityToolkitRouter } from '#fake-server/vendors/identity-toolkit/identity-toolkit.router.ts';
import { claimsOf } from '#fake-server/world/partners/firebase-claims.ts';
import { serve } from '#tests/fake-server/vendors/serve.ts';
import { sharedBrowser } from '#tests/support/browser.ts';

/*
 * The real SDK in a real browser, against the fake's Identity Toolkit: how the SDK uses the
 * protocol must not be assumed.
 */

const PHONE = '+5511912345678';
const settings = {
  apiKey: 'fake-api-key',
  authDomain: 'demo-test.firebaseapp.com',
  projectId: 'demo-test',
} as const;

let server: PreviewServer;
let outDir: string;
let browser: Browser;
let page: Page;
let hosts: Set<string>;
let now: number;
let failing: { sending: PhoneError | null; confirming: PhoneError | null };
let codes: string[];
let emulator: FirebaseSettings;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'firebase-page-'));
  const root = join(import.meta.dirname, 'firebase-page');
  const options = { root, configFile: false, logLevel: 'error' } as const;
  await build({ ...options, build: { outDir, emptyOutDir: true, target: 'es2022' } });
  server = await preview({
    ...options,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  browser = await sharedBrowser();
});
afterAll(async () => {
  await server.close();
  await rm(outDir, { recursive: true });
});

beforeEach(async () => {
  now = Date.UTC(2026, 10, 20, 9);
  failing = { sending: null, confirming: null };
  codes = [];
  const emulatorUrl = await serve(
    identityToolkitRouter({
      projectId: settings.projectId,
      clock: { now: () => now },
      random: { next: createRandom(Number(process.env['FC_SEED'] ?? 1)).next },
      deliver: (_, code) => codes.push(code),
      behaviour: () => failing,
    }),
  );
  emulator = { ...settings, emulatorUrl };
  page = await (await browser.newContext()).newPage();
  hosts = new Set();
  // The SDK reaches nothing of a third party's own.
  await page.route(/google|gstatic|firebaseapp/u, (route) => {
    const { hostname } = new URL(route.request().url());
    if (hostname === '127.0.0.1') return route.continue();
    hosts.add(hostname);
    return route.abort();
  });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.locator('body[data-ready]').waitFor();
});
afterEach(() => page.context().close());

const send = (to: FirebaseSettings, phoneNumber = PHONE) =>
  page.evaluate(([project, number]) => firebase.send(project, number, 'pt'), [
    to,
    phoneNumber,
  ] as const);
const confirm = (verificationId: string, code: string) =>
  page.evaluate(
    ([project, id, typed]) => firebase.confirm(project, { verificationId: id }, typed),
    [emulator, verificationId, code] as const,
  );
/** The result of a code: 'ok', or why it was refused. */
async function codeOf(id: string, code: string): Promise<string> {
  const answer = await confirm(id, code);
  return answer.ok ? 'ok' : answer.code;
}
async function sendWell(): Promise<string> {
  const sent = await send(emulator);
  if (!sent.ok) throw new Error(`Firebase refused with ${sent.code}`);
  return sent.value.verificationId;
}
const wrongCode = () => (codes.at(-1) === '000000' ? '111111' : '000000');

describe('the SDK against the emulator’s protocol (A11)', () => {
  test('sends and confirms a code, and leaves no sign-in or stored data', async () => {
    const confirmed = await confirm(await sendWell(), codes[0] ?? '');
    expect(confirmed).toMatchObject({ ok: true });
    const idToken = confirmed.ok ? confirmed.value.idToken : '';
    expect(claimsOf(idToken)).toMatchObject({ aud: 'demo-test', phone_number: PHONE });
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
    // The core of the SDK records the days on which it was used, which cannot be switched off.
    expect(stored).toEqual(['firebase-heartbeat-database']);
    expect(await page.locator('body > *').count()).toBe(1);
    expect([...hosts]).toEqual([]);
  });

  test('each error of a sending has its code, and the next try works', async () => {
    for (const [error, code] of [
      ['INVALID_PHONE_NUMBER', 'phone_number_invalid'],
      ['MISSING_PHONE_NUMBER', 'phone_number_missing'],
      ['TOO_MANY_ATTEMPTS_TRY_LATER', 'phone_too_many_requests'],
      ['QUOTA_EXCEEDED', 'phone_quota_exceeded'],
      ['OPERATION_NOT_ALLOWED', 'phone_operation_not_allowed'],
      ['CAPTCHA_CHECK_FAILED', 'phone_captcha_failed'],
    ] as const) {
      // So many codes in a row would be too many.
      now += 60 * 60_000;
      failing = { sending: error, confirming: null };
      expect.soft(await send(emulator), error).toMatchObject({ ok: false, code });
      failing = { sending: null, confirming: null };
      await sendWell();
    }
  });

  test('each error of a code has its code, and the next try works', async () => {
    for (const [error, code] of [
      ['INVALID_CODE', 'phone_code_incorrect'],
      ['MISSING_CODE', 'phone_code_missing'],
      ['SESSION_EXPIRED', 'phone_code_expired'],
    ] as const) {
      const verificationId = await sendWell();
      const typed = codes.at(-1) ?? '';
      failing = { sending: null, confirming: error };
      expect.soft(await confirm(verificationId, typed), error).toMatchObject({ ok: false, code });
      failing = { sending: null, confirming: null };
      expect.soft(await confirm(verificationId, typed), error).toMatchObject({ ok: true });
    }
  });

  test('wrong, empty, late and unknown codes have different errors', async () => {
    const verificationId = await sendWell();
    expect(await codeOf(verificationId, wrongCode())).toBe('phone_code_incorrect');
    expect(await codeOf(verificationId, '')).toBe('phone_code_missing');
    expect(await codeOf('nobody knows', '123456')).toBe('phone_code_not_requested');
    now += 5 * 60_000;
    expect(await codeOf(verificationId, codes[0] ?? '')).toBe('phone_code_expired');
  });

  test('an invalid number, and a server that does not answer', async () => {
    expect(await send(emulator, '12')).toMatchObject({ code: 'phone_number_invalid' });
    const nowhere = { ...emulator, emulatorUrl: 'http://127.0.0.1:1' };
    expect(await send(nowhere)).toMatchObject({ code: 'network_failed' });
  });
});

describe('app verification, which an emulator switches off', () => {
  test('that is blocked has a code of its own, sends nothing, and leaves the page as it was', async () => {
    const answer = await send({ ...settings, emulatorUrl: null });
    expect(answer).toEqual({ ok: false, code: 'phone_captcha_failed' });
    expect(hosts).toContain('www.google.com');
    expect(codes).toEqual([]);
    expect(await page.locator('body > *').count()).toBe(1);
  });
});
