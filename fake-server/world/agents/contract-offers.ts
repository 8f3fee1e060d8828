import type { AgentContract, ContractTerms, OfferBounds } from '#contract/entities/agent.ts';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import { faultOfTerms, isSameTerms, whyNotUnder } from '#contract/rules/agent-terms.ts';
import { momentOf } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { MemberRow } from '../../store/members.ts';
import { type ContractParts, type ContractSteps, requireOpen } from './contract-steps.ts';
import { termsOf } from './contract-terms.ts';
import { isAgentType } from './team.ts';
import { ACTIVE_MEMBER_BET } from './team-figures.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
/** How long an offer stays open. */
const OFFER_DAYS = 7;

/** The site's offer to an agent without a contract. */
const firstTerms: ContractTerms = {
  period: 'semimonthly',
  bands: [{ betAmount: 0, activeMembers: 0, profitAndLoss: 0, rate: 500 }],
};

/** The share of a rate that a lower offer still pays. */
const LOWERED = 0.8;

function lowered({ period, bands }: ContractTerms): ContractTerms {
  return {
    period,
    bands: bands.map((band) => ({ ...band, rate: Math.max(1, Math.floor(band.rate * LOWERED)) })),
  };
}

/** An offer, and the agent it is for. */
interface Offer {
  readonly kind: ContractKind;
  readonly agentId: string;
  readonly terms: ContractTerms;
}

/** An upline's actions on contracts (C2). */
export interface ContractOffers {
  /** @throws Refused contract_not_in_force */
  bounds(member: MemberRow, kind: ContractKind): OfferBounds;
  /** @throws Refused any of the call's codes */
  offer(member: MemberRow, offer: Offer): AgentContract;
  /** @throws Refused any of the call's codes */
  withdraw(member: MemberRow, id: string): AgentContract;
  /** @throws Refused any of the call's codes */
  requestTermination(member: MemberRow, id: string): AgentContract;
  /** An offer by the site, or by an agent whose bounds were checked before. Returns its id. */
  put(uplineId: number | null, agentId: number, kind: ContractKind, terms: ContractTerms): number;
  /** Makes a lower offer on dividends, if none is open (T3). */
  offerAnew(member: MemberRow): void;
  /** Changes when an open offer expires, in milliseconds since the epoch (T3). */
  expireAt(id: number, at: number): void;
  /** Expires every open offer now (T3). */
  expireAll(): void;
}

export function createContractOffers(parts: ContractParts, steps: ContractSteps): ContractOffers {
  const { database, clock, members, settings, team } = parts;
  const { table, expireDue, find, again, note, tell, nameOf, shown, person } = steps;

  const put: ContractOffers['put'] = (uplineId, agentId, kind, terms) =>
    database.transaction(() => {
      const now = clock.now();
      const id = table.insert({
        kind,
        version: table.lastVersion(agentId, kind) + 1,
        upline_id: uplineId,
        agent_id: agentId,
        terms: JSON.stringify(terms),
        state: 'offered',
        offered_at: now,
        expires_at: now + OFFER_DAYS * DAY_MILLISECONDS,
        answered_at: null,
        effective_at: null,
        ends_at: null,
      });
      table.note(id, { at: now, by: uplineId === null ? 'site' : 'upline', kind: 'offered' });
      tell(agentId, 'offered', nameOf(uplineId));
      return id;
    });

  return {
    bounds(member, kind) {
      expireDue();
      const own = table.standing(member.id, kind);
      if (!own) throw new Refused('contract_not_in_force');
      const below = team
        .agentsBelow(member.id)
        .filter(({ id, blocked }) => blocked === 0 && !table.open(id, kind));
      return {
        kind,
        own: termsOf(own),
        agents: below.map((agent) => {
          const current = table.current(agent.id, kind, clock.now());
          return {
            agent: person(agent.id),
            current: current ? termsOf(current) : null,
            endsAt: current?.ends_at ? momentOf(current.ends_at) : null,
          };
        }),
        offerDays: OFFER_DAYS,
        activeMemberBet: ACTIVE_MEMBER_BET,
        currency: settings.current.currency,
        timeZone: settings.current.timeZone,
      };
    },
    offer(member, { kind, agentId, terms }) {
      expireDue();
      const own = table.standing(member.id, kind);
      if (!own) throw new Refused('contract_not_in_force');
      const agent = /^[1-9]\d{0,14}$/u.test(agentId) ? members.byId(Number(agentId)) : undefined;
      const isBelow = agent && team.uplineOf(agent.id) === member.id && isAgentType(agent.type);
      if (!isBelow || agent.blocked === 1) throw new Refused('not_found');
      if (faultOfTerms(kind, terms)) throw new Refused('contract_terms_refused');
      if (whyNotUnder(termsOf(own), terms)) throw new Refused('contract_terms_above_own');
      if (table.open(agent.id, kind)) throw new Refused('contract_offer_open');
      const current = table.standing(agent.id, kind);
      if (current && isSameTerms(termsOf(current), terms)) {
        throw new Refused('contract_terms_same');
      }
      const row = table.find(put(member.id, agent.id, kind, terms));
      if (!row) throw new Error('An offer was made, and is not there.');
      return shown(row);
    },
    withdraw(member, id) {
      const row = requireOpen(find(id, ({ upline_id }) => upline_id === member.id));
      return database.transaction(() => {
        table.change(row.id, { state: 'withdrawn' });
        note(row, 'upline', 'withdrawn');
        tell(row.agent_id, 'withdrawn', member.nickname);
        return again(row);
      });
    },
    requestTermination(member, id) {
      const row = find(id, ({ upline_id }) => upline_id === member.id);
      if (row.state !== 'accepted') throw new Refused('contract_not_in_force');
      return database.transaction(() => {
        table.change(row.id, { state: 'terminationRequested' });
        note(row, 'upline', 'terminationRequested');
        tell(row.agent_id, 'terminationRequested', member.nickname);
        return again(row);
      });
    },
    put,
    offerAnew({ id }) {
      expireDue();
      if (table.open(id, 'dividend')) return;
      const standing = table.standing(id, 'dividend');
      if (standing) put(standing.upline_id, id, 'dividend', lowered(termsOf(standing)));
      else put(null, id, 'dividend', firstTerms);
    },
    expireAt: (id, at) => table.change(id, { expires_at: at }),
    expireAll() {
      const now = clock.now();
      for (const { id } of table.overdue(Number.MAX_SAFE_INTEGER)) {
        table.change(id, { expires_at: now });
      }
      expireDue();
    },
  };
}
