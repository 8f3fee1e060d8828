import type { RoundRequest } from '../ports/game-operator.ts';
import { stakeKey, sumOf, textOf } from './stakes.ts';
import { limitOnStake, type OpenGame, type Taken, type TakingParts } from './taking.ts';

/**
 * Ends a dealt round by its player's decision: stakes, play and win together or not at all. A round
 * that has already ended, by timeout or the same request, is returned as it ended.
 */
export function createDeciding(parts: TakingParts) {
  const { database, table, clock, limits, playingMoney, spendable, vendorOf } = parts;

  return (
    findOpen: () => OpenGame | undefined,
    { roundId, stakes }: RoundRequest,
    play: () => { readonly win: number },
  ): Taken =>
    database.transaction((): Taken => {
      const open = findOpen();
      if (!open) return { ok: false, code: 'session_expired' };
      const { game, member } = open;
      const nodeId = game.node_id;
      parts.settleDue(member.id);
      const row = table.findRound(member.id, roundId);
      if (row?.node_id !== nodeId) return { ok: false, code: 'session_expired' };
      if (row.state !== 'open') {
        const balance = spendable(member.id, nodeId);
        const outcome: unknown = JSON.parse(row.outcome);
        return { ok: true, replayed: true, outcome, balance };
      }
      const amounts = Object.values(stakes);
      const total = sumOf(amounts);
      if (amounts.length > 0) {
        // At most what the round was dealt for: the game may have been opened differently since.
        const isWithin = total <= row.stake && amounts.every(isWholeStake);
        if (!isWithin) return { ok: false, code: 'stake_out_of_range' };
        const limited = limitOnStake(limits, member.id, total);
        if (limited !== undefined) return { ok: false, code: limited };
        if (total > spendable(member.id, nodeId))
          return { ok: false, code: 'insufficient_balance' };
      }
      const before = JSON.parse(row.stakes ?? '{}') as Record<string, number>;
      const staked = [
        ...playingMoney.stakesOf(
          member.id,
          Object.keys(before).map((spot) => stakeKey(roundId, spot)),
        ),
      ];
      for (const [spot, amount] of Object.entries(stakes)) {
        const shares = playingMoney.stake(
          member,
          stakeKey(roundId, spot),
          amount,
          vendorOf(nodeId),
        );
        if (!shares) throw new Error(`The stake of round ${roundId} is not covered.`);
        staked.push(...shares);
      }
      const outcome = play();
      const { win } = outcome;
      if (win > 0) playingMoney.win(member, `round:${roundId}:win`, win, staked);
      const at = clock.now();
      const stake = row.stake + total;
      const balance = spendable(member.id, nodeId);
      table.decideRound(member.id, roundId, {
        stake,
        stakes: textOf({ ...before, ...stakes }),
        outcome: JSON.stringify(outcome),
      });
      const end = { state: 'settled', win, balance_after: balance, ended_at: at } as const;
      table.closeRound(member.id, roundId, end);
      parts.count(member.id, { roundKey: roundId, nodeId, stake, at });
      parts.playSessions.notePlay(member.id);
      return { ok: true, replayed: false, outcome, balance };
    });
}

function isWholeStake(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0;
}
