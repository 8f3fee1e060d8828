import { gameTable } from '../../store/games.ts';
import { type AccountRecords, createAccountRecords } from '../account-records.ts';
import { type Catalogue, categoryOf, createCatalogue } from '../catalogue.ts';
import { createFavourites, type Favourites } from '../favourites.ts';
import { createLotteries, type Lotteries } from '../lotteries.ts';
import { createPlaySessions, type PlaySessions } from '../play-sessions.ts';
import { createPointsRecord, type PointsRecord } from '../points-record.ts';
import { createPopularGames, type PopularGames } from '../popular-games.ts';
import type { LotteryBook } from '../ports/lottery.ts';
import type { VendorBooks } from '../ports/vendor-books.ts';
import { createProfits, type Profits } from '../profits.ts';
import { createPvpRooms, type PvpRooms } from '../pvp-rooms.ts';
import { createRoundRecords, type RoundRecords } from '../round-records.ts';
import { createRounds, type Rounds } from '../rounds.ts';
import { createWinners, type Winners } from '../winners.ts';
import type { Foundation } from './foundation.ts';
import type { Money } from './money.ts';
import type { People } from './people.ts';

/** Games, and what is played. */
export interface Play {
  readonly catalogue: Catalogue;
  readonly favourites: Favourites;
  readonly playSessions: PlaySessions;
  readonly rounds: Rounds;
  readonly roundRecords: RoundRecords;
  readonly accountRecords: AccountRecords;
  readonly profits: Profits;
  readonly pointsRecord: PointsRecord;
  readonly lotteryBook: LotteryBook;
  readonly lotteries: Lotteries;
  readonly winners: Winners;
  readonly popularGames: PopularGames;
  readonly pvpRooms: PvpRooms;
}

interface PlayNeeds
  extends Foundation,
    VendorBooks,
    Pick<
      Money,
      'books' | 'wallet' | 'paymentEvents' | 'playingMoney' | 'bonuses' | 'points' | 'limits'
    >,
    Pick<People, 'sessions' | 'signIn'> {}

/** The share of play in a world. The games must be in the store by now. */
export function playOf(needs: PlayNeeds): Play {
  const { database, clock, random, lotteryBook } = needs;
  const games = gameTable(database);
  const catalogue = createCatalogue(games.all());
  const playSessions = createPlaySessions(database, clock);
  const rounds = createRounds({
    ...needs,
    barOf: needs.signIn.barOf,
    random: random.fork('rounds'),
    playSessions,
    categoryOf: (nodeId) => {
      const game = catalogue.find(nodeId);
      return game && categoryOf(game);
    },
    underMaintenance: (nodeId) => catalogue.find(nodeId)?.under_maintenance === 1,
  });
  const shared = { ...needs, catalogue, rounds };
  return {
    catalogue,
    playSessions,
    rounds,
    lotteryBook,
    favourites: createFavourites(games, catalogue, clock),
    roundRecords: createRoundRecords(shared),
    accountRecords: createAccountRecords(shared),
    profits: createProfits(shared),
    pointsRecord: createPointsRecord(shared),
    lotteries: createLotteries({ ...shared, book: lotteryBook, games }),
    winners: createWinners(shared),
    popularGames: createPopularGames(shared),
    pvpRooms: createPvpRooms(shared),
  };
}
