import { manifest } from 'virtual:contract-manifest';
import { describe, expect, it, vi } from 'vitest';
import { ONCE_HEADER } from '#contract/once.ts';
import '#web/api/early-answers.ts';
import { routeOf } from '#web/api/manifest-route.ts';
import { createRequestPause } from '#web/api/request-pause.ts';
import { send } from '#web/api/send.ts';
import {
  failure,
  fetchStub,
  finish,
  options,
  own,
  pauseBegun,
  plainWrite,
  read,
  type Sending,
  seal,
  settingsRevision,
  standInForTheNetwork,
  success,
} from './sending.ts';

standInForTheNetwork();

const busy = (body: string, headers: Record<string, string>, status = 429) =>
  fetchStub.mockImplementation(async () => new Response(body, { headers, status }));
const inTenSeconds = () => new Date(Date.now() + 10_000).toUTCString();

describe('a server that names a waiting time', () => {
  const refusal = { success: false, code: 'too_many_requests', message: 'wait' };

  it.each([
    ['its own words', () => busy(JSON.stringify({ ...refusal, retryAfterSeconds: 17 }), {}), 17],
    ['the header', () => busy(JSON.stringify(refusal), { 'retry-after': '17' }), 17],
    ['the header of a proxy', () => busy('<html>', { 'retry-after': '17' }), 17],
    ['a date', () => busy('<html>', { 'retry-after': inTenSeconds() }), 10],
    ['no time', () => busy(JSON.stringify(refusal), {}), undefined],
  ])('is told by %s, once for all reads', async (_, prepare, seconds) => {
    prepare();
    const shared = { ...options, pause: createRequestPause() };
    const first = await send(read, shared);
    expect(first).toMatchObject({ ok: false, code: 'too_many_requests' });
    if (!first.ok && seconds !== undefined) {
      expect(Math.abs((first.retryAfterSeconds ?? 0) - seconds)).toBeLessThanOrEqual(1);
    }
    expect(await send(own, shared)).toMatchObject({ ok: false, code: 'too_many_requests' });
    expect(fetchStub).toHaveBeenCalledTimes(1);
    // A person who presses is answered by the server.
    await send(plainWrite, shared);
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });

  it('is asked again after it, within a minute at most', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const pause = createRequestPause();
    pause.begin(17);
    pause.begin(3);
    expect(pause.secondsLeft()).toBe(17);
    vi.advanceTimersByTime(17_000);
    expect(pause.secondsLeft()).toBe(0);
    pause.begin(3_600);
    expect(pause.secondsLeft()).toBe(60);
  });

  it('is respected too when the server is unavailable for a named time', async () => {
    busy('<html>', { 'retry-after': '30' }, 503);
    expect(await send(read, options)).toEqual({
      ok: false,
      code: 'internal_error',
      retryAfterSeconds: 30,
    });
    expect(fetchStub).toHaveBeenCalledTimes(1);
    expect(pauseBegun).toHaveBeenLastCalledWith(30);
  });
});

const keysSent = () =>
  fetchStub.mock.calls.map(([, init]) => new Headers(init?.headers).get(ONCE_HEADER));

describe('an action that counts once', () => {
  const sealedOnce: Sending = {
    name: 'account.register',
    route: routeOf('account', 'register', manifest.account.register),
    request: { body: { password: 'secret' } },
    key: 'key-of-the-first-press',
  };
  it('is sent again with its key and a fresh seal when the network loses the answer', async () => {
    fetchStub
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(success({ account: 'ana' }));
    expect(await finish(send(sealedOnce, options))).toMatchObject({ ok: true });
    expect(keysSent()).toEqual([sealedOnce.key, sealedOnce.key, sealedOnce.key]);
    expect(seal).toHaveBeenCalledTimes(3);
  });

  it('keeps its key when the seal is refused, and is not repeated when it is answered', async () => {
    fetchStub
      .mockResolvedValueOnce(failure(409, 'sealed_payload_stale'))
      .mockResolvedValueOnce(failure(409, 'username_taken'));
    expect(await finish(send(sealedOnce, options))).toMatchObject({ code: 'username_taken' });
    expect(keysSent()).toEqual([sealedOnce.key, sealedOnce.key]);
  });

  it.each(['token_expired', 'too_many_requests', 'maintenance'])(
    'is not told as refused by %s, which says nothing of the try that was lost',
    async (code) => {
      fetchStub
        .mockRejectedValueOnce(new TypeError('Failed to fetch'))
        .mockResolvedValueOnce(failure(503, code));
      expect(await finish(send(sealedOnce, options))).toEqual({
        ok: false,
        code: 'network_failed',
        mayBeDone: true,
      });
      expect(fetchStub).toHaveBeenCalledTimes(2);
    },
  );

  it('is the only kind with a key', async () => {
    fetchStub.mockImplementation(() => Promise.resolve(success({})));
    await send(sealedOnce, options);
    await send(plainWrite, options);
    expect(keysSent()).toEqual([sealedOnce.key, null]);
  });
});

describe('early answers', () => {
  it('answer only the first public read of their address', async () => {
    window.earlyAnswers = {
      '/api/site/status': Promise.resolve({
        body: { success: true, value: { answer: 'early' } },
        settingsRevision: 'first',
      }),
    };
    fetchStub.mockImplementation(async () => success({ answer: 'late' }));
    expect(await send(read, options)).toEqual({ ok: true, value: { answer: 'early' } });
    expect(settingsRevision).toHaveBeenCalledExactlyOnceWith('first');
    expect(await send(read, options)).toEqual({ ok: true, value: { answer: 'late' } });
  });

  it('that failed are requested again', async () => {
    window.earlyAnswers = { '/api/site/status': Promise.reject(new TypeError('network')) };
    fetchStub.mockImplementation(async () => success({ answer: 'late' }));
    expect(await finish(send(read, options))).toEqual({ ok: true, value: { answer: 'late' } });
  });
});

describe('an early refusal', () => {
  it('is requested again: a closed site may be open by now (S9)', async () => {
    window.earlyAnswers = { '/api/site/status': Promise.resolve(undefined) };
    fetchStub.mockImplementation(async () => success({ answer: 'open' }));
    expect(await send(read, options)).toEqual({ ok: true, value: { answer: 'open' } });
  });
});
