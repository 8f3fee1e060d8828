import { initServer } from '@ts-rest/express';
import type { Request } from 'express';
import type { Game } from '#contract/entities/game.ts';
import { type LanguageCode, languages } from '#contract/entities/language.ts';
import { contract } from '#contract/index.ts';
import { launchWayOf } from '#contract/rules/launch-way.ts';
import { momentOf } from '../ground/clock.ts';
import { Refused } from '../ground/refused.ts';
import { hashOfToken } from '../ground/tokens.ts';
import { answer, callOf, signedInOf, vendorsOriginOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { lasting, lastingAnswers } from '../http/send-answer.ts';
import type { GameRow } from '../store/games.ts';
import { gameKindOf, gameOf } from '../world/catalogue.ts';
import type { GameKind } from '../world/ports/game-desk.ts';
import type { SignedIn } from '../world/sessions.ts';
import type { Situation } from '../world/situation.ts';
import type { World } from '../world/world.ts';

/** What a launch names: a game, and who it is for. */
export interface LaunchBody {
  readonly nodeId: string;
  readonly vassalage: string;
  readonly username: string;
  readonly token: string;
}

/** The page of each kind of game, on the third parties' origin. */
const pageOf: Readonly<Record<GameKind, string>> = {
  slot: '/slot/play',
  table: '/baccarat/play',
  sports: '/sports/play',
  esports: '/sports/play',
  lottery: '/lottery/play',
};

type HotAnswer = ReturnType<typeof answer<Game[]>>;
type GamesAnswer = ReturnType<
  typeof answer<{ games: Game[]; totalPages: number; totalGames: number }>
>;

/** Games, vendors, favourites and the launch. */
export function gamesHandlers(world: World, vendorsPort: () => number) {
  const { catalogue, favourites, gameAnnouncements, playSessions, popularGames, rounds, settings } =
    world;
  const lanes = lasting(answer({ lanes: [...catalogue.lanes] }));

  const shown = (req: object, rows: readonly GameRow[]) => {
    const { gameUnderMaintenance } = callOf(req).situation;
    const { currency } = settings.current;
    return rows.map((row) => gameOf(row, currency, gameUnderMaintenance));
  };
  const lists = lastingAnswers<GamesAnswer>();
  const hotLists = lastingAnswers<HotAnswer>();
  /** All that a list of games depends on. */
  const keyOf = (req: object, query: object) =>
    JSON.stringify([query, settings.current.currency, callOf(req).situation.gameUnderMaintenance]);
  const shownOne = (req: object, row: GameRow) =>
    gameOf(row, settings.current.currency, callOf(req).situation.gameUnderMaintenance);

  return initServer().router(contract.games, {
    list: async ({ req, query }) =>
      lists(keyOf(req, query), () => {
        const { pageNo, pageSize } = query;
        const { games, totalPages, totalGames } = catalogue.list(query, pageNo, pageSize);
        return answer({ games: shown(req, games), totalPages, totalGames });
      }),
    one: async ({ req, params }) => {
      const row = catalogue.find(params.nodeId);
      if (!row) throw new Refused('game_not_found');
      return answer(shownOne(req, row));
    },
    hot: async ({ req, query }) =>
      hotLists(keyOf(req, query), () => answer(shown(req, catalogue.hot(query.vassalage)))),
    popular: async ({ req }) =>
      answer({
        games: popularGames.now().map(({ game, players }) => ({
          game: shownOne(req, game),
          players,
        })),
      }),
    announcements: async ({ req, query: { gameClassify, language } }) =>
      answer({
        announcements: gameAnnouncements.of(gameClassify, languageOfCall(world, req, language)),
      }),
    vendors: async () => lanes,
    favourites: async ({ req, query }) => {
      const { member } = signedInOf(req);
      const { games, ...totals } = favourites.page(member.id, query, query.pageNo, query.pageSize);
      return answer({ content: shown(req, games), ...totals });
    },
    recent: async ({ req, query }) => {
      const { member } = signedInOf(req);
      const { games, ...totals } = favourites.recent(
        member.id,
        query,
        query.pageNo,
        query.pageSize,
      );
      return answer({ list: shown(req, games), ...totals });
    },
    favouriteIds: async ({ req }) => answer(favourites.ids(signedInOf(req).member.id)),
    addFavourite: async ({ req, body }) => {
      const { member } = signedInOf(req);
      favourites.add(member.id, body.nodeId);
      return answer(favourites.ids(member.id));
    },
    removeFavourite: async ({ req, body }) => {
      const { member } = signedInOf(req);
      favourites.remove(member.id, body.nodeId);
      return answer(favourites.ids(member.id));
    },
    launch: async ({ req, body }) => {
      const signedIn = signedInOf(req);
      const row = catalogue.find(body.nodeId);
      requireLaunchable(row, body, signedIn, callOf(req).situation);
      const game = { title: row.name, minStake: row.min_bet };
      const address = openGame(world, req, vendorsPort(), {
        ...game,
        row,
        language: body.language,
      });
      favourites.noteOpened(signedIn.member.id, row.node_id);
      return answer({ game_url: address, game: shownOne(req, row) });
    },
    launchSeaLottery: async ({ req, body }) => {
      const row = catalogue.find(body.nodeId);
      requireOpen(row, body.vassalage, callOf(req).situation);
      // No other game has this launch.
      if (launchWayOf(shownOne(req, row)) !== 'seaLottery') throw new Refused('game_not_found');
      const address = openGame(world, req, vendorsPort(), {
        title: row.name,
        minStake: row.min_bet,
        row,
        language: body.language,
      });
      favourites.noteOpened(signedInOf(req).member.id, row.node_id);
      return answer({ game_url: address, game: shownOne(req, row) });
    },
    openRounds: async ({ req }) => {
      const { member } = signedInOf(req);
      const open = rounds.unfinished(member.id).flatMap((round) => {
        const row = catalogue.find(round.node_id);
        return row ? [{ round, row }] : [];
      });
      return answer({
        rounds: open.map(({ round, row }) => ({
          roundId: round.round_key,
          game: shownOne(req, row),
          stake: { amount: round.stake, currency: member.currency },
          state: round.state === 'open' ? ('undecided' as const) : ('unseen' as const),
          playedAt: momentOf(round.played_at),
        })),
      });
    },
    playSession: async ({ req }) => {
      const { member } = signedInOf(req);
      rounds.settleDue(member.id);
      const played = playSessions.of(member.id);
      const { currency } = member;
      return answer(
        played
          ? {
              startedAt: momentOf(played.startedAt),
              staked: { amount: played.staked, currency },
              won: { amount: played.won, currency },
              rounds: played.rounds,
            }
          : null,
      );
    },
  });
}

/** A game that is being opened, and as what. */
interface OpenedGame {
  readonly row: GameRow;
  readonly title: string;
  /** Hundredths. */
  readonly minStake: number;
  readonly language: LanguageCode;
}

/** Opens a game for whoever asks: its address at the vendor is good for their session alone (L4). */
export function openGame(
  { rounds }: World,
  req: Request,
  vendorsPort: number,
  { row, title, minStake, language }: OpenedGame,
): string {
  const { tag } = languages[language];
  const kind = gameKindOf(row);
  const address = new URL(pageOf[kind], vendorsOriginOf(req, vendorsPort));
  const game = { nodeId: row.node_id, title, kind, minStake };
  address.searchParams.set('session', rounds.openGameSession(signedInOf(req), game, tag));
  address.searchParams.set('lang', tag);
  return address.href;
}

/**
 * Whether this person can play this game now (L5).
 *
 * @throws Refused token_invalid, validation_failed, game_not_found, vendor_unavailable,
 * game_under_maintenance
 */
export function requireLaunchable(
  row: GameRow | undefined,
  { token, username, vassalage }: LaunchBody,
  { member, sessionHash }: SignedIn,
  situation: Situation,
): asserts row is GameRow {
  // The vendor gets the token of the body: it must be the one that this call was made with.
  if (hashOfToken(token) !== sessionHash) throw new Refused('token_invalid');
  if (username.toLowerCase() !== member.account.toLowerCase()) throw incorrect('username');
  requireOpen(row, vassalage, situation);
}

/**
 * Whether this game can be played now, by whomever. What stands for the games of a vendor is none.
 *
 * @throws Refused validation_failed, game_not_found, vendor_unavailable, game_under_maintenance
 */
function requireOpen(
  row: GameRow | undefined,
  vassalage: string,
  situation: Situation,
): asserts row is GameRow {
  if (!row || row.is_vassalage === 1) throw new Refused('game_not_found');
  if (vassalage !== row.vendor_code) throw incorrect('vassalage');
  if (situation.vendorDown) throw new Refused('vendor_unavailable');
  if (situation.gameUnderMaintenance || row.under_maintenance === 1) {
    throw new Refused('game_under_maintenance');
  }
}

function incorrect(field: string): Refused {
  return new Refused('validation_failed', { fields: [{ field, rule: 'incorrect' }] });
}
