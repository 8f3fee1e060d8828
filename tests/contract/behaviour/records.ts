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
    name: 'a shorter range of days keeps other rounds out',
    calls: ['records.rounds'],
    needs: 'real account',
    changes: false,
    async run(probe) {
      const { record, request } = await rounds(probe, { pageSize: 100 });
      const middle = record.rounds[Math.floor(record.rounds.length / 2)]?.startedAt;
      if (middle === undefined) throw new Skipped('nobody has played');
      const query = { ...(request.query as object), from: middle };
      const shorter = await probe.call('records.rounds', { ...request, query });
      const early = shorter.rounds.find(({ startedAt }) => startedAt < middle);
      probe.expect('records.rounds', early === undefined, 'an earlier round is there', early);
    },
  },
  {
    name: 'the totals of the record are the sums of its rounds',
    calls: ['records.rounds'],
    needs: 'real account',
    changes: false,
    async run(probe) {
      const { record } = await rounds(probe, { pageSize: 100 });
      if (record.totalPages > 1) throw new Skipped('the record is longer than a page');
      const sum = (of: (round: (typeof record.rounds)[number]) => number) =>
        record.rounds.reduce((total, round) => total + of(round), 0);
      const { totals } = record;
      probe.expectSame(
        'records.rounds',
        [totals.rounds, totals.stake, totals.win, totals.net],
        [record.rounds.length, sum((r) => r.stake), sum((r) => r.win), sum((r) => r.net ?? 0)],
        'they are others',
      );
    },
  },
  {
    name: 'the pages of the record differ, under the same totals',
    calls: ['records.rounds'],
    needs: 'real account',
    changes: false,
    async run(probe) {
      const first = (await rounds(probe, { pageSize: 3 })).record;
      if (first.totalPages < 2) throw new Skipped('the record has one page');
      const second = (await rounds(probe, { pageSize: 3, pageNo: 2 })).record;
      const ids = new Set(first.rounds.map(({ roundId }) => roundId));
      const again = second.rounds.find(({ roundId }) => ids.has(roundId));
      probe.expect('records.rounds', again === undefined, 'a round stands on both', again);
      probe.expectSame('records.rounds', second.totals, first.totals, 'the totals are of a page');
    },
  },
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
  {
    name: "another member's round is not found",
    calls: ['records.round'],
    needs: 'other member',
    changes: false,
    async run(probe) {
      const [round] = (await rounds(probe)).record.rounds;
      if (!round) throw new Skipped('nobody has played');
      const request = { ...(await probe.other()), params: { roundId: round.roundId } };
      await probe.expectRefused('records.round', "somebody else's round", request, ['not_found']);
    },
  },
  {
    name: 'the entries of a round come to what it brought',
    calls: ['records.round', 'records.rounds'],
    needs: 'real account',
    changes: false,
    async run(probe) {
      const { request, record } = await rounds(probe);
      const round = record.rounds.find(({ net }) => net !== null);
      if (!round) throw new Skipped('no round has ended');
      const { authorization } = request;
      const params = { roundId: round.roundId };
      const { entries } = await probe.call('records.round', { authorization, params });
      const sum = entries.reduce((total, { amount }) => total + amount, 0);
      probe.expectSame('records.round', sum, round.net, 'they come to something else');
    },
  },
];
