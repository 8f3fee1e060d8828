import type { Database } from '../database.ts';

/** A taken seat. Times in milliseconds since the epoch. */
interface SeatRow {
  readonly member_id: number;
  readonly room_id: string;
}

/** Seats in rooms: a person has at most one. */
export interface RoomSeatTable {
  /** Seats taken after one moment and until another, oldest first. */
  takenWithin(after: number, until: number): SeatRow[];
  /** Takes a seat, and frees the previous one. */
  take(memberId: number, roomId: string, at: number): void;
}

export function roomSeatTable(database: Database): RoomSeatTable {
  return {
    takenWithin: database.statement<SeatRow>(
      `SELECT member_id, room_id FROM room_seats WHERE taken_at > ? AND taken_at <= ?
     ORDER BY taken_at, member_id`,
    ).all,
    take: database.statement(
      `INSERT INTO room_seats (member_id, room_id, taken_at) VALUES (?, ?, ?)
     ON CONFLICT (member_id) DO UPDATE SET room_id = excluded.room_id, taken_at = excluded.taken_at`,
    ).exec,
  };
}
