import type { AgentContract, ContractPreview } from '#contract/entities/agent.ts';
import { contractKinds } from '#contract/entities/agent-types.ts';
import { ONCE_HEADER } from '#contract/once.ts';
import type { CallName } from '../good-requests/index.ts';
import type { KitRequest } from '../kit/request.ts';
import { asAgent } from './as-agent.ts';
import { type Behaviour, type Probe, Skipped } from './probe.ts';

/** Numbers before and behind the own ones that are tried. */
const AROUND = 3;
/** Of the numbers of others in between, how many are tried. */
const MAX_STRANGERS = 8;
const DAY = 24 * 60 * 60_000;

const once = () => ({ [ONCE_HEADER]: crypto.randomUUID() });

/** Numbers near a person's own that belong to somebody else, or to nobody. */
function strangersOf(own: readonly string[]): readonly string[] {
  const numbers = own.map(Number);
  if (own.length === 0) throw new Skipped('the agent has none');
  if (!numbers.every(Number.isSafeInteger)) throw new Skipped('nothing has a number');
  const [first, last] = [Math.min(...numbers) - AROUND, Math.max(...numbers) + AROUND];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((number) => number > 0 && !numbers.includes(number))
    .map(String)
    .slice(-MAX_STRANGERS);
}

/** The contracts that the agent has a part in, on either side. */
async function ownContracts(probe: Probe, agent: KitRequest): Promise<AgentContract[]> {
  const found: AgentContract[] = [];
  for (const side of ['own', 'team']) {
    let pages = 1;
    for (let pageNo = 1; pageNo <= pages; pageNo += 1) {
      const query = { side, pageNo, pageSize: 100 };
      const list = await probe.call('agents.contracts', { ...agent, query });
      found.push(...list.contracts);
      pages = list.totalPages;
    }
  }
  return found;
}

/** An offer on dividends that the agent has not answered, as a preview shows it. */
async function offered(probe: Probe, agent: KitRequest): Promise<ContractPreview> {
  const { account } = await probe.call('account.member', agent);
  await probe.setUp('agents/offer', { account });
  const { request } = await probe.call('agents.dividendRequest', agent);
  if (request?.state !== 'offered') throw new Skipped('no offer was made');
  return probe.call('agents.preview', { ...agent, params: { contractId: request.contractId } });
}

const acceptOf = (agent: KitRequest, { contract, effectiveAt, endings }: ContractPreview) => ({
  ...agent,
  params: { contractId: contract.contractId },
  body: {
    version: contract.version,
    effectiveAt,
    endings: endings.map(({ contractId }) => contractId),
  },
});

/** What every back end does with the contracts, the income and the accounts of agents (C1 to C5). */
export const agentBehaviours: readonly Behaviour[] = [
  {
    name: 'an agent reaches no contract of others',
    calls: [
      'agents.contracts',
      'agents.contract',
      'agents.preview',
      'agents.accept',
      'agents.reject',
      'agents.withdraw',
      'agents.requestTermination',
      'agents.answerTermination',
    ],
    needs: 'nobody',
    changes: true,
    async run(probe) {
      const agent = await asAgent(probe);
      const own = await ownContracts(probe, agent);
      const seen = { version: 1, effectiveAt: new Date(0).toISOString(), endings: [] };
      const asks: readonly (readonly [CallName, object | undefined])[] = [
        ['agents.contract', undefined],
        ['agents.preview', undefined],
        ['agents.accept', seen],
        ['agents.reject', {}],
        ['agents.withdraw', {}],
        ['agents.requestTermination', {}],
        ['agents.answerTermination', { answer: 'keep', endings: [] }],
      ];
      for (const contractId of strangersOf(own.map((contract) => contract.contractId))) {
        for (const [name, body] of asks) {
          const changing = body === undefined ? {} : { body, headers: once() };
          const request = { ...agent, params: { contractId }, ...changing };
          await probe.expectRefused(name, 'a contract of others', request, ['not_found']);
        }
      }
    },
  },
  {
    name: 'an agent opens no line of income of others',
    calls: ['income.lines', 'income.line', 'income.people'],
    needs: 'nobody',
    changes: false,
    async run(probe) {
      const agent = await asAgent(probe);
      const range = {
        from: new Date(Date.now() - 60 * DAY).toISOString(),
        // The server's clock was ahead for a while, and made lines then.
        before: new Date(Date.now() + DAY).toISOString(),
      };
      const { lines } = await probe.call('income.lines', {
        ...agent,
        query: { ...range, pageSize: 100 },
      });
      // Among the newest lines: those in between are other agents'.
      for (const lineId of strangersOf(lines.slice(0, AROUND).map((line) => line.lineId))) {
        if (lines.some((line) => line.lineId === lineId)) continue;
        for (const name of ['income.line', 'income.people'] as const) {
          const request = { ...agent, params: { lineId } };
          await probe.expectRefused(name, 'a line of others', request, ['not_found']);
        }
      }
    },
  },
  {
    name: 'an agent gives no password to people whose account others made',
    calls: ['subAccounts.list', 'subAccounts.renewPassword', 'account.member'],
    needs: 'nobody',
    changes: true,
    async run(probe) {
      const agent = await asAgent(probe);
      const { accounts } = await probe.call('subAccounts.list', agent);
      const { id } = await probe.call('account.member', agent);
      const own = new Set(accounts.map(({ memberId }) => memberId));
      for (const memberId of [id, ...strangersOf([id])].filter((each) => !own.has(each))) {
        const body = { memberId, password: `P-${crypto.randomUUID()}` };
        await probe.expectRefused(
          'subAccounts.renewPassword',
          'an account of others',
          { ...agent, body, headers: once() },
          ['not_found'],
        );
      }
    },
  },
  {
    name: 'an offer is answered once, and by what was seen of it',
    calls: ['agents.dividendRequest', 'agents.preview', 'agents.accept', 'agents.reject'],
    needs: 'nobody',
    changes: true,
    async run(probe) {
      const agent = await asAgent(probe);
      const preview = await offered(probe, agent);
      const accept = acceptOf(agent, preview);
      const others = [
        { version: preview.contract.version + 1 },
        { effectiveAt: new Date(0).toISOString() },
        { endings: [...accept.body.endings, '987654321'] },
      ];
      for (const other of others) {
        const request = { ...accept, body: { ...accept.body, ...other }, headers: once() };
        await probe.expectRefused('agents.accept', 'what was not shown', request, [
          'contract_changed',
        ]);
      }
      const { params } = accept;
      await probe.call('agents.reject', { ...agent, params, body: {}, headers: once() });
      const answered = ['contract_answered'];
      const again = { ...accept, headers: once() };
      await probe.expectRefused('agents.accept', 'a second answer', again, answered);
      const { events } = await probe.call('agents.contract', { ...agent, params });
      const kinds = events.map(({ kind }) => kind);
      probe.expectSame(
        'agents.contract',
        kinds,
        ['offered', 'rejected'],
        'the timeline is another',
      );
    },
  },
  {
    name: 'an offer that has expired cannot be accepted',
    calls: ['agents.dividendRequest', 'agents.preview', 'agents.accept'],
    needs: 'nobody',
    changes: true,
    async run(probe) {
      const agent = await asAgent(probe);
      const accept = acceptOf(agent, await offered(probe, agent));
      await probe.setUp('agents/expire', {});
      const late = { ...accept, headers: once() };
      await probe.expectRefused('agents.accept', 'a late answer', late, ['contract_expired']);
    },
  },
  {
    name: 'nobody is offered what they have already',
    calls: ['agents.offerBounds', 'agents.offer'],
    needs: 'nobody',
    changes: true,
    async run(probe) {
      const agent = await asAgent(probe);
      await probe.setUp('agents/expire', {});
      const own = await ownContracts(probe, agent);
      const kind = contractKinds.find((each) =>
        own.some((contract) => contract.kind === each && contract.state === 'accepted'),
      );
      if (!kind) throw new Skipped('the agent has no contract');
      const { agents } = await probe.call('agents.offerBounds', { ...agent, query: { kind } });
      const has = agents.find(({ current }) => current !== null);
      if (!has) throw new Skipped('nobody below has a contract');
      const body = { kind, agentId: has.agent.memberId, terms: has.current };
      const request = { ...agent, body, headers: once() };
      const codes = ['contract_terms_same'];
      await probe.expectRefused('agents.offer', 'what the agent has already', request, codes);
    },
  },
];
