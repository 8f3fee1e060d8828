import type { ContractTerms } from '#contract/entities/agent.ts';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { TeamFigures } from '#contract/rules/agent-terms.ts';
import type { Span } from '#fake-server/kernel/calendar.ts';
import { countedPlay } from '#fake-server/store/agents/counted-play.ts';
import { teamTable } from '#fake-server/store/agents/teams.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { figuresByAgent, NO_FIGURES } from '#fake-server/world/agents/team-figures.ts';
import type { World } from '#fake-server/world/world.ts';

let planted = 0;

/** A member of a tree of the test: below somebody, or at its top. */
export function plantMember(world: World, uplineId: number | null, type: 0 | 2): MemberRow {
  planted += 1;
  const id = world.members.insert({
    account: `planted${planted}`,
    nickname: `Planted ${planted}`,
    type,
    passwordHash: null,
    passwordChangedAt: 0,
    mobile: null,
    email: null,
    currency: 'BRL',
    affiliateCode: null,
    referralCode: null,
    details: {},
    registeredAt: 0,
  });
  world.team.place(id, uplineId);
  const member = world.members.byId(id);
  if (!member) throw new Error('A member was planted, and is not there.');
  return member;
}

/** What somebody bet and won at a moment. */
export function letBet(world: World, memberId: number, at: number, bet: number, win: number): void {
  teamTable(world.database).addEvening({ member_id: memberId, at, bet, win });
}

/** What those who stood below an agent then did, as contracts count it. */
export function figuresBelow(world: World, agentId: number, span: Span): TeamFigures {
  world.team.playOn();
  const play = countedPlay(world.database);
  const rows = play.below(agentId, { ...span, knownCorrection: play.lastCorrection() });
  return figuresByAgent(rows, new Set([agentId])).get(agentId) ?? NO_FIGURES;
}

/** A contract that an agent has accepted, of the site or of an upline. */
export function agree(
  world: World,
  agent: MemberRow,
  kind: ContractKind,
  terms: ContractTerms,
  uplineId: number | null = null,
): string {
  const id = String(world.contracts.put(uplineId, agent.id, kind, terms));
  const { contract, effectiveAt, endings } = world.contracts.preview(agent, id);
  world.contracts.accept(agent, id, {
    version: contract.version,
    effectiveAt,
    endings: endings.map(({ contractId }) => contractId),
  });
  return id;
}
