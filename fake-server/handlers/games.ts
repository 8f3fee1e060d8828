import { initServer } from '@ts-rest/express';
import type { Game, OpenRound } from '#contract/entities/game.ts';
import { contract } from '#contract/index.ts';
import { launchWayOf } from '#contract/rules/launch-way.ts';
import { answer, callOf, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { lasting, lastingAnswers } from '../http/send-answer.ts';
import { momentOf } from '../kernel/clock.ts';
import { Refused } from '../kernel/refused.ts';
import type { GameRow } from '../store/play/games.ts';
import { gameOf } from '../world/play/catalogue.ts';
import { requireCode, requireLaunchable, requireOpenGame } from '../world/play/launching.ts';
import type { World } from '../world/world.ts';
import type { HandlerNeeds } from './handler-needs.ts';
import { openGame, openRoom } from './open-game.ts';

type HotAnswer = ReturnType<typeof answer<Game[]>>;
type GamesAnswer = ReturnType<
  typeof answer<{ games: Game[]; totalPages: number; totalGames: number }>
>;

/** Games, vendors, favourites and the launch. */
export function gamesHandlers(world: World, { origins }: HandlerNeeds) {
  const {
    catalogue,
    favourites,
    gameAnnouncements,
    popularGames,
    pvpRooms,
    realityChecks,
    rounds,
    settings,
  } = world;
  const lanes = lasting(answer({ lanes: [...catalogue.lanes] }));

  const shown = (req: object, rows: readonly GameRow[]) => {
    const { gameUnderMaintenance } = callOf(req).situation;
    const { currency } = settings.current;
    return rows.map((row) => gameOf(row, currency, gameUnderMaintenance));
  };
  const lists = lastingAnswers<GamesAnswer>();
  const hotLists = lastingAnswers<HotAnswer>();
  /** The inputs of a list of games. */
  const keyOf = (req: object, query: object) =>
    JSON.stringify([query, settings.revision, callOf(req).situation.gameUnderMaintenance]);
  const gameView = (req: object, row: GameRow) =>
    gameOf(row, settings.current.currency, callOf(req).situation.gameUnderMaintenance);

  const openRoundsOf = (req: object): OpenRound[] => {
    const { member } = signedInOf(req);
    return rounds.unfinished(member.id).flatMap((round) => {
      const row = catalogue.find(round.node_id);
      if (!row) return [];
      return {
        roundId: round.round_key,
        game: gameView(req, row),
        stake: { amount: round.stake, currency: member.currency },
        state: round.state === 'open' ? ('undecided' as const) : ('unseen' as const),
        roomId: pvpRooms.seatOf(member.id, row.node_id) ?? null,
        playedAt: momentOf(round.played_at),
      };
    });
  };

  return initServer().router(contract.games, {
    list: async ({ req, query }) =>
      lists(keyOf(req, query), () => {
        const { games, totalPages, totalGames } = catalogue.list(query, query);
        return answer({ games: shown(req, games), totalPages, totalGames });
      }),
    one: async ({ req, params }) => {
      const row = catalogue.find(params.nodeId);
      if (!row) throw new Refused('game_not_found');
      return answer(gameView(req, row));
    },
    rules: async ({ req, params, query }) => {
      const rules = world.rulesOf(params.nodeId, languageOfCall(world, req, query.language));
      if (!rules) throw new Refused('game_not_found');
      return answer(rules);
    },
    hot: async ({ req, query }) =>
      hotLists(keyOf(req, query), () => answer(shown(req, catalogue.hot(query.vassalage)))),
    popular: async ({ req }) =>
      answer({
        games: popularGames
          .now()
          .map(({ game, players }) => ({ game: gameView(req, game), players })),
      }),
    announcements: async ({ req, query: { gameClassify, language } }) =>
      answer({
        announcements: gameAnnouncements.of(gameClassify, languageOfCall(world, req, language)),
      }),
    vendors: async () => lanes,
    vendorGameTypes: async ({ params }) => {
      const types = catalogue.gameTypesOf(params.vassalage);
      if (!types) throw new Refused('not_found');
      return answer(types);
    },
    favourites: async ({ req, query }) => {
      const { member } = signedInOf(req);
      const { games, ...totals } = favourites.page(member.id, query, query);
      return answer({ content: shown(req, games), ...totals });
    },
    recent: async ({ req, query }) => {
      const { member } = signedInOf(req);
      const { games, ...totals } = favourites.recent(member.id, query, query);
      return answer({ list: shown(req, games), ...totals });
    },
    favouriteIds: async ({ req }) => answer(favourites.ids(signedInOf(req).member.id)),
    addFavourite: async ({ req, body }) => {
      const { member } = signedInOf(req);
      favourites.add(member.id, body);
      return answer(favourites.ids(member.id));
    },
    removeFavourite: async ({ req, query }) => {
      const { member } = signedInOf(req);
      favourites.remove(member.id, query.nodeId);
      return answer(favourites.ids(member.id));
    },
    launch: async ({ req, body }) => {
      const signedIn = signedInOf(req);
      const row = catalogue.find(body.nodeId);
      const { situation } = callOf(req);
      requireLaunchable(row, body, signedIn, { situation, settings });
      if (body.roomId !== undefined) {
        const address = openRoom(world, req, origins, { ...body, roomId: body.roomId });
        return answer({ game_url: address, game: gameView(req, row) });
      }
      requireCode(row, body.gameId);
      const address = openGame(world, req, origins, {
        title: row.name,
        minStake: row.min_bet,
        row,
        language: body.language,
        selection: body.selection,
      });
      favourites.noteOpened(signedIn.member.id, row.node_id);
      return answer({ game_url: address, game: gameView(req, row) });
    },
    launchSeaLottery: async ({ req, body }) => {
      const row = catalogue.find(body.nodeId);
      requireOpenGame(row, body.vassalage, callOf(req).situation);
      // No other game launches like this.
      if (launchWayOf(gameView(req, row)) !== 'seaLottery') throw new Refused('game_not_found');
      const address = openGame(world, req, origins, {
        title: row.name,
        minStake: row.min_bet,
        row,
        language: body.language,
      });
      favourites.noteOpened(signedInOf(req).member.id, row.node_id);
      return answer({ game_url: address, game: gameView(req, row) });
    },
    openRounds: async ({ req }) => answer({ rounds: openRoundsOf(req) }),
    closeOpenRounds: async ({ req, body }) => {
      rounds.closeUnfinished(signedInOf(req).member.id, body.roundIds);
      return answer({ rounds: openRoundsOf(req) });
    },
    playSession: async ({ req }) => {
      const { member } = signedInOf(req);
      rounds.settleDue(member.id);
      return answer(realityChecks.sessionOf(member));
    },
  });
}
