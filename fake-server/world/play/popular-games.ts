import { POPULAR_GAMES } from '#contract/entities/board-types.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import { boardTable } from '../../store/play/boards.ts';
import type { GameRow } from '../../store/play/games.ts';
import { type Catalogue, isOnBoards } from './catalogue.ts';
import { waveAt } from './waves.ts';

const MINUTE_MILLISECONDS = 60_000;
/** A person who has played a round within this time counts as playing now. */
const PLAYING_MILLISECONDS = 15 * MINUTE_MILLISECONDS;
/** Period of a game's crowd. */
const TIDE_MILLISECONDS = 47 * MINUTE_MILLISECONDS;
/** Games with the largest crowds. */
const CROWDED_GAMES = 40;
/** Peak crowd of the first of them, and how fast the others' decrease. */
const LARGEST_CROWD = 2_400;
const FALLING_OFF = 0.35;

/** A game and its number of players. */
interface PlayedGame {
  readonly game: GameRow;
  readonly players: number;
}

/** The most played games now (L8): by members in the last minutes, and by a crowd. */
export interface PopularGames {
  /** Most players first; closed games are left out. */
  now(): PlayedGame[];
}

interface PopularParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly catalogue: Catalogue;
}

export function createPopularGames(parts: PopularParts): PopularGames {
  const { database, clock, settings, catalogue } = parts;
  const table = boardTable(database);
  const places = new Map(
    catalogue
      .list({}, { pageNo: 1, pageSize: CROWDED_GAMES })
      .games.filter(isOnBoards)
      .map(({ node_id }, place) => [node_id, place]),
  );

  const simulatedPlayersOf = (nodeId: string, now: number): number => {
    const place = places.get(nodeId);
    if (place === undefined || settings.current.simulatedPlayers === 0) return 0;
    const tide = 0.7 + 0.3 * waveAt(nodeId, now, TIDE_MILLISECONDS);
    return Math.round((LARGEST_CROWD * tide) / (place + 1) ** FALLING_OFF);
  };

  return {
    now() {
      const now = clock.now();
      const rows = table.players({ from: now - PLAYING_MILLISECONDS, to: now });
      const members = new Map(rows.map(({ node_id, players }) => [node_id, players]));
      return [...new Set([...places.keys(), ...members.keys()])]
        .flatMap((nodeId) => {
          const game = catalogue.find(nodeId);
          if (!game || !isOnBoards(game) || game.under_maintenance === 1) return [];
          return [{ game, players: simulatedPlayersOf(nodeId, now) + (members.get(nodeId) ?? 0) }];
        })
        .filter(({ players }) => players > 0)
        .toSorted((a, b) => b.players - a.players)
        .slice(0, POPULAR_GAMES);
    },
  };
}
