import { initServer } from '@ts-rest/express';
import type { Game } from '#contract/entities/game.ts';
import { languages } from '#contract/entities/language.ts';
import { contract } from '#contract/index.ts';
import { answer, callOf, signedInOf, vendorsOriginOf } from '../http/call.ts';
import { lasting, lastingAnswers } from '../http/send-answer.ts';
import type { GameRow } from '../store/games.ts';
import { gameOf } from '../world/catalogue.ts';
import { Refused } from '../world/refused.ts';
import type { SignedIn } from '../world/sessions.ts';
import type { Situation } from '../world/situation.ts';
import { hashOfToken } from '../world/tokens.ts';
import type { World } from '../world/world.ts';

/** What a launch names: a game, and who it is for. */
interface LaunchBody {
  readonly nodeId: string;
  readonly vassalage: string;
  readonly username: string;
  readonly token: string;
}

type HotAnswer = ReturnType<typeof answer<Game[]>>;
type GamesAnswer = ReturnType<
  typeof answer<{ games: Game[]; totalPages: number; totalGames: number }>
>;

/** Games, vendors, favourites and the launch. */
export function gamesHandlers(world: World, vendorsPort: () => number) {
  const { catalogue, favourites, rounds, settings } = world;
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
    vendors: async () => lanes,
    favourites: async ({ req, query: { gameType, pageNo, pageSize } }) => {
      const { member } = signedInOf(req);
      const { games, totalPages } = favourites.page(member.id, gameType, pageNo, pageSize);
      return answer({ content: shown(req, games), totalPages });
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
      const { tag } = languages[body.language];
      const game = { nodeId: row.node_id, title: row.name, minStake: row.min_bet };
      const address = new URL('/slot/play', vendorsOriginOf(req, vendorsPort()));
      address.searchParams.set('session', rounds.openGameSession(signedIn, game, tag));
      address.searchParams.set('lang', tag);
      return answer({ game_url: address.href, game: shownOne(req, row) });
    },
  });
}

/**
 * Whether this person can play this game now (L5).
 *
 * @throws Refused token_invalid, validation_failed, game_not_found, vendor_unavailable,
 * game_under_maintenance
 */
function requireLaunchable(
  row: GameRow | undefined,
  { token, username, vassalage }: LaunchBody,
  { member, sessionHash }: SignedIn,
  situation: Situation,
): asserts row is GameRow {
  // The vendor gets the token of the body: it must be the one that this call was made with.
  if (hashOfToken(token) !== sessionHash) throw new Refused('token_invalid');
  if (username.toLowerCase() !== member.account.toLowerCase()) throw incorrect('username');
  if (!row) throw new Refused('game_not_found');
  if (vassalage !== row.vendor_code) throw incorrect('vassalage');
  if (situation.vendorDown) throw new Refused('vendor_unavailable');
  if (situation.gameUnderMaintenance || row.under_maintenance === 1) {
    throw new Refused('game_under_maintenance');
  }
}

function incorrect(field: string): Refused {
  return new Refused('validation_failed', { fields: [{ field, rule: 'incorrect' }] });
}
