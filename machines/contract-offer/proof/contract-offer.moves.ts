import type { AgentContract, OfferBounds } from '#contract/entities/agent.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { OfferedTerms } from '../contract-offer.machine.ts';

const band = { betAmount: 0, activeMembers: 0, profitAndLoss: 0 } as const;

/** The bounds: Rafael has 8 %, and Carlos can give up to 20 %. */
export const exampleBounds: OfferBounds = {
  kind: 'dividend',
  own: { period: 'semimonthly', bands: [{ ...band, rate: 2_000 }] },
  agents: [
    {
      agent: { memberId: '6', nickname: 'Rafael', type: 41 },
      current: { period: 'semimonthly', bands: [{ ...band, rate: 800 }] },
      endsAt: null,
    },
  ],
  offerDays: 7,
  activeMemberBet: 5_000,
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
};

/** An offer to Rafael below his current terms. */
export const exampleDraft: OfferedTerms = {
  agentId: '6',
  terms: { period: 'semimonthly', bands: [{ ...band, rate: 700 }] },
};

/** The offer as the server stored it. */
export const exampleOffered: AgentContract = {
  contractId: '12',
  kind: 'dividend',
  version: 2,
  state: 'offered',
  terms: exampleDraft.terms,
  upline: { memberId: '4', nickname: 'Carlos', type: 1 },
  agent: { memberId: '6', nickname: 'Rafael', type: 41 },
  offeredAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-27T12:00:00.000Z',
  answeredAt: null,
  effectiveAt: null,
  endsAt: null,
  isInForce: false,
};

export const refusal = <const Code extends ErrorCode>(code: Code) => ({ ok: false, code }) as const;

export const write = { event: { type: 'offer.written', draft: exampleDraft } } as const;
/** An offer equal to Rafael's current terms. */
const sameDraft: OfferedTerms = {
  agentId: '6',
  terms: { period: 'semimonthly', bands: [{ ...band, rate: 800 }] },
};
export const writeSame = { event: { type: 'offer.written', draft: sameDraft } } as const;
/** Terms of an ending contract can be offered again. */
export const readsEnding = {
  actor: 'readBounds',
  done: {
    ok: true,
    value: {
      ...exampleBounds,
      agents: exampleBounds.agents.map((each) => ({ ...each, endsAt: '2026-12-01T03:00:00.000Z' })),
    },
  },
  reaches: 'writing',
} as const;
export const reconsider = { event: { type: 'offer.reconsidered' } } as const;
export const confirm = { event: { type: 'offer.confirmed' } } as const;
export const edit = { event: { type: 'form.edited' } } as const;
export const another = { event: { type: 'another.requested' } } as const;
export const retry = { event: { type: 'retry.requested' } } as const;
export const reads = {
  actor: 'readBounds',
  done: { ok: true, value: exampleBounds },
  reaches: 'writing',
} as const;
export const readsNobody = {
  actor: 'readBounds',
  done: { ok: true, value: { ...exampleBounds, agents: [] } },
  reaches: 'nobody',
} as const;
