import { manifest } from 'virtual:contract-manifest';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { routeOf } from '#web/api/manifest-route.ts';
import { type SendOptions, send } from '#web/api/send.ts';
import { createTokenStore } from '#web/api/token-store.ts';

/** A call as `send` takes it. */
export type Sending = Parameters<typeof send>[0];

/** Public read. */
export const read: Sending = {
  name: 'site.status',
  route: routeOf('site', 'status', manifest.site.status),
  request: {},
};
/** Read of a signed-in member. */
export const own: Sending = {
  name: 'wallet.balance',
  route: routeOf('wallet', 'balance', manifest.wallet.balance),
  request: {},
};
export const sealedWrite: Sending = {
  name: 'account.loginV2',
  route: routeOf('account', 'loginV2', manifest.account.loginV2),
  request: { body: { password: 'secret' } },
};

export const plainWrite: Sending = {
  name: 'profile.rename',
  route: routeOf('profile', 'rename', manifest.profile.rename),
  request: { body: { nickname: 'Maria' } },
};
export const formWrite: Sending = {
  name: 'account.forgotPassword',
  route: routeOf('account', 'forgotPassword', manifest.account.forgotPassword),
  request: { body: { username: 'maria', email: 'maria+1@example.com' } },
};

export function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}
export const success = (value: unknown) => answer(200, { success: true, value });
export const failure = (status: number, code: string) =>
  answer(status, { success: false, code, message: 'no' });

/** The network. */
export const fetchStub = vi.fn<typeof fetch>();
export const tokens = createTokenStore(sessionStorage);
export const refusedTokens: [generation: number, code: string][] = [];
export const tokenUsed = vi.fn<() => void>();
export const passwordOwed = vi.fn<(generation: number) => void>();
export const siteClosed = vi.fn<() => void>();
export const settingsRevision = vi.fn<(revision: string) => void>();
export const pauseBegun = vi.fn<(seconds: number | undefined) => void>();
export const actOpen = vi.fn<() => void>();
export const seal = vi.fn<() => Promise<Outcome<{ sealed: string }>>>();
/** What the calls are sent with. */
export const options: SendOptions = {
  baseUrl: '/api',
  tokens,
  pause: { secondsLeft: () => 0, begin: pauseBegun },
  language: () => 'pt',
  seal,
  onTokenRefused: (generation: number, { code }: Refusal) => refusedTokens.push([generation, code]),
  onPasswordOwed: passwordOwed,
  onTokenUsed: tokenUsed,
  onSiteClosed: siteClosed,
  onSettingsRevision: settingsRevision,
  onActOpen: actOpen,
};

/** Replaces the network in every test of a file, whose timers it controls. */
export function standInForTheNetwork(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchStub);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fetchStub.mockReset();
    tokenUsed.mockReset();
    passwordOwed.mockReset();
    seal.mockReset().mockResolvedValue({ ok: true, value: { sealed: 'jwe' } });
    refusedTokens.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export const refusedWith = async (status: number, code: string, id: string) => {
  const response = failure(status, code);
  response.headers.set('x-request-id', id);
  fetchStub.mockResolvedValue(response);
  return await send(read, options);
};

/** Runs a call to its end, letting the waits between its tries pass. */
export async function finish<Value>(call: Promise<Value>): Promise<Value> {
  const progress = { done: false };
  void call.finally(() => {
    progress.done = true;
  });
  while (!progress.done) await vi.advanceTimersByTimeAsync(100);
  return await call;
}
