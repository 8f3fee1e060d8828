import { someRounds, thisYear } from '../good-requests/records.ts';
import type { KitRequest } from '../kit/request.ts';
import { unknown } from '../kit/unknown.ts';
import { type Behaviour, type Probe, Skipped } from './probe.ts';

async function someRecord(probe: Probe, more: object = {}) {
  const base = await someRounds(probe.portal);
  if (!base) throw new Skipped(unknown.member);
  const request: KitRequest = { ...base, query: { ...(base.query as object), ...more } };
  return { request, record: await probe.call('records.rounds', request) };
}

const sumOf = <Field extends string>(
  rows: readonly Readonly<Record<Field, number>>[],
  field: Field,
): number => rows.reduce((total, row) => total + row[field], 0);

/** The betting record, and the profit and the year, which say the same by days and months. */
export const recordBehaviours: readonly Behaviour[] = [
  {
    name: 'the profit has days that come to its totals, which are those of the record',
    calls: ['records.profit', 'records.rounds'],
    needs: 'real account',
    changes: false,
    async run(probe) {
      const { request, record } = await someRecord(probe, { pageSize: 1 });
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
  {
    name: 'a month of the year is what the records have in it',
    calls: ['records.year', 'records.profit', 'records.transactions'],
    needs: 'real account',
    changes: false,
    async run(probe) {
      const { authorization } = (await someRounds(probe.portal)) ?? {};
      if (authorization === undefined) throw new Skipped(unknown.member);
      const query = { year: thisYear() };
      const { months } = await probe.call('records.year', { authorization, query });
      const month = months.findLast(({ rounds, lines }) => rounds > 0 || lines.length > 0);
      if (!month) throw new Skipped('the year is empty');
      const { from, before, rounds, stake, win, net, openRounds, openStake } = month;
      const range = { from, before };
      const { bonus: _, ...play } = (
        await probe.call('records.profit', { authorization, query: range })
      ).totals;
      probe.expectSame(
        'records.year',
        { rounds, stake, win, net, openRounds, openStake },
        play,
        'its profit has other totals',
      );
      const record = await probe.call('records.transactions', {
        authorization,
        query: { ...range, pageSize: 1 },
      });
      probe.expectSame(
        'records.year',
        [sumOf(month.lines, 'transactions'), month.closing - month.opening],
        [record.totals.transactions, record.totals.net],
        'its account record has other totals',
      );
      const gap = months.find(({ opening }, index) => {
        const former = months[index - 1];
        return former && former.closing !== opening;
      });
      probe.expectSame(
        'records.year',
        gap,
        undefined,
        'it begins with another balance than the month before ends with',
      );
    },
  },
];
