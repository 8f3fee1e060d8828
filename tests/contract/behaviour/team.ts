import type { TeamMember } from '#contract/entities/team.ts';
import type { KitRequest } from '../kit/request.ts';
import { asAgent } from './as-agent.ts';
import { type Behaviour, type Probe, Skipped } from './probe.ts';

const DAY = 24 * 60 * 60_000;
/** Numbers beyond those of the team that are tried on either side. */
const STRANGERS = 2;

const lastMonth = () => ({
  from: new Date(Date.now() - 30 * DAY).toISOString(),
  before: new Date(Date.now()).toISOString(),
});

/** Everybody below the agent, level by level. */
async function wholeTeam(probe: Probe, agent: KitRequest): Promise<TeamMember[]> {
  const found: TeamMember[] = [];
  const waiting: (string | undefined)[] = [undefined];
  while (waiting.length > 0 && found.length < 200) {
    const under = waiting.shift();
    const { members } = await probe.call('team.level', {
      ...agent,
      query: { pageSize: 100, ...(under === undefined ? {} : { under }) },
    });
    found.push(...members);
    waiting.push(...members.filter(({ below }) => below > 0).map(({ memberId }) => memberId));
  }
  return found;
}

const sums = (rows: readonly { bet: number; win: number; profit: number }[]) => [
  rows.reduce((sum, { bet }) => sum + bet, 0),
  rows.reduce((sum, { win }) => sum + win, 0),
  rows.reduce((sum, { profit }) => sum + profit, 0),
];

/** The team of an agent. */
export const teamBehaviours: readonly Behaviour[] = [
  {
    name: 'an agent reaches nobody but their own downline',
    calls: ['team.level', 'team.play', 'team.move', 'team.search'],
    needs: 'nobody',
    changes: false,
    async run(probe) {
      const agent = await asAgent(probe);
      const team = await wholeTeam(probe, agent);
      const ids = team.map(({ memberId }) => Number(memberId));
      if (!ids.every(Number.isSafeInteger)) throw new Skipped('nobody has a number');
      const [first, last] = [Math.min(...ids), Math.max(...ids)];
      const around = Array.from({ length: STRANGERS }, (_, index) => [first - index, last + index]);
      const { id: own } = await probe.call('account.member', agent);
      const strangers = around
        .flat()
        .filter((id) => id > 0 && !ids.includes(id) && String(id) !== own);
      for (const stranger of strangers.map(String)) {
        const { members } = await probe.call('team.search', {
          ...agent,
          query: { text: stranger },
        });
        probe.expectSame('team.search', members, [], 'somebody else is found');
        const refused = ['not_found'];
        const level = { ...agent, query: { under: stranger } };
        await probe.expectRefused('team.level', 'a stranger’s level', level, refused);
        await probe.expectRefused(
          'team.play',
          'a stranger’s team',
          { ...agent, query: { ...lastMonth(), under: stranger } },
          refused,
        );
        await probe.expectRefused(
          'team.move',
          'a stranger',
          {
            ...agent,
            params: { memberId: stranger },
            body: { uplineId: null },
            headers: { 'idempotency-key': crypto.randomUUID() },
          },
          refused,
        );
      }
    },
  },
  {
    name: 'the figures of a team are the sums of its branches, its people and its days',
    calls: ['team.allPlay', 'team.play'],
    needs: 'nobody',
    changes: false,
    async run(probe) {
      const agent = await asAgent(probe);
      const query = lastMonth();
      const branches = await probe.call('team.allPlay', { ...agent, query });
      const people = await probe.call('team.allPlay', {
        ...agent,
        query: { ...query, by: 'person' },
      });
      const { bet, win, profit } = branches.totals;
      for (const rows of [branches.rows, people.rows, branches.days]) {
        probe.expectSame('team.allPlay', sums(rows), [bet, win, profit], 'the sums are others');
      }
      probe.expectSame(
        'team.allPlay',
        people.rows.length,
        people.totals.players,
        'people are missing',
      );
    },
  },
  {
    name: 'names of players in a team are masked',
    calls: ['team.level'],
    needs: 'nobody',
    changes: false,
    async run(probe) {
      const team = await wholeTeam(probe, await asAgent(probe));
      const open = team.find(({ type, name }) => type === 0 && !name.endsWith('***'));
      probe.expect('team.level', open === undefined, 'a name is shown in full', open);
    },
  },
];
