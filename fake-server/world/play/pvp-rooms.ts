import type { Clock } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { GameRow } from '../../store/play/games.ts';
import { roomSeatTable } from '../../store/play/room-seats.ts';
import { type Catalogue, gameKindOf } from './catalogue.ts';
import { smallestStake } from './stakes.ts';
import { waveAt } from './waves.ts';

const MINUTE_MILLISECONDS = 60_000;
/** A seat is lost after this time, unless renewed. */
const SEAT_MILLISECONDS = 20 * MINUTE_MILLISECONDS;
/** Period of a room's crowd. */
const TIDE_MILLISECONDS = 9 * MINUTE_MILLISECONDS;
/** Games with rooms: the most played of their kind. */
const GAMES_WITH_ROOMS = 6;

/** The rooms of every game: multiple of its smallest stake, and number of seats. */
const plans = [
  { times: 1, seats: 6 },
  { times: 5, seats: 4 },
  { times: 20, seats: 2 },
] as const;

/** A room of a game. The stake in hundredths. */
export interface Room {
  readonly roomId: string;
  readonly number: number;
  readonly game: GameRow;
  readonly stake: number;
  readonly seats: number;
}

/** A room, and its current players. */
interface RoomNow extends Room {
  readonly players: number;
  readonly isSeated: boolean;
}

/** Rooms where people play against each other (L8). */
export interface PvpRooms {
  /** By stake, in a stable order. `memberId` of the caller, if known. */
  all(memberId: number | undefined): RoomNow[];
  /** A room of this game. @throws Refused room_not_found */
  find(roomId: string, nodeId: string): Room;
  /** A person's room of a game. */
  seatOf(memberId: number, nodeId: string): string | undefined;
  /**
   * Takes a seat for a person, and frees their previous one; their own seat is kept.
   *
   * @throws Refused room_full
   */
  sit(memberId: number, room: Room): void;
}

interface RoomParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly catalogue: Catalogue;
}

export function createPvpRooms({ database, clock, settings, catalogue }: RoomParts): PvpRooms {
  const table = roomSeatTable(database);
  const rooms = catalogue
    .list({ gameType: 'PVP' }, { pageNo: 1, pageSize: GAMES_WITH_ROOMS })
    .games.flatMap((game) => plans.map((plan, index) => roomOf(game, plan, index + 1)))
    .toSorted((a, b) => a.stake - b.stake);

  const simulatedPlayersIn = ({ roomId, seats }: Room, now: number): number => {
    if (settings.current.simulatedPlayers === 0) return 0;
    return Math.min(seats, Math.floor(waveAt(roomId, now, TIDE_MILLISECONDS) * (seats + 1)));
  };
  const seatsNow = (now: number) =>
    Map.groupBy(table.takenWithin(now - SEAT_MILLISECONDS, now), ({ room_id }) => room_id);

  return {
    all(memberId) {
      const now = clock.now();
      const taken = seatsNow(now);
      return rooms.map((room) => {
        const members = taken.get(room.roomId) ?? [];
        return {
          ...room,
          players: Math.min(room.seats, simulatedPlayersIn(room, now) + members.length),
          isSeated: members.some(({ member_id }) => member_id === memberId),
        };
      });
    },
    find(roomId, nodeId) {
      const room = rooms.find((one) => one.roomId === roomId && one.game.node_id === nodeId);
      if (!room) throw new Refused('room_not_found');
      return room;
    },
    seatOf(memberId, nodeId) {
      const now = clock.now();
      const seats = table.takenWithin(now - SEAT_MILLISECONDS, now);
      const roomId = seats.find((seat) => seat.member_id === memberId)?.room_id;
      return rooms.find((room) => room.roomId === roomId && room.game.node_id === nodeId)?.roomId;
    },
    sit: (memberId, room) =>
      database.transaction(() => {
        const now = clock.now();
        const members = seatsNow(now).get(room.roomId) ?? [];
        const isSeated = members.some(({ member_id }) => member_id === memberId);
        if (!isSeated && simulatedPlayersIn(room, now) + members.length >= room.seats) {
          throw new Refused('room_full');
        }
        table.take(memberId, room.roomId, now);
      }),
  };
}

function roomOf(game: GameRow, { times, seats }: (typeof plans)[number], number: number): Room {
  const stake = times * smallestStake(gameKindOf(game), game.min_bet);
  return { roomId: `${game.node_id}-room-${number}`, number, game, stake, seats };
}
