import type { Behaviour, Probe } from './probe.ts';

/** So high that it stops no other behaviour: hundredths. */
const HIGH = 9_000_000_000;
const name = { kind: 'loss', frame: 'last30Days' } as const;

const limitIn = async (probe: Probe) => {
  const { limits } = await probe.call('playLimits.list', await probe.me());
  return limits.find(({ kind, frame }) => kind === name.kind && frame === name.frame);
};

/** What players limit for themselves (W10). */
export const playLimitBehaviours: readonly Behaviour[] = [
  {
    name: 'a tighter limit holds at once, and a looser one waits and can be cancelled',
    calls: ['playLimits.choose', 'playLimits.keep', 'playLimits.list'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const amount = ((await limitIn(probe))?.amount ?? HIGH) - 1;
      await probe.call('playLimits.choose', { ...me, body: { ...name, amount } });
      const tighter = await limitIn(probe);
      probe.expectSame('playLimits.choose', tighter?.amount, amount, 'a tighter one waits');
      await probe.call('playLimits.choose', { ...me, body: { ...name, amount: null } });
      const looser = await limitIn(probe);
      probe.expectSame('playLimits.choose', looser?.amount, amount, 'a looser one does not wait');
      const waits = looser?.pending !== null && looser?.pending !== undefined;
      probe.expectSame('playLimits.choose', waits, true, 'a looser one is not announced');
      await probe.call('playLimits.keep', { ...me, body: name });
      const { pending } = (await limitIn(probe)) ?? {};
      probe.expectSame('playLimits.keep', pending, null, 'a cancelled change still waits');
    },
  },
  {
    name: 'a player who sets a limit or goes without one is not asked for limits again',
    calls: ['playLimits.goWithout', 'playLimits.list', 'deposits.terms'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const before = await probe.call('playLimits.list', me);
      const after = await probe.call('playLimits.goWithout', { ...me, body: {} });
      const names = (list: typeof before) => list.limits.map(({ kind, frame }) => [kind, frame]);
      probe.expectSame(
        'playLimits.goWithout',
        JSON.stringify(names(after)),
        JSON.stringify(names(before)),
        'going without a limit changes the limits that there are',
      );
      const { asksForLimits = false } = await probe.call('deposits.terms', me);
      probe.expectSame('playLimits.goWithout', asksForLimits, false, 'the question comes again');
    },
  },
];
