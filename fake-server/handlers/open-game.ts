import type { Request } from 'express';
import { type LanguageCode, languages } from '#contract/entities/language.ts';
import type { Selection } from '#contract/entities/sports.ts';
import { signedInOf } from '../http/call.ts';
import type { SiteOrigins } from '../http/site-origins.ts';
import type { GameRow } from '../store/play/games.ts';
import { gameKindOf } from '../world/play/catalogue.ts';
import type { GameKind } from '../world/ports/game-operator.ts';
import type { World } from '../world/world.ts';

/** The page of each kind of game, on the third parties' origin. */
export const pageOf: Readonly<Record<GameKind, string>> = {
  slot: '/slot/play',
  table: '/baccarat/play',
  roulette: '/roulette/play',
  crash: '/crash/play',
  cards: '/card-room/play',
  fish: '/fish/play',
  sports: '/sports/play',
  esports: '/sports/play',
  lottery: '/lottery/play',
};

/** A game to open, and for whom. */
interface OpenedGame {
  readonly row: GameRow;
  readonly title: string;
  /** Hundredths. */
  readonly minStake: number;
  readonly language: LanguageCode;
  /** Of the room, if one is entered. */
  readonly seats?: number;
  /** Chosen on a match's row; the vendor's page says if it is no longer offered. */
  readonly selection?: Selection | undefined;
}

/** Opens a game for the caller: its address at the vendor works in their session only (L4). */
export function openGame(
  { rounds }: World,
  req: Request,
  origins: SiteOrigins,
  { row, title, minStake, language, seats, selection }: OpenedGame,
): string {
  const { tag } = languages[language];
  const kind = gameKindOf(row);
  const address = new URL(pageOf[kind], origins.vendors(req));
  const nodeId = row.node_id;
  const game = { nodeId, title, kind, minStake, ...(seats !== undefined && { seats }) };
  address.searchParams.set('session', rounds.openGameSession(signedInOf(req), game, tag));
  address.searchParams.set('lang', tag);
  if (selection) {
    address.searchParams.set('match', selection.matchId);
    address.searchParams.set('outcome', selection.outcome);
  }
  return address.href;
}

/** A room to enter. */
interface EnteredRoom {
  readonly roomId: string;
  readonly nodeId: string;
  readonly language: LanguageCode;
}

/**
 * Takes a seat for the caller and opens the room (L8).
 *
 * @throws Refused room_not_found, room_full
 */
export function openRoom(
  world: World,
  req: Request,
  origins: SiteOrigins,
  { roomId, nodeId, language }: EnteredRoom,
): string {
  const { favourites, pvpRooms } = world;
  const { member } = signedInOf(req);
  const room = pvpRooms.find(roomId, nodeId);
  const { game } = room;
  pvpRooms.sit(member.id, room);
  favourites.noteOpened(member.id, game.node_id);
  const title = `${game.name} · ${room.number}`;
  const { stake: minStake, seats } = room;
  return openGame(world, req, origins, { row: game, title, minStake, language, seats });
}
