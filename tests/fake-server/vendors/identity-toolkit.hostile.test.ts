import { assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createRandom } from '#fake-server/kernel/random.ts';
import { identityToolkitRouter } from '#fake-server/vendors/identity-toolkit/identity-toolkit.router.ts';
import { errorSchema, toolkitCalls } from './identity-toolkit-calls.ts';
import { serve } from './serve.ts';

const SEED = Number(process.env['FC_SEED'] ?? 1);

let origin: string;
beforeEach(async () => {
  origin = await serve(
    identityToolkitRouter({
      projectId: 'demo-test',
      clock: { now: () => Date.UTC(2026, 10, 20, 9) },
      random: createRandom(SEED),
      deliver: () => undefined,
    }),
  );
});

const { ask, post, refresh } = toolkitCalls(() => origin);
const confirm = (sessionInfo: string, code: string) =>
  post('signInWithPhoneNumber', { sessionInfo, code });

describe('hostile input', () => {
  test('answers nothing without a key', async () => {
    for (const key of ['', '?key=', `?key=${'k'.repeat(300)}`, '?key=a&key=b']) {
      const answer = await post('lookup', { idToken: 'x' }, key);
      expect(answer.status, key).toBe(403);
    }
  });

  test.each([
    '{',
    '[]',
    '"text"',
    'null',
    '4711',
    '{"phoneNumber":{}}',
    '{"phoneNumber":["+5511"]}',
  ])('the body %s is refused in the protocol’s form', async (body) => {
    const { status, body: answer } = await post('sendVerificationCode', body);
    expect(status).toBe(400);
    expect(errorSchema.safeParse(answer).success).toBe(true);
  });

  test('a body that is too large is refused', async () => {
    const { status } = await post('lookup', { idToken: 'x'.repeat(20_000) });
    expect(status).toBe(413);
  });

  test('accepts any text without failing', async () => {
    const text = oneof(
      string({ unit: 'binary', maxLength: 300 }),
      constantFrom('__proto__', '\u202e+5511', '+' + '9'.repeat(8_000), '👩‍🚀', '\u0000'),
    );
    await assert(
      asyncProperty(text, text, async (one, other) => {
        const answers = await Promise.all([
          confirm(one, other),
          post('lookup', { idToken: one, __proto__: other }),
          refresh({ grant_type: 'refresh_token', refresh_token: one }),
        ]);
        for (const { status, body } of answers) {
          expect(status).toBe(400);
          expect(errorSchema.safeParse(body).success).toBe(true);
        }
      }),
      { seed: SEED, numRuns: 50 },
    );
  });

  test('answers 404 for unknown addresses', async () => {
    expect((await post('signUp', {})).status).toBe(404);
    expect((await ask('/emulator/v1/projects/x/nothing')).status).toBe(404);
  });
});
