import type {
  AgentContract,
  ConsolidatedContracts,
  ContractInFull,
  ContractPreview,
  ContractRequest,
} from '#contract/entities/agent.ts';
import {
  CONTRACT_IN_FORCE,
  CONTRACT_REQUESTED,
  type ContractKind,
} from '#contract/entities/agent-types.ts';
import type { Currency } from '#contract/entities/money.ts';
import { momentOf } from '../../kernel/clock.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import type { MemberRow } from '../../store/members.ts';
import { type ContractAnswers, createContractAnswers } from './contract-answers.ts';
import { type ContractOffers, createContractOffers } from './contract-offers.ts';
import { type ContractParts, createContractSteps } from './contract-steps.ts';

/** Contracts between agents and their uplines (C2, C3, C5). Each agent only sees their own. */
export interface Contracts extends ContractAnswers, ContractOffers {
  consolidated(member: MemberRow): ConsolidatedContracts;
  request(member: MemberRow, kind: ContractKind): ContractRequest;
  page(
    member: MemberRow,
    side: 'own' | 'team',
    page: PageRequest,
  ): {
    readonly contracts: AgentContract[];
    readonly totalPages: number;
    readonly currency: Currency;
    readonly timeZone: string;
  };
  /** @throws Refused not_found */
  one(member: MemberRow, id: string): ContractInFull;
  /** @throws Refused not_found */
  preview(member: MemberRow, id: string): ContractPreview;
}

export function createContracts(parts: ContractParts): Contracts {
  const { clock, settings } = parts;
  const steps = createContractSteps(parts);
  const { table, expireDue, find, shown } = steps;

  return {
    ...createContractAnswers(parts, steps),
    ...createContractOffers(parts, steps),
    consolidated(member) {
      expireDue();
      const waiting = table.awaitingAnswer(member.id);
      const typeOf = (kind: ContractKind) =>
        (table.inForce(member.id, kind, clock.now()) ? CONTRACT_IN_FORCE : 0) +
        (waiting.some((row) => row.kind === kind) ? CONTRACT_REQUESTED : 0);
      return {
        divtypereq: typeOf('dividend'),
        dailysalreqtype: typeOf('dailySalary'),
        contracthoursalreq: typeOf('hourlySalary'),
        realtimesalreqtype: typeOf('realTimeSalary'),
        awaitingAnswer: waiting.map(({ id }) => String(id)),
      };
    },
    request(member, kind) {
      expireDue();
      const { id } = member;
      const current = table.inForce(id, kind, clock.now()) ?? table.standing(id, kind);
      const waiting = table.awaitingAnswer(id).findLast((row) => row.kind === kind);
      return { current: current ? shown(current) : null, request: waiting ? shown(waiting) : null };
    },
    page(member, side, page) {
      expireDue();
      return {
        contracts: table.list(side, member.id, rowsOf(page)).map(shown),
        totalPages: pagesOf(table.count(side, member.id), page),
        currency: settings.current.currency,
        timeZone: settings.current.timeZone,
      };
    },
    one(member, id) {
      const row = find(id, (each) => each.agent_id === member.id || each.upline_id === member.id);
      const { currency, timeZone } = settings.current;
      return {
        contract: shown(row),
        events: table.events(row.id).map(({ at, by, kind }) => ({ at: momentOf(at), by, kind })),
        currency,
        timeZone,
      };
    },
    preview: (member, id) => steps.of(find(id, ({ agent_id }) => agent_id === member.id)),
  };
}
