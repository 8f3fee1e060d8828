import type { AgentContract, ContractPreview } from '#contract/entities/agent.ts';

const bands = [{ betAmount: 0, activeMembers: 0, profitAndLoss: 0, rate: 1_000 }] as const;

/** An example contract between Carlos and Fernanda, on dividends. */
const exampleContract: AgentContract = {
  contractId: '11',
  kind: 'dividend',
  version: 2,
  state: 'offered',
  terms: { period: 'semimonthly', bands: [...bands] },
  upline: { memberId: '4', nickname: 'Carlos', type: 1 },
  agent: { memberId: '5', nickname: 'Fernanda', type: 2 },
  offeredAt: '2026-11-19T12:00:00.000Z',
  expiresAt: '2026-11-20T12:01:00.000Z',
  answeredAt: null,
  effectiveAt: null,
  endsAt: null,
  isInForce: false,
};

/** The effects of an answer. */
export function examplePreview(
  contract: Partial<AgentContract> = {},
  rest: Partial<ContractPreview> = {},
): ContractPreview {
  return {
    contract: { ...exampleContract, ...contract },
    current: null,
    effectiveAt: '2026-12-01T03:00:00.000Z',
    endings: [],
    example: {
      from: '2026-11-01T03:00:00.000Z',
      before: '2026-11-16T03:00:00.000Z',
      betAmount: 5_000_000,
      activeMembers: 8,
      profitAndLoss: 300_000,
      carriedOver: 0,
      old: null,
      offered: { rate: 1_000, gross: 30_000, toDownline: 0, net: 30_000 },
      offeredWithoutEndings: null,
    },
    uplineIsBlocked: false,
    activeMemberBet: 5_000,
    currency: 'BRL',
    timeZone: 'America/Sao_Paulo',
    serverTime: '2026-11-20T12:00:00.000Z',
    ...rest,
  };
}

/** A contract of the downline that would end. */
export const exampleEnding: ContractPreview['endings'][number] = {
  contractId: '7',
  agent: { memberId: '6', nickname: 'Rafael', type: 41 },
  rate: 2_400,
  endsAt: '2026-12-01T03:00:00.000Z',
  reason: 'rate',
};
