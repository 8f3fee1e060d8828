import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deposit } from '#contract/entities/deposit.ts';
import { type Depositor, depositIn, startDepositing } from './support/depositing.ts';

/*
 * The laws of deposits over random histories: payments in full and in part, late, twice, from other
 * accounts, reversed, with a provider that is down, loses answers, notifies twice or never (W2).
 */

let maria: Depositor;
beforeAll(async () => {
  maria = await startDepositing();
  maria.server.world.settings.change({ maxDepositsPerDay: 60_000 });
});
afterAll(() => maria.server.close());

const step = fc.oneof(
  fc.record({ do: fc.constant('ask' as const), amount: fc.integer({ min: 1_000, max: 20_000 }) }),
  fc.record({
    do: fc.constant('pay' as const),
    which: fc.nat(),
    share: fc.constantFrom(0.5, 1, 2),
    from: fc.constantFrom('Maria Silva', 'Helena Duarte'),
  }),
  fc.record({ do: fc.constant('reverse' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('cancel' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('check' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 10, 16) }),
  fc.record({
    do: fc.constant('provider' as const),
    scenario: fc.constantFrom(
      '',
      'pix-down',
      'pix-answers-lost',
      'pix-notified-twice',
      'pix-never-notified',
    ),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const ids: string[] = [];
const chosen = (which: number) => ids[which % Math.max(1, ids.length)];

async function take(one: Step): Promise<void> {
  const { situations, clock, pixSimulator, deposits } = maria.server.world;
  if (one.do === 'provider') return situations.set(one.scenario === '' ? [] : [one.scenario]);
  if (one.do === 'wait') return clock.move(one.minutes * 60_000);
  if (one.do === 'ask') {
    const answer = await maria.create(one.amount);
    if (answer.status === 200) ids.push(depositIn(answer).id);
    return undefined;
  }
  const id = chosen(one.which);
  if (id === undefined) return undefined;
  if (one.do === 'pay') {
    const { amount } = pixSimulator.charge(id);
    // A removed charge cannot be paid.
    await maria
      .pay({ id, amount } as Deposit, { amount: Math.ceil(amount * one.share), from: one.from })
      .catch(() => undefined);
  } else if (one.do === 'reverse') {
    await Promise.all(deposits.references(id).map((reference) => pixSimulator.reverse(reference)));
  } else await maria.send('POST', `/${id}/${one.do}`, {});
  return undefined;
}

test('money is neither made nor lost, and every history is a chain', async () => {
  const opening = maria.balance();
  const { ledger, situations, pixSimulator } = maria.server.world;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14, size: 'max' }), async (steps) => {
      for (const one of steps) {
        await take(one);
      }
      situations.set([]);
      await Promise.all(ids.map((id) => maria.check(id)));
      const all = await Promise.all(ids.map((id) => maria.read(id)));

      expect(ledger.imbalances()).toEqual([]);
      const credited = all.reduce(
        (sum, { credit, reversed, state }) =>
          sum +
          (state === 'credited' || state === 'reversed' ? credit : 0) -
          (reversed ? reversed.amount - reversed.owed : 0),
        0,
      );
      expect(maria.balance()).toBe(opening + credited);
      expect(all.filter(({ state }) => state === 'awaiting').length).toBeLessThanOrEqual(1);
      for (const { id, events, state } of all) {
        expect(events.at(-1)?.to).toBe(state);
        for (const [index, { from }] of events.entries()) {
          expect(from).toBe(events[index - 1]?.to ?? null);
        }
        for (const payment of pixSimulator.charge(id).payments) {
          const { devolucoes = [] } = pixSimulator.shown(payment) as {
            devolucoes?: readonly { readonly valor: string }[];
          };
          const back = devolucoes.reduce((sum, { valor }) => sum + Number(valor) * 100, 0);
          expect(Math.round(back)).toBeLessThanOrEqual(payment.amount);
        }
      }
    }),
    { numRuns: 25 },
  );
});
