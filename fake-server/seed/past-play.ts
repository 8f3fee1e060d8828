import { createClock } from '../kernel/clock.ts';
import type { GameTable } from '../store/play/games.ts';
import { playBaccarat } from '../vendors/baccarat/baccarat.maths.ts';
import { playSlot } from '../vendors/slot/slot.maths.ts';
import { endsVoid, type SportsSimulator } from '../vendors/sports/sports.simulator.ts';
import type { SportsBet } from '../vendors/sports/sports.types.ts';
import type { GameKind } from '../world/ports/game-operator.ts';
import { type PastParts, pastSite, playable, roundIdFrom } from './past-site.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** People who played before the first day; the others have an empty record. */
export const PLAYER = 'joao';
/** Days with play before the first one, and the games. The last two have none. */
const evenings: readonly (readonly [daysAgo: number, game: 'slot' | 'table' | 'sports'])[] = [
  [38, 'slot'],
  [33, 'table'],
  [27, 'sports'],
  [26, 'slot'],
  [20, 'slot'],
  [13, 'table'],
  [12, 'sports'],
  [9, 'slot'],
  [6, 'slot'],
  [5, 'sports'],
  [4, 'table'],
  [3, 'slot'],
];
/** The played slots, among the most popular. */
const SLOTS = 4;
interface PastPlayParts extends PastParts {
  readonly games: GameTable;
  readonly sportsSimulator: SportsSimulator;
}

/**
 * Lets a member play through the weeks before the first day, by the usual rules and its own clock:
 * every stake and win is a ledger entry.
 */
export function seedPastPlay(parts: PastPlayParts): void {
  const { database, catalogue, sportsSimulator, random } = parts;
  const player = parts.members.byAccount(PLAYER);
  if (!player) throw new Error(`Nobody is called ${PLAYER}.`);
  let now = 0;
  const clock = createClock(() => now);
  const { rounds, wallet, sessions } = pastSite(parts, clock);
  const slots = playable(catalogue, 'slot').slice(0, SLOTS);
  const [table] = playable(catalogue, 'table');
  const [field] = playable(catalogue, 'sports');

  /** Stakes no more than the balance: a person without money stops. */
  const spend = (kind: GameKind, token: string): number => {
    const offered = rounds.operator(kind).session(token)?.stakes.slice(0, 2) ?? [];
    const stake = random.pick(offered);
    return stake > wallet.spendable(player.id) ? 0 : stake;
  };
  const playOne = (kind: GameKind, token: string): void => {
    const stake = spend(kind, token);
    if (stake === 0) return;
    const roundId = roundIdFrom(random);
    if (kind === 'slot') {
      const lines = rounds.operator(kind).session(token)?.lines ?? 1;
      rounds
        .operator(kind)
        .settle({ token, roundId, stakes: { spin: stake } }, (next) =>
          playSlot(next, stake, lines),
        );
    } else if (kind === 'table') {
      const stakes = { [random.pick(['player', 'banker'] as const)]: stake };
      rounds
        .operator(kind)
        .settle({ token, roundId, stakes }, (next) => playBaccarat(next, stakes));
    } else {
      const bet = betAt(sportsSimulator, now);
      if (!bet) return;
      rounds.operator(kind).place({ token, roundId, stakes: { slip: stake } }, bet);
      now = bet.settlesAt;
      rounds.settleDue(player.id);
    }
    // A person who played on has seen how it ended.
    rounds.operator(kind).shown(token, roundId);
  };

  database.transaction(() => {
    for (const [daysAgo, kind] of evenings) {
      // Not before the match of the last bet has ended.
      now = Math.max(now, parts.firstDay - daysAgo * DAY + random.between(0, 600) * MINUTE);
      const slot = slots.length > 0 ? random.pick(slots) : undefined;
      const game = { slot, table, sports: field }[kind];
      // A small world may have no cheap open one of the kind.
      if (!game) continue;
      const reading = sessions.read(sessions.open(player.id).token);
      if (!reading.ok) throw new Error(`The session of ${PLAYER} does not count.`);
      const { node_id: nodeId, name: title, min_bet: minStake } = game;
      const playing = { nodeId, title, kind, minStake };
      const token = rounds.openGameSession(reading.signedIn, playing, 'pt-BR');
      parts.games.noteOpened(player.id, nodeId, now);
      const count = kind === 'sports' ? 1 : random.between(5, 9);
      for (let round = 0; round < count; round += 1) {
        playOne(kind, token);
        now += random.between(20, 90) * 1_000;
      }
      sessions.end(reading.signedIn.sessionHash);
    }
  });
}

/** A bet on the home side of a coming match; on one that will be abandoned, if there is one. */
function betAt(sportsSimulator: SportsSimulator, now: number): SportsBet | undefined {
  const coming = sportsSimulator
    .matches('sports', now)
    .filter((match) => match.startsAt > now && match.startsAt < now + DAY);
  const match = coming.find(endsVoid) ?? coming[0];
  const odds = match && sportsSimulator.offer(match, now)['1'];
  if (!match || odds === null || odds === undefined) return undefined;
  return { legs: [{ matchId: match.id, outcome: '1', odds }], settlesAt: match.endsAt };
}
