import { describe, expect, it, vi } from 'vitest';
import type { ErrorCode, Outcome } from '#contract/errors.ts';
import { repeating } from '#web/shared/submission/repeating.ts';

type Body = { readonly to: string; readonly puzzle?: string };
type Call = Parameters<typeof repeating<object, Body, string>>[0];

const refused = (code: ErrorCode) => ({ ok: false, code }) as const;
const sent = { ok: true, value: 'sent' } as const;

/**
 * Requests a code three times, with the given answers; returns what was sent, and with which keys.
 */
async function requestsFor(
  answers: readonly Outcome<string>[],
  recipients: readonly string[] = ['maria', 'maria', 'maria'],
) {
  const call = vi.fn<Call>();
  for (const answer of answers) call.mockResolvedValueOnce(answer);
  const codes = repeating<object, Body, string>(call);
  const outcomes: Outcome<string>[] = [];
  for (const [time, to] of recipients.slice(0, answers.length).entries()) {
    outcomes.push(await codes.send({ to }, (send) => send({ to, puzzle: `solved ${time}` })));
  }
  const keys = call.mock.calls.map(([, { key }]) => key);
  return {
    outcomes,
    bodies: call.mock.calls.map(([{ body }]) => body),
    keys: keys.map((key) => keys.indexOf(key)),
  };
}

describe('a repeated request after a lost answer (W2, A12)', () => {
  it.each(['network_failed', 'timed_out', 'internal_error', 'unknown_error'] as const)(
    'is sent as it was, by the same key, until it is answered (%s)',
    async (code) => {
      const { outcomes, bodies, keys } = await requestsFor([refused(code), sent, sent]);
      expect(outcomes).toEqual([refused(code), sent, sent]);
      expect(keys).toEqual([0, 0, 2]);
      // A puzzle is used up by the first try, which may have been done.
      expect(bodies.map(({ puzzle }) => puzzle)).toEqual(['solved 0', 'solved 0', 'solved 2']);
    },
  );

  it('stays open if the repeat is stopped before the action is checked', async () => {
    const answers = [refused('network_failed'), refused('too_many_requests'), sent];
    expect((await requestsFor(answers)).keys).toEqual([0, 0, 0]);
  });

  it('is a new action for other content, and after a refusal', async () => {
    const lost = refused('network_failed');
    expect((await requestsFor([lost, sent], ['maria', 'joao'])).keys).toEqual([0, 1]);
    expect((await requestsFor([refused('sms_throttled'), sent])).keys).toEqual([0, 1]);
  });

  it('is not sent if the step before it failed', async () => {
    const call = vi.fn<Call>().mockResolvedValue(sent);
    const codes = repeating<object, Body, string>(call);
    const failing = await codes.send({}, () => Promise.resolve(refused('network_failed')));
    expect(failing).toEqual(refused('network_failed'));
    await codes.send({}, (send) => send({ to: 'maria', puzzle: 'solved later' }));
    expect(call.mock.calls.map(([{ body }]) => body.puzzle)).toEqual(['solved later']);
  });
});
