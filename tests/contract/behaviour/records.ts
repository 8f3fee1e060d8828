import { someRounds } from '../good-requests/records.ts';
import type { KitRequest } from '../kit/request.ts';
import { unknown } from '../kit/unknown.ts';
import { type Behaviour, type Probe, Skipped } from './probe.ts';

async function rounds(probe: Probe, more: object = {}) {
  const base = await someRounds(probe.portal);
  if (!base) throw new Skipped(unknown.member);
  const request: KitRequest = { ...base, query: { ...(base.query as object), ...more } };
  return { request, record: await probe.call('records.rounds', request) };
}

/** The betting record, and the profit, which says the same by days. */
export const recordBehaviours: readonly Behaviour[] = [
  {
    name: 'the profit has days that come to its totals, which are those of the record',
    calls: ['records.profit', 'records.rounds'],
    needs: 'real account',
    changes: false,
    async run(probe) {
      const { request, record } = await rounds(probe, { pageSize: 1 });
      const { authorization, query } = request;
      const { from, before } = query as { from: string; before: string };
      const profit = await probe.call('records.profit', { authorization, query: { from, before } });
      const { bonus, ...play } = profit.totals;
      probe.expectSame('records.profit', play, record.totals, 'the record has other totals');
      const sum = (of: (day: (typeof profit.days)[number]) => number) =>
        profit.days.reduce((total, day) => total + of(day), 0);
      probe.expectSame(
        'records.profit',
        [sum((d) => d.rounds), sum((d) => d.stake), sum((d) => d.win), sum((d) => d.net)],
        [play.rounds, play.stake, play.win, play.net],
        'the days come to something else',
      );
      probe.expectSame(
        'records.profit',
        sum((d) => d.bonus),
        bonus,
        'their bonuses come to something else',
      );
    },
  },
];
