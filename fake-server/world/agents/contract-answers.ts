import type { AgentContract, ContractTerms } from '#contract/entities/agent.ts';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import { Refused } from '../../kernel/refused.ts';
import type { MemberRow } from '../../store/members.ts';
import { type ContractParts, type ContractSteps, requireOpen } from './contract-steps.ts';
import { termsOf } from './contract-terms.ts';

/** What the agent saw before accepting; it must still be true. */
interface SeenPreview {
  readonly version: number;
  /** ISO 8601. */
  readonly effectiveAt: string;
  readonly endings: readonly string[];
}

/** An agent's answers to the upline (C2, C3, C5). */
export interface ContractAnswers {
  /** @throws Refused any of the call's codes */
  accept(member: MemberRow, id: string, seen: SeenPreview): AgentContract;
  /** @throws Refused any of the call's codes */
  reject(member: MemberRow, id: string): AgentContract;
  /** @throws Refused any of the call's codes */
  answerTermination(
    member: MemberRow,
    id: string,
    answer: 'end' | 'keep',
    endings: readonly string[],
  ): AgentContract;
}

export function createContractAnswers(parts: ContractParts, steps: ContractSteps): ContractAnswers {
  const { database, clock, members } = parts;
  const { table, find, again, note, tell, endBelow, endingsOf, changesAt } = steps;

  const requireSameEndings = (
    agentId: number,
    kind: ContractKind,
    terms: ContractTerms | undefined,
    seen: readonly string[],
  ) => {
    const now = new Set(endingsOf(agentId, kind, terms).map(({ row }) => String(row.id)));
    if (now.size !== new Set(seen).size || seen.some((id) => !now.has(id))) {
      throw new Refused('contract_changed');
    }
  };

  return {
    accept(member, id, seen) {
      const row = requireOpen(find(id, ({ agent_id }) => agent_id === member.id));
      const { kind, agent_id: agentId } = row;
      if (row.upline_id !== null && members.byId(row.upline_id)?.blocked === 1) {
        throw new Refused('contract_upline_blocked');
      }
      return database.transaction(() => {
        const terms = termsOf(row);
        const effectiveAt = changesAt(row);
        if (seen.version !== row.version || Date.parse(seen.effectiveAt) !== effectiveAt) {
          throw new Refused('contract_changed');
        }
        requireSameEndings(agentId, kind, terms, seen.endings);
        const old = table.standing(agentId, kind);
        if (old) {
          table.change(old.id, { state: 'superseded', ends_at: effectiveAt });
          note(old, 'agent', 'superseded');
        }
        table.change(row.id, {
          state: 'accepted',
          answered_at: clock.now(),
          effective_at: effectiveAt,
        });
        note(row, 'agent', 'accepted');
        endBelow(agentId, kind, terms, effectiveAt);
        tell(row.upline_id, 'accepted', member.nickname);
        return again(row);
      });
    },
    reject(member, id) {
      const row = requireOpen(find(id, ({ agent_id }) => agent_id === member.id));
      return database.transaction(() => {
        table.change(row.id, { state: 'rejected', answered_at: clock.now() });
        note(row, 'agent', 'rejected');
        tell(row.upline_id, 'rejected', member.nickname);
        return again(row);
      });
    },
    answerTermination(member, id, answer, endings) {
      const row = find(id, ({ agent_id }) => agent_id === member.id);
      if (row.state === 'offered') throw new Refused('contract_not_in_force');
      if (row.state !== 'terminationRequested') throw new Refused('contract_answered');
      return database.transaction(() => {
        if (answer === 'keep') {
          table.change(row.id, { state: 'accepted' });
          note(row, 'agent', 'kept');
          tell(row.upline_id, 'kept', member.nickname);
          return again(row);
        }
        requireSameEndings(row.agent_id, row.kind, undefined, endings);
        const endsAt = changesAt(row);
        table.change(row.id, { state: 'ended', ends_at: endsAt });
        note(row, 'agent', 'ended');
        endBelow(row.agent_id, row.kind, undefined, endsAt);
        tell(row.upline_id, 'terminated', member.nickname);
        return again(row);
      });
    },
  };
}
