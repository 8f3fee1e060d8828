import type { Clock } from '../kernel/clock.ts';
import type { Random } from '../kernel/random.ts';
import type { GameRow } from '../store/play/games.ts';
import type { Foundation } from '../world/composition/foundation.ts';
import { moneyOf } from '../world/composition/money.ts';
import type { People } from '../world/composition/people.ts';
import type { Wallet } from '../world/ledger/wallet.ts';
import { type Catalogue, categoryOf, gameKindOf } from '../world/play/catalogue.ts';
import { createRounds, type Rounds } from '../world/play/rounds.ts';
import type { JudgeBet } from '../world/ports/game-operator.ts';
import type { SiteAccounts } from '../world/ports/site-accounts.ts';
import { createReferrals } from '../world/promotions/referrals.ts';
import { createSessions, type Sessions } from '../world/sessions/sessions.ts';

/** Smallest stakes of a game that were not too dear, in hundredths. */
const DEAREST_STAKE = 200;

/** What the past was played at, and where the catalogue has it. */
const gameTypes = { slot: 'RNG', table: 'LIVE', sports: 'SPORTS' } as const;
type PlayedKind = keyof typeof gameTypes;

/** What play before the first day needs of the world. */
export interface PastParts
  extends Foundation,
    Pick<SiteAccounts, 'pix' | 'checkout'>,
    Pick<People, 'notifications' | 'ranks' | 'restrictions'> {
  readonly catalogue: Catalogue;
  readonly judge: JudgeBet;
}

/** Play by everybody's rules, with its own clock. */
interface PastSite {
  readonly rounds: Rounds;
  readonly wallet: Wallet;
  readonly sessions: Sessions;
}

/** Where people of the seed play before the first day, at the time of a clock. */
export function pastSite(parts: PastParts, clock: Clock): PastSite {
  const { database, settings, situations, catalogue, random, judge, ranks } = parts;
  const sessions = createSessions(database, clock, settings);
  const money = moneyOf({ ...parts, clock });
  const rounds = createRounds({
    database,
    clock,
    random: random.fork('rounds'),
    sessions,
    blockerOf: () => undefined,
    situations,
    ...money,
    ranks,
    referrals: createReferrals({ ...parts, ...money, clock }),
    vendorOf: (nodeId) => catalogue.find(nodeId)?.vendor_code,
    categoryOf: (nodeId) => {
      const game = catalogue.find(nodeId);
      return game && categoryOf(game);
    },
    linesOf: (nodeId) => catalogue.find(nodeId)?.min_line_num ?? 1,
    underMaintenance: () => false,
    judge,
  });
  return { rounds, wallet: money.wallet, sessions };
}

/** The most played games of a kind that can be played and are not too dear. */
export function playable(catalogue: Catalogue, kind: PlayedKind): readonly GameRow[] {
  return catalogue
    .list({ gameType: gameTypes[kind], minBet: DEAREST_STAKE }, { pageNo: 1, pageSize: 20 })
    .games.filter((game) => game.under_maintenance === 0 && gameKindOf(game) === kind);
}

/** A name as the vendors' pages give their rounds one: a random UUID. */
export function roundIdFrom(random: Random): string {
  const digits = Array.from({ length: 32 }, (_, place) => {
    if (place === 12) return '4';
    return (place === 16 ? random.between(8, 11) : random.between(0, 15)).toString(16);
  }).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
