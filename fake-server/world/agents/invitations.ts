import type {
  Invitation,
  InvitedPerson,
  LinkResult,
  NewInvitation,
} from '#contract/entities/invitation.ts';
import { MAX_INVITATIONS } from '#contract/entities/invitation-types.ts';
import type { MemberType } from '#contract/entities/member.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { entriesOf, type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import type { Random } from '../../kernel/random.ts';
import { Refused } from '../../kernel/refused.ts';
import {
  type InvitationCountsRow,
  type InvitationRow,
  invitationTable,
  type JoinedRow,
} from '../../store/agents/invitations.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import type { Downline } from './downline.ts';
import type { IncomeRequest, Incomes } from './incomes.ts';
import type { PromisedRates } from './promised-rates.ts';
import { INVITED_AGENT_TYPE } from './team.ts';

/** Without look-alikes. */
const CODE_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'.split('');
const CODE_LENGTH = 8;

/** Agents' invitation links (C1). Each agent only sees their own. */
export interface Invitations {
  list(agent: MemberRow): { readonly invitations: Invitation[]; readonly highestRate: number };
  /** @throws Refused invitation_rate_too_high, invitation_limit_reached */
  create(agent: MemberRow, wanted: NewInvitation): Invitation;
  /** @throws Refused not_found */
  close(agent: MemberRow, code: string): Invitation;
  people(
    agent: MemberRow,
    page: PageRequest,
  ): { readonly people: InvitedPerson[]; readonly totalPages: number };
  /** Results of the links in some days, highest earnings first. @throws Refused date_range_… */
  results(
    agent: MemberRow,
    request: Pick<IncomeRequest, 'from' | 'before'>,
    page: PageRequest,
  ): { readonly results: LinkResult[]; readonly totalPages: number };
  /** Counts an opening of a link. */
  visit(code: string): { readonly counted: boolean };
}

/** What a registration does with its link. */
export interface Invitees {
  /** The kind of account that a code gives. */
  typeBy(code: string): MemberType;
  /** After a registration: a link for agents makes its promised offer, if it still can. */
  joined(code: string, memberId: number): void;
}

interface InviteeParts {
  readonly database: Database;
  readonly promisedRates: PromisedRates;
}

interface InvitationParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly downline: Downline;
  readonly incomes: Pick<Incomes, 'byDownline'>;
  readonly promisedRates: PromisedRates;
}

export function createInvitees({ database, promisedRates }: InviteeParts): Invitees {
  const table = invitationTable(database);
  return {
    typeBy: (code) => (table.find(code)?.invites === 'agent' ? INVITED_AGENT_TYPE : 0),
    joined(code, memberId) {
      const link = table.find(code);
      if (!link || link.invites !== 'agent' || link.rate === null) return;
      promisedRates.keep(link.member_id, memberId, link.rate);
    },
  };
}

export function createInvitations(parts: InvitationParts): Invitations {
  const { database, clock, downline, incomes, promisedRates } = parts;
  const table = invitationTable(database);
  const random = parts.random.fork('invitation codes');

  const freeCode = (): string => {
    const letters = Array.from({ length: CODE_LENGTH }, () => random.pick(CODE_CHARACTERS));
    const code = letters.join('');
    return table.find(code) ? freeCode() : code;
  };

  const one = (agent: MemberRow, code: string): Invitation => {
    const row = table.of(agent.id).find((each) => each.code.toUpperCase() === code.toUpperCase());
    if (!row) throw new Refused('not_found');
    return shown(row);
  };

  return {
    list: (agent) => ({
      invitations: table.of(agent.id).map(shown),
      highestRate: promisedRates.highest(agent.id),
    }),
    create(agent, { name, invites, rate }) {
      const promised = invites === 'agent' ? rate : null;
      if (promised !== null && promised > promisedRates.highest(agent.id)) {
        throw new Refused('invitation_rate_too_high');
      }
      return database.transaction(() => {
        if (table.countOpen(agent.id) >= MAX_INVITATIONS) {
          throw new Refused('invitation_limit_reached');
        }
        const code = freeCode();
        const created_at = clock.now();
        const row = { code, member_id: agent.id, name: name.trim(), invites, created_at };
        table.insert({ ...row, rate: promised });
        return one(agent, code);
      });
    },
    close(agent, code) {
      one(agent, code);
      table.close(code, clock.now());
      return one(agent, code);
    },
    people(agent, page) {
      const { limit, offset } = rowsOf(page);
      return {
        people: table.people(agent.id, limit, offset).flatMap((person): InvitedPerson[] => {
          const row = downline.row(person.member_id);
          // A person who used the link and was moved away since belongs to another team.
          if (!row || !downline.isBelow(agent, row)) return [];
          const { code, name: via } = person;
          const member = downline.shown(agent, row);
          return [{ member, code, via, isActive: person.is_active === 1 }];
        }),
        totalPages: pagesOf(table.countPeople(agent.id), page),
      };
    },
    results(agent, request, page) {
      const all = { pageNo: 1, pageSize: Number.MAX_SAFE_INTEGER };
      const earned = new Map(
        incomes
          .byDownline(agent, request, all)
          .branches.map(({ memberId, amount }) => [memberId, amount]),
      );
      const [from, before] = [Date.parse(request.from), Date.parse(request.before)];
      const groups = Map.groupBy(
        table.joinedBy(agent.id, from, before),
        ({ code, sub_id: subId }) => JSON.stringify([code, subId]),
      );
      const results = [...groups.values()].flatMap((people): LinkResult[] => {
        const [first] = people;
        if (!first) return [];
        const sum = (of: (person: JoinedRow) => number) =>
          people.reduce((total, person) => total + of(person), 0);
        const result = {
          code: first.code,
          name: first.name,
          subId: first.sub_id,
          registered: sum(({ registered_at: at }) => Number(at >= from && at < before)),
          depositors: sum(({ deposited }) => Number(deposited > 0)),
          deposited: sum(({ deposited }) => deposited),
          commission: sum(({ member_id: id }) => earned.get(String(id)) ?? 0),
        };
        const { registered, deposited, commission } = result;
        return registered === 0 && deposited === 0 && commission === 0 ? [] : [result];
      });
      return {
        results: entriesOf(
          results.toSorted((a, b) => b.commission - a.commission || b.deposited - a.deposited),
          page,
        ),
        totalPages: pagesOf(results.length, page),
      };
    },
    visit(code) {
      const link = table.find(code);
      if (!link || link.closed_at !== null) return { counted: false };
      table.addVisits(code, 1);
      return { counted: true };
    },
  };
}

function shown(row: InvitationCountsRow): Invitation {
  const { code, name, invites, rate, visits, registered, active } = row;
  return {
    code,
    name,
    invites,
    rate,
    createdAt: momentOf(row.created_at),
    closedAt: momentOfClosing(row),
    visits,
    registered,
    active,
  };
}

function momentOfClosing({ closed_at: at }: InvitationRow): string | null {
  return at === null ? null : momentOf(at);
}
