import { gameTable } from '../../store/play/games.ts';
import { type Catalogue, categoryOf, createCatalogue } from '../play/catalogue.ts';
import { createFavourites, type Favourites } from '../play/favourites.ts';
import { createRulesOf, type RulesOf } from '../play/game-rules.ts';
import { createLotteries, type Lotteries } from '../play/lotteries.ts';
import { createPopularGames, type PopularGames } from '../play/popular-games.ts';
import { createPvpRooms, type PvpRooms } from '../play/pvp-rooms.ts';
import { createRealityChecks, type RealityChecks } from '../play/reality-checks.ts';
import { createRoundRecords, type RoundRecords } from '../play/round-records.ts';
import { createRounds, type Rounds } from '../play/rounds.ts';
import { createSportsMatches, type SportsMatches } from '../play/sports-matches.ts';
import { createWinners, type Winners } from '../play/winners.ts';
import type { GameVendors } from '../ports/game-vendors.ts';
import type { LotteryProvider } from '../ports/lottery.ts';
import { createReferrals, type Referrals } from '../promotions/referrals.ts';
import { type AccountRecords, createAccountRecords } from '../records/account-records.ts';
import { type BonusRecords, createBonusRecords } from '../records/bonus-records.ts';
import { createOwnYears, type OwnYears } from '../records/own-years.ts';
import { createPointsRecord, type PointsRecord } from '../records/points-record.ts';
import { createProfits, type Profits } from '../records/profits.ts';
import type { Foundation } from './foundation.ts';
import type { Money } from './money.ts';
import type { People } from './people.ts';

/** Games and rounds. */
export interface Play {
  readonly catalogue: Catalogue;
  readonly favourites: Favourites;
  readonly rounds: Rounds;
  readonly realityChecks: RealityChecks;
  readonly roundRecords: RoundRecords;
  readonly accountRecords: AccountRecords;
  readonly bonusRecords: BonusRecords;
  readonly profits: Profits;
  readonly ownYears: OwnYears;
  readonly pointsRecord: PointsRecord;
  readonly referrals: Referrals;
  readonly lotteryProvider: LotteryProvider;
  /** Undefined for a game that there is not. */
  readonly rulesOf: RulesOf;
  readonly lotteries: Lotteries;
  readonly winners: Winners;
  readonly popularGames: PopularGames;
  readonly pvpRooms: PvpRooms;
  readonly sportsMatches: SportsMatches;
}

interface PlayNeeds
  extends Foundation,
    GameVendors,
    Pick<
      Money,
      | 'ledger'
      | 'wallet'
      | 'deposits'
      | 'paymentEvents'
      | 'playingMoney'
      | 'bonuses'
      | 'points'
      | 'playSessions'
      | 'limits'
      | 'ownLimits'
    >,
    Pick<People, 'sessions' | 'signIn' | 'ranks' | 'notifications'> {}

/** A world's part about play. The games must be in the store already. */
export function playOf(needs: PlayNeeds): Play {
  const { database, clock, random, lotteryProvider, playSessions } = needs;
  const games = gameTable(database);
  const catalogue = createCatalogue(games.all());
  const referrals = createReferrals(needs);
  const rounds = createRounds({
    ...needs,
    referrals,
    blockerOf: needs.signIn.blockerOf,
    random: random.fork('rounds'),
    playSessions,
    vendorOf: (nodeId) => catalogue.find(nodeId)?.vendor_code,
    categoryOf: (nodeId) => {
      const game = catalogue.find(nodeId);
      return game && categoryOf(game);
    },
    linesOf: (nodeId) => catalogue.find(nodeId)?.min_line_num ?? 1,
    underMaintenance: (nodeId) => catalogue.find(nodeId)?.under_maintenance === 1,
  });
  const shared = { ...needs, catalogue, rounds };
  const roundRecords = createRoundRecords(shared);
  return {
    catalogue,
    rounds,
    realityChecks: createRealityChecks(needs),
    lotteryProvider,
    rulesOf: createRulesOf({ catalogue, settings: needs.settings, about: needs.about }),
    favourites: createFavourites(games, catalogue, clock),
    roundRecords,
    accountRecords: createAccountRecords(shared),
    bonusRecords: createBonusRecords(shared),
    profits: createProfits(shared),
    ownYears: createOwnYears({ ...shared, roundRecords }),
    pointsRecord: createPointsRecord(shared),
    referrals,
    lotteries: createLotteries({ ...shared, provider: lotteryProvider, games }),
    winners: createWinners(shared),
    popularGames: createPopularGames(shared),
    pvpRooms: createPvpRooms(shared),
    sportsMatches: createSportsMatches(shared),
  };
}
