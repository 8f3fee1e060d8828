import { expect, test } from 'vitest';
import type { Outcome } from '#contract/errors.ts';
import { createRepeatedTries } from '#web/features/registration/repeated-tries.ts';

const { signal } = new AbortController();
const maria = { username: 'maria', password: 'segredo1' };

/** Tries that are answered in order; each says which key it went with. */
function triesAnswered(...answers: readonly Outcome<null>[]) {
  const tries = createRepeatedTries<null>();
  const left = [...answers];
  const sent: number[] = [];
  let keys = 0;
  const press = async (asked: object) => {
    const { isLost } = await tries.send(
      asked,
      () => {
        keys += 1;
        const key = keys;
        return async () => {
          sent.push(key);
          const answer = left.shift();
          if (answer === undefined) throw new Error('aborted');
          return await Promise.resolve(answer);
        };
      },
      signal,
    );
    return isLost;
  };
  return { press, sent };
}

const lost = { ok: false, code: 'network_failed' } as const;
const late = { ok: false, code: 'timed_out' } as const;
const accepted = { ok: true, value: null } as const;

test('a registration whose answer was lost goes again as it was, until it is answered (A12)', async () => {
  const { press, sent } = triesAnswered(lost, late, accepted, accepted);
  expect([await press(maria), await press({ ...maria }), await press(maria)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(sent).toEqual([1, 1, 1]);
  await press(maria);
  expect(sent).toEqual([1, 1, 1, 2]);
});

test('one that was stopped on its way counts as lost (A12)', async () => {
  const { press, sent } = triesAnswered();
  await expect(press(maria)).rejects.toThrow('aborted');
  await expect(press(maria)).rejects.toThrow('aborted');
  expect(sent).toEqual([1, 1]);
});

test('asking for something else, or again after a refusal, is a new try (A12)', async () => {
  const refused = { ok: false, code: 'username_taken' } as const;
  const { press, sent } = triesAnswered(lost, refused, accepted);
  await press(maria);
  await press({ ...maria, username: 'maria2' });
  await press({ ...maria, username: 'maria2' });
  expect(sent).toEqual([1, 2, 3]);
});
