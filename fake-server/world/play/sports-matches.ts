import type { MatchGameType } from '#contract/entities/sports-types.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { GameRow } from '../../store/play/games.ts';
import type { Discipline, OfferedMatch, SportsProvider } from '../ports/sports.ts';
import type { Catalogue } from './catalogue.ts';

const MINUTE_MILLISECONDS = 60_000;
/** Today and tomorrow, wherever a day begins. */
const AHEAD_MILLISECONDS = 48 * 60 * MINUTE_MILLISECONDS;
/** Games among which the book is looked for: more than a category has. */
const GAMES_OF_CATEGORY = 200;

const disciplineOf: Readonly<Record<MatchGameType, Discipline>> = {
  SPORTS: 'sports',
  ESPORTS: 'esports',
};

/** The matches of a category, and the game in which they are bet on. */
interface Fixtures {
  readonly book: GameRow | undefined;
  readonly matches: readonly OfferedMatch[];
}

/** Matches of sports and e-sports, as their vendor offers them now (L4a). */
export interface SportsMatches {
  of(gameType: MatchGameType): Fixtures;
}

interface SportsMatchesParts {
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly sportsProvider: SportsProvider;
}

/** Scores and odds change by the minute, and many people look at them in one. */
export function createSportsMatches({
  clock,
  catalogue,
  sportsProvider,
}: SportsMatchesParts): SportsMatches {
  const known = new Map<MatchGameType, { readonly minute: number; readonly fixtures: Fixtures }>();

  /** The most played game of all sports that plays inside the portal. */
  const bookOf = (gameType: MatchGameType): GameRow | undefined => {
    const page = { pageNo: 1, pageSize: GAMES_OF_CATEGORY };
    const games = catalogue
      .list({ gameClassify: gameType }, page)
      .games.filter(({ is_vassalage, under_maintenance }) => {
        return is_vassalage === 0 && under_maintenance === 0;
      });
    return games.find(({ name }) => sportsProvider.sportOf(name) === null) ?? games[0];
  };

  const read = (gameType: MatchGameType, now: number): Fixtures => {
    const book = bookOf(gameType);
    const until = now + AHEAD_MILLISECONDS;
    const matches = sportsProvider.matches(disciplineOf[gameType], now, until);
    return { book, matches: book ? matches : [] };
  };

  return {
    of(gameType) {
      const now = clock.now();
      const minute = Math.floor(now / MINUTE_MILLISECONDS);
      const before = known.get(gameType);
      if (before?.minute === minute) return before.fixtures;
      const fixtures = read(gameType, now);
      known.set(gameType, { minute, fixtures });
      return fixtures;
    },
  };
}
