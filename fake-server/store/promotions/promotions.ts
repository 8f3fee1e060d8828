import type { Database } from '../database.ts';

/** A participation. Times in milliseconds since the epoch. */
export interface ParticipationRow {
  readonly member_id: number;
  readonly promotion_id: string;
  readonly joined_at: number;
  readonly claimed_at: number | null;
}

/** A raffle participant, with the name they go by. */
export interface RaffleEntryRow {
  readonly member_id: number;
  readonly nickname: string;
}

/** Participations: one row for each person and promotion. */
export interface ParticipationTable {
  find(memberId: number, promotionId: string): ParticipationRow | undefined;
  /** Latest first. */
  forMember(memberId: number): ParticipationRow[];
  insert(memberId: number, promotionId: string, at: number): void;
  setClaimed(memberId: number, promotionId: string, at: number): void;
  /** Removes a participation without a trace. */
  remove(memberId: number, promotionId: string): void;
  /** Participants in order of arrival. */
  entries(promotionId: string): RaffleEntryRow[];
}

export function participationTable(database: Database): ParticipationTable {
  const columns = 'member_id, promotion_id, joined_at, claimed_at';
  const setClaimed = database.statement(
    'UPDATE participations SET claimed_at = ? WHERE member_id = ? AND promotion_id = ?',
  );

  return {
    find: database.statement<ParticipationRow>(
      `SELECT ${columns} FROM participations WHERE member_id = ? AND promotion_id = ?`,
    ).get,
    forMember: database.statement<ParticipationRow>(
      `SELECT ${columns} FROM participations WHERE member_id = ? ORDER BY id DESC`,
    ).all,
    insert: database.statement(
      'INSERT INTO participations (member_id, promotion_id, joined_at) VALUES (?, ?, ?)',
    ).exec,
    setClaimed: (memberId, promotionId, at) => {
      setClaimed.run(at, memberId, promotionId);
    },
    remove: database.statement(
      'DELETE FROM participations WHERE member_id = ? AND promotion_id = ?',
    ).exec,
    entries: database.statement<RaffleEntryRow>(`
    SELECT p.member_id, m.nickname FROM participations p JOIN members m ON m.id = p.member_id
    WHERE p.promotion_id = ? ORDER BY p.id`).all,
  };
}
