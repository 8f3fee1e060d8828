import type { AgentContract, ContractTerms } from '#contract/entities/agent.ts';
import type { ContractEventKind, ContractKind } from '#contract/entities/agent-types.ts';
import { whyNotUnder } from '#contract/rules/agent-terms.ts';
import type { NoticeOf } from '../../content/notices/notice-kinds.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import {
  type ContractEventRow,
  type ContractRow,
  type ContractTable,
  contractTable,
} from '../../store/agents/contracts.ts';
import type { Database } from '../../store/database.ts';
import type { MemberTable } from '../../store/members.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { termsOf } from './contract-terms.ts';
import { createPreviews, type Previews } from './previews.ts';
import type { Team } from './team.ts';

/** What the rules of contracts need. */
export interface ContractParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly members: MemberTable;
  readonly notifications: Pick<Notifications, 'tell'>;
  readonly settings: SettingsInForce;
  readonly team: Team;
}

/** Shared steps of offers and answers. */
export interface ContractSteps extends Previews {
  readonly table: ContractTable;
  /** Expires unanswered offers, as of their deadline. */
  readonly expireDue: () => void;
  /** @throws Refused not_found */
  readonly find: (id: string, isTheirs: (row: ContractRow) => boolean) => ContractRow;
  /** A contract after a change. */
  readonly again: (row: ContractRow) => AgentContract;
  readonly note: (row: ContractRow, by: ContractEventRow['by'], kind: ContractEventKind) => void;
  /** Notifies somebody about the other side; the site needs no notice. */
  readonly tell: (memberId: number | null, what: NoticeOf<'contract'>, from: string) => void;
  /** The name of a person, or of the site. */
  readonly nameOf: (memberId: number | null) => string;
  /**
   * Ends contracts below an agent, notifies those people, and withdraws offers that no longer fit.
   */
  readonly endBelow: (
    agentId: number,
    kind: ContractKind,
    terms: ContractTerms | undefined,
    at: number,
  ) => void;
}

/** The code for an offer that can no longer be answered. */
const overCodes = { expired: 'contract_expired', withdrawn: 'contract_withdrawn' } as const;

/** @throws Refused if an offer can no longer be answered */
export function requireOpen(row: ContractRow): ContractRow {
  if (row.state === 'offered') return row;
  throw new Refused(
    row.state === 'expired' || row.state === 'withdrawn'
      ? overCodes[row.state]
      : 'contract_answered',
  );
}

export function createContractSteps(parts: ContractParts): ContractSteps {
  const { database, clock, members, notifications, settings } = parts;
  const table = contractTable(database);
  const previews = createPreviews({ ...parts, table });
  const { shown, endingsOf } = previews;

  const note = (row: ContractRow, by: ContractEventRow['by'], kind: ContractEventKind) =>
    table.note(row.id, { at: clock.now(), by, kind });
  const nameOf = (memberId: number | null) =>
    (memberId === null ? undefined : members.byId(memberId)?.nickname) ?? settings.current.siteName;
  const tell = (memberId: number | null, what: NoticeOf<'contract'>, from: string) => {
    if (memberId !== null) notifications.tell(memberId, `contract.${what}`, { from });
  };

  const expireDue = () => {
    const now = clock.now();
    const overdue = table.overdue(now);
    if (overdue.length === 0) return;
    database.transaction(() => {
      for (const { id, expires_at: at } of overdue) {
        table.change(id, { state: 'expired' });
        table.note(id, { at, by: 'time', kind: 'expired' });
      }
    });
  };

  const find = (id: string, isTheirs: (row: ContractRow) => boolean): ContractRow => {
    expireDue();
    const row = /^[1-9]\d{0,14}$/u.test(id) ? table.find(Number(id)) : undefined;
    if (!row || !isTheirs(row)) throw new Refused('not_found');
    return row;
  };
  const again = (row: ContractRow): AgentContract => {
    const now = table.find(row.id);
    if (!now) throw new Error(`The contract ${row.id} is gone.`);
    return shown(now);
  };

  const withdrawUnfit = (
    uplineId: number,
    kind: ContractKind,
    terms: ContractTerms | undefined,
  ) => {
    for (const row of table.openBelow(uplineId, kind)) {
      if (terms && whyNotUnder(terms, termsOf(row)) === undefined) continue;
      table.change(row.id, { state: 'withdrawn' });
      note(row, 'time', 'withdrawn');
      tell(row.agent_id, 'withdrawn', nameOf(row.upline_id));
    }
  };
  const endBelow = (
    agentId: number,
    kind: ContractKind,
    terms: ContractTerms | undefined,
    at: number,
  ) => {
    for (const { row } of endingsOf(agentId, kind, terms)) {
      table.change(row.id, { state: 'ended', ends_at: at });
      note(row, 'upline', 'endedByUpline');
      tell(row.agent_id, 'ended', nameOf(row.upline_id));
      withdrawUnfit(row.agent_id, kind, undefined);
    }
    withdrawUnfit(agentId, kind, terms);
  };
  return { ...previews, table, expireDue, find, again, note, tell, nameOf, endBelow };
}
