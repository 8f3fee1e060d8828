import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateGeetest } from '#fake-server/world/partners/geetest-client.ts';
import { captchaId, captchaKey, openVendor } from './geetest-play.ts';

/** A proxy's page where the vendor's answer should be. */
const answerPage = () => Promise.resolve(new Response('<html>'));

describe('a solved puzzle', () => {
  test('validates once, and not a second time', async () => {
    const { origin: endpoint, solve } = await openVendor();
    const request = { endpoint, captchaId, captchaKey, result: await solve() };
    expect(await validateGeetest(request)).toEqual({ ok: true });
    expect(await validateGeetest(request)).toEqual({ ok: false, reason: 'pass_token used' });
  });

  test('expires ten minutes after it was solved', async () => {
    const { origin: endpoint, clock, solve } = await openVendor();
    const early = await solve();
    const late = await solve();
    clock.time += 10 * 60_000;
    const request = { endpoint, captchaId, captchaKey };
    expect(await validateGeetest({ ...request, result: early })).toEqual({ ok: true });
    clock.time += 1;
    const verdict = await validateGeetest({ ...request, result: late });
    expect(verdict).toEqual({ ok: false, reason: 'pass_token expire' });
  });

  test('is refused when anything in it was changed, and stays valid afterwards', async () => {
    const { origin: endpoint, solve } = await openVendor();
    const result = await solve();
    const request = { endpoint, captchaId, captchaKey };
    const changed = [
      { ...result, pass_token: result.pass_token.replace(/.$/, 'x') },
      { ...result, captcha_output: `${result.captcha_output}0` },
      { ...result, gen_time: String(Number(result.gen_time) + 1) },
      { ...result, lot_number: '0'.repeat(32) },
    ];
    for (const wrong of changed) {
      expect(await validateGeetest({ ...request, result: wrong })).toMatchObject({ ok: false });
    }
    const forged = await validateGeetest({ ...request, captchaKey: 'guessed', result });
    expect(forged).toEqual({ ok: false, reason: 'sign_token error' });
    const stolen = { endpoint, captchaId: 'another-customer', captchaKey: 'another-key', result };
    expect(await validateGeetest(stolen)).toEqual({ ok: false, reason: 'lot_number not exist' });
    expect(await validateGeetest({ ...request, result })).toEqual({ ok: true });
  });

  test('cannot be solved again', async () => {
    const { load, answerOf, submit } = await openVendor();
    const lot = await load();
    const left = await answerOf(lot);
    expect(await submit(lot, left)).toMatchObject({ data: { result: 'success' } });
    expect(await submit(lot, left)).toMatchObject({ status: 'error', code: '-50004' });
  });
});

describe('a wrong position', () => {
  test('fails, and the third closes the puzzle', async () => {
    const { load, answerOf, submit } = await openVendor();
    const lot = await load();
    const left = await answerOf(lot);
    for (const count of [1, 2, 3]) {
      expect(await submit(lot, left - 5)).toMatchObject({
        data: { result: 'fail', fail_count: count, is_over: count === 3 },
      });
    }
    expect(await submit(lot, left)).toMatchObject({ status: 'error', code: '-50004' });
  });

  test('fails on both sides of the gap, and passes within the tolerance', async () => {
    const { load, answerOf, submit } = await openVendor();
    const tried = [-5, -4, 4, 5].map(async (beside) => {
      const lot = await load();
      const { data } = await submit(lot, (await answerOf(lot)) + beside);
      return data?.result;
    });
    expect(await Promise.all(tried)).toEqual(['fail', 'success', 'success', 'fail']);
  });

  test('is refused for a puzzle older than ten minutes', async () => {
    const { clock, load, answerOf, submit } = await openVendor();
    const lot = await load();
    const left = await answerOf(lot);
    clock.time += 10 * 60_000 + 1;
    expect(await submit(lot, left)).toMatchObject({ status: 'error', code: '-50004' });
  });
});

describe('the pictures', () => {
  test('are two SVGs, whose address does not contain the lot', async () => {
    const { origin, load } = await openVendor();
    const lot = await load();
    for (const address of [lot.bg, lot.slice]) {
      expect(address).not.toContain(lot.lot_number);
      const response = await fetch(origin + address);
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
      expect(await response.text()).toMatch(/^<svg /);
    }
    expect((await fetch(`${origin}/geetest/v4/pictures/nope/bg.svg`)).status).toBe(404);
  });

  test('never reveal the horizontal position in the answer of /load', async () => {
    const { load, answerOf } = await openVendor();
    const lot = await load();
    const left = await answerOf(lot);
    expect(Object.values(lot)).not.toContain(left);
    expect(JSON.stringify(lot)).not.toMatch(new RegExp(`[":]${left}[",}]`));
  });
});

describe('JSONP', () => {
  test('calls the callback with the same body as JSON has', async () => {
    const { origin } = await openVendor();
    const response = await fetch(`${origin}/load?captcha_id=nobody&callback=geetest_1`);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(await response.text()).toBe(
      'geetest_1({"status":"error","code":"-50103","msg":"illegal captcha_id","desc":{"type":"defined error"}})',
    );
  });

  test.each(['alert(1)//', 'a.b', 'a b', '', '<script>', 'x'.repeat(65), 'a\u2028b'])(
    'refuses %j as a callback and never echoes it',
    async (callback) => {
      const { origin } = await openVendor();
      const query = new URLSearchParams({ captcha_id: captchaId, callback });
      const response = await fetch(`${origin}/load?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ status: 'error', code: '-50002' });
    },
  );
});

describe('scenarios of the vendor', () => {
  test('script-blocked: the script cannot be loaded', async () => {
    const { origin } = await openVendor({ behaviour: () => 'script-blocked' });
    expect((await fetch(`${origin}/geetest/v4/gt4.js`)).status).toBe(403);
  });

  test('load-error: /load answers an error of the protocol', async () => {
    const { origin } = await openVendor({ behaviour: () => 'load-error' });
    const response = await fetch(`${origin}/load?captcha_id=${captchaId}`);
    expect(await response.json()).toMatchObject({ status: 'error', code: '60500' });
  });

  test('slow: /load takes longer than the given time', async () => {
    const { origin } = await openVendor({ behaviour: () => 'slow', slowLatencyMs: 120 });
    const from = performance.now();
    await fetch(`${origin}/load?captcha_id=${captchaId}`);
    expect(performance.now() - from).toBeGreaterThan(110);
  });

  test('answers are not revealed unless asked for', async () => {
    const { origin, load } = await openVendor({ revealAnswers: false });
    const lot = await load();
    const response = await fetch(`${origin}/geetest/v4/answer?lot_number=${lot.lot_number}`);
    expect(response.status).toBe(404);
  });

  test('serves only its scripts of their folder', async () => {
    const { origin } = await openVendor();
    for (const path of ['gt4.js', 'static/gcaptcha4.js', 'static/captcha.box.js']) {
      const response = await fetch(`${origin}/geetest/v4/${path}`);
      expect(response.headers.get('content-type')).toContain('text/javascript');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
    for (const path of ['static/tsconfig.json', 'static/..%2fgeetest.lots.ts', 'static/no.js']) {
      expect((await fetch(`${origin}/geetest/v4/${path}`)).status).toBe(404);
    }
  });

  test('an unreachable vendor is a verdict, not an exception', async () => {
    const result = { lot_number: '1', captcha_output: '2', pass_token: '3', gen_time: '4' };
    const endpoint = 'http://127.0.0.1:9';
    const verdict = await validateGeetest({ endpoint, captchaId, captchaKey, result });
    expect(verdict).toEqual({ ok: false, reason: 'unreachable' });
    expect(
      await validateGeetest({ endpoint, captchaId, captchaKey, result, fetch: answerPage }),
    ).toEqual({ ok: false, reason: 'unreachable' });
  });
});

describe('hostile requests', () => {
  const names = [
    'captcha_id',
    'lot_number',
    'payload',
    'process_token',
    'w',
    'callback',
    'captcha_output',
    'pass_token',
    'gen_time',
    'sign_token',
  ];
  const value = fc.oneof(
    fc.constant(captchaId),
    fc.constant('1767614400'),
    fc.string({ maxLength: 40, unit: 'binary' }),
    fc.string({ minLength: 3_000, maxLength: 3_001 }),
  );
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names, 'lot_number[]', 'w[setLeft]'), value), {
    maxLength: 14,
  });

  test('get an error of the protocol, never a result or a server error', async () => {
    const { origin } = await openVendor();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/load', '/verify', '/validate'),
        fc.boolean(),
        pairs,
        async (path, asForm, parameters) => {
          const form = new URLSearchParams(parameters);
          const response =
            asForm && path === '/validate'
              ? await fetch(origin + path, { method: 'POST', body: form })
              : await fetch(`${origin}${path}?${form}`);
          const body = await response.text();
          // A head of the request too large for HTTP itself never reaches the vendor.
          if (response.status === 431) return;
          expect(response.status).toBeLessThan(500);
          expect(body).not.toContain('"result":"success"');
          expect(body).toMatch(/"status":"(error|success)"/);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a form that is too large or in another encoding is refused in the protocol', async () => {
    const { origin } = await openVendor();
    const large = await fetch(`${origin}/validate`, {
      method: 'POST',
      body: new URLSearchParams({ w: 'x'.repeat(40_000) }),
    });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ status: 'error' });
    const json = await fetch(`${origin}/validate?captcha_id=${captchaId}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"lot_number":1}',
    });
    expect(json.status).toBe(400);
    expect(await json.json()).toMatchObject({ status: 'error' });
  });

  test('a generation time that is no number has its own error', async () => {
    const { origin } = await openVendor();
    const query = new URLSearchParams({
      captcha_id: captchaId,
      lot_number: '1',
      captcha_output: '2',
      pass_token: '3',
      gen_time: 'now',
      sign_token: '5',
    });
    const response = await fetch(`${origin}/validate?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '-50005', msg: 'illegal gen_time' });
  });
});
