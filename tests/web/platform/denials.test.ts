import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasCiphers, sha256Of } from '#web/platform/ciphers.ts';
import { copyText } from '#web/platform/clipboard.ts';
import { canShare, share } from '#web/platform/device-share.ts';
import { readCookies, writeCookie } from '#web/platform/storage/cookies.ts';
import { isServedByWorker, workerContainer } from '#web/platform/storage/worker-container.ts';
import { openEmptyWindow } from '#web/platform/windows/empty-window.ts';
import { takeLead } from '#web/platform/windows/lead.ts';
import { createSiblingTabs } from '#web/platform/windows/sibling-tabs.ts';
import { openTabChannel } from '#web/platform/windows/tab-channel.ts';

/* Each port of the browser if the browser lacks the feature, or denies it (S13). */

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};
const nothing = () => undefined;
const restore: (() => void)[] = [];

/** Puts something in the place of a property, until the test ends. */
function replace(owner: object, name: string, property: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, ...property });
  restore.push(() => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  });
}

afterEach(() => {
  for (const back of restore.splice(0).toReversed()) back();
  vi.unstubAllGlobals();
});

/** A browser has it not at all, or throws where it is reached for. */
const absences = [
  ['missing', { value: undefined }],
  ['denied', { get: denied }],
] as const;

describe.each(absences)('what is %s', (_, absence) => {
  it('is a clipboard: nothing is copied, and the page says so', async () => {
    replace(navigator, 'clipboard', absence);
    replace(document, 'execCommand', { value: () => false });
    expect(await copyText('text')).toBe(false);
  });

  it('is a worker: the page is served by the network', () => {
    replace(navigator, 'serviceWorker', absence);
    expect(workerContainer()).toBeUndefined();
    expect(isServedByWorker()).toBe(false);
  });

  it('is a channel: no tab is heard, and none is waited for without end', async () => {
    replace(globalThis, 'BroadcastChannel', absence);
    const channel = openTabChannel<string>('purpose');
    channel.hear(() => expect.unreachable());
    channel.tell('message');
    channel.close();
    const tabs = createSiblingTabs(() => 'token', nothing, nothing, nothing);
    expect(await tabs.askForToken()).toBeNull();
    await tabs.tellEnded('token');
    tabs.close();
  });

  it('are locks: the tab leads', async () => {
    const locks = 'get' in absence ? { value: { request: async () => denied() } } : absence;
    replace(navigator, 'locks', locks);
    const taken = vi.fn<() => void>();
    takeLead('purpose', taken, new AbortController().signal);
    await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce());
  });
});

it('copies by the older command without a clipboard, as on plain HTTP', async () => {
  replace(navigator, 'clipboard', { value: undefined });
  const setData = vi.fn<(type: string, text: string) => void>();
  const command = () => {
    const event = Object.assign(new Event('copy', { cancelable: true }), {
      clipboardData: { setData },
    });
    return !document.dispatchEvent(event);
  };
  replace(document, 'execCommand', { value: command });
  expect(await copyText('pix code')).toBe(true);
  expect(setData).toHaveBeenCalledWith('text/plain', 'pix code');
});

it('remembers nobody if cookies are denied', () => {
  replace(document, 'cookie', { get: denied, set: denied });
  writeCookie('name=value');
  expect(readCookies()).toBe('');
});

it('has no ciphers on plain HTTP from another device', async () => {
  expect(hasCiphers()).toBe(true);
  expect(await sha256Of('abc')).toMatch(/^ba7816bf8f01cfea/u);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(hasCiphers()).toBe(false);
  expect(await sha256Of('abc')).toBeNull();
});

it.each([
  ['gives none', () => null],
  ['gives one that is closed', () => ({ closed: true })],
  ['throws', denied],
])('opens no window where the browser %s', (_, open) => {
  vi.stubGlobal('open', open);
  expect(openEmptyWindow()).toBeNull();
});

it('lets a window reach its opener only on request', () => {
  vi.stubGlobal('open', () => ({ closed: false, opener: window }));
  expect(openEmptyWindow()?.opener).toBeNull();
  expect(openEmptyWindow('popup', { mayReachBack: true })?.opener).toBe(window);
});

it.each([
  ['AbortError', true],
  ['NotAllowedError', false],
])('tells a sheet that was closed from one that is denied: %s', async (name, expected) => {
  expect(canShare()).toBe(false);
  const sheet = () => Promise.reject(new DOMException('no', name));
  replace(navigator, 'share', { value: sheet });
  expect(canShare()).toBe(true);
  expect(await share({ text: 'Register', address: 'https://portal.example' })).toBe(expected);
});
