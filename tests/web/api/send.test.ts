import { manifest } from 'virtual:contract-manifest';
import { describe, expect, it, vi } from 'vitest';
import { SETTINGS_REVISION_HEADER } from '#contract/settings-revision.ts';
import { inBackground } from '#web/api/background.ts';
import { routeOf } from '#web/api/manifest-route.ts';
import { send } from '#web/api/send.ts';
import {
  actOpen,
  answer,
  failure,
  fetchStub,
  finish,
  formWrite,
  options,
  own,
  passwordOwed,
  plainWrite,
  read,
  refusedTokens,
  refusedWith,
  type Sending,
  seal,
  sealedWrite,
  settingsRevision,
  siteClosed,
  standInForTheNetwork,
  success,
  tokens,
  tokenUsed,
} from './sending.ts';

standInForTheNetwork();

describe('a call of the contract', () => {
  it('gives the value of a success', async () => {
    fetchStub.mockResolvedValue(success({ status: 0 }));
    expect(await send(read, options)).toEqual({ ok: true, value: { status: 0 } });
  });

  it('sends a form as a form, and any other body as JSON', async () => {
    fetchStub.mockImplementation(() => Promise.resolve(success({ sent: true })));
    await send(formWrite, options);
    await send(sealedWrite, options);
    const [form, json] = fetchStub.mock.calls.map(
      ([, init]) => new Request('http://portal.example', init),
    );
    expect(form?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded\b/u);
    expect(await form?.text()).toBe('username=maria&email=maria%2B1%40example.com');
    expect(json?.headers.get('content-type')).toBe('application/json');
    expect(await json?.json()).toEqual({ sealed: 'jwe' });
  });

  it('gives a refusal with all its details', async () => {
    fetchStub.mockResolvedValue(
      answer(429, {
        success: false,
        code: 'sms_throttled',
        message: 'wait',
        retryAfterSeconds: 30,
      }),
    );
    expect(await send(read, options)).toEqual({
      ok: false,
      code: 'sms_throttled',
      message: 'wait',
      retryAfterSeconds: 30,
    });
  });

  it('treats an unknown code as an unknown error', async () => {
    fetchStub.mockResolvedValue(failure(422, 'made_up'));
    expect(await send(read, options)).toEqual({ ok: false, code: 'unknown_error' });
  });

  it('keeps the request id of failures, and of no other refusal', async () => {
    expect(await refusedWith(500, 'internal_error', '4f1c09ab77e2')).toMatchObject({
      code: 'internal_error',
      requestId: '4f1c09ab77e2',
    });
    expect(await refusedWith(422, 'made_up', 'of-another-back-end')).toMatchObject({
      requestId: 'of-another-back-end',
    });
    for (const [code, id] of [
      ['internal_error', 'a b <i>'],
      ['not_found', '4f1c09ab77e2'],
    ] as const) {
      expect(await refusedWith(500, code, id)).not.toHaveProperty('requestId');
    }
  });

  it('reads three times when the network loses the answer, and writes once', async () => {
    fetchStub.mockRejectedValue(new TypeError('network'));
    expect(await finish(send(read, options))).toEqual({ ok: false, code: 'network_failed' });
    expect(fetchStub).toHaveBeenCalledTimes(3);
    fetchStub.mockClear();
    expect(await finish(send(plainWrite, options))).toEqual({
      ok: false,
      code: 'network_failed',
      mayBeDone: true,
    });
    expect(fetchStub).toHaveBeenCalledTimes(1);
    // Reads that failed change nothing.
    expect(actOpen).toHaveBeenCalledTimes(1);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    expect(await finish(send(plainWrite, options))).toEqual({ ok: false, code: 'network_failed' });
    expect(actOpen).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a page of a proxy in between', 502, '<html>', 'internal_error', 3],
    ['a page that stands in for the network', 200, '<html>', 'answer_unreadable', 3],
    ['an answer that was cut off', 200, '{"success":true,"val', 'answer_unreadable', 3],
    ['an answer without an envelope', 200, '{}', 'answer_unreadable', 3],
    ['an answer without a value', 200, '{"success":true,"value":null}', 'answer_unreadable', 3],
    ['a server that broke without a word', 500, '', 'internal_error', 1],
    ['a wall in between', 403, '<html>', 'unknown_error', 1],
  ])('tells of %s what is true, and tries again what may reach the server', async (...example) => {
    const [, status, body, code, tries] = example;
    fetchStub.mockImplementation(async () => new Response(body, { status }));
    expect(await finish(send(read, options))).toEqual({ ok: false, code });
    expect(fetchStub).toHaveBeenCalledTimes(tries);
  });

  it('does not retry background reads', async () => {
    fetchStub.mockRejectedValue(new TypeError('network'));
    const refusal = { ok: false, code: 'network_failed' };
    expect(await finish(inBackground(() => send(read, options)))).toEqual(refusal);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('encodes the parameters of the path', async () => {
    fetchStub.mockResolvedValue(success({ minBet: {} }));
    const route = routeOf('games', 'one', manifest.games.one);
    await send({ name: 'games.one', route, request: { params: { nodeId: 'a/b ?' } } }, options);
    expect(fetchStub.mock.lastCall?.[0]).toBe('/api/games/node/a%2Fb%20%3F');
  });
});

describe('tokens (A19)', () => {
  it('reports a call that needs a new password, and no other refusal (A17)', async () => {
    const generation = tokens.keep('of a mail');
    fetchStub.mockImplementation(async () => failure(403, 'in_need_true_account'));
    await send(own, options);
    expect(passwordOwed).not.toHaveBeenCalled();
    fetchStub.mockImplementation(async () => failure(403, 'password_change_owed'));
    const refusal = await send(own, options);
    expect(refusal).toMatchObject({ ok: false, code: 'password_change_owed' });
    expect(passwordOwed.mock.calls).toEqual([[generation]]);
    expect(refusedTokens).toEqual([]);
  });

  it('reports a refused token with its generation', async () => {
    const generation = tokens.keep('old');
    fetchStub.mockImplementation(async () => {
      // A new sign-in while the answer is pending: the refusal is still the old token's.
      tokens.keep('new');
      return failure(401, 'token_expired');
    });
    await send(own, options);
    expect(refusedTokens).toEqual([[generation, 'token_expired']]);
    expect(new Headers(fetchStub.mock.lastCall?.[1]?.headers).get('authorization')).toBe(
      'Bearer old',
    );
  });
});

describe('the idle time of a session (A19)', () => {
  it('restarts with every answer to an accepted token', async () => {
    tokens.keep('mine');
    fetchStub.mockResolvedValue(success({ parts: {} }));
    await send(own, options);
    expect(tokenUsed).toHaveBeenCalledOnce();
    fetchStub.mockResolvedValue(failure(401, 'token_expired'));
    await send(own, options);
    fetchStub.mockResolvedValue(success({ parts: {} }));
    // The page itself asks how the site is, also when nobody is there.
    await send(read, options);
    expect(tokenUsed).toHaveBeenCalledOnce();
  });
});

describe('sealed bodies (A22)', () => {
  it('are never sent unsealed', async () => {
    fetchStub.mockResolvedValue(success({ parts: {} }));
    await send(sealedWrite, options);
    expect(fetchStub.mock.lastCall?.[1]?.body).toBe('{"sealed":"jwe"}');
  });

  it.each(['sealing_key_unknown', 'sealed_payload_stale'])(
    'are sealed again and sent once more after %s',
    async (code) => {
      fetchStub.mockResolvedValueOnce(failure(409, code)).mockResolvedValueOnce(success(1));
      expect(await send(sealedWrite, options)).toEqual({ ok: true, value: 1 });
      expect(seal).toHaveBeenCalledTimes(2);
    },
  );

  it('are not sent when sealing fails', async () => {
    seal.mockResolvedValue({ ok: false, code: 'maintenance' });
    expect(await send(sealedWrite, options)).toEqual({ ok: false, code: 'maintenance' });
    expect(fetchStub).not.toHaveBeenCalled();
  });
});

describe('the revision of the settings', () => {
  it('is reported with every answer that has one, a refusal too (G6)', async () => {
    const headers = { [SETTINGS_REVISION_HEADER]: 'second' };
    const refusal = { success: false, code: 'validation_failed', message: 'no' };
    fetchStub.mockImplementation(
      async () => new Response(JSON.stringify(refusal), { headers, status: 400 }),
    );
    await send(read, options);
    expect(settingsRevision).toHaveBeenCalledExactlyOnceWith('second');
  });
});

describe('an API at another origin', () => {
  it('is called at its port, which is no path parameter', async () => {
    fetchStub.mockImplementation(async () => success({ minBet: {} }));
    const elsewhere = { ...options, baseUrl: 'http://api.example:8443/v1' };
    const one: Sending = {
      name: 'games.one',
      route: routeOf('games', 'one', manifest.games.one),
      request: { params: { nodeId: 'a/b' } },
    };
    await send(one, elsewhere);
    expect(fetchStub.mock.calls[0]?.[0]).toBe('http://api.example:8443/v1/games/node/a%2Fb');
  });
});

describe('a closed site (S9)', () => {
  it('has its status read at once', async () => {
    fetchStub.mockResolvedValue(failure(503, 'maintenance'));
    await send(own, options);
    expect(siteClosed).toHaveBeenCalledOnce();
  });
});
