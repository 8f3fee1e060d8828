import type { Database } from '../database.ts';

/** Feedback of a person. Times in milliseconds since the epoch. */
export interface FeedbackRow {
  readonly id: string;
  readonly member_id: number;
  readonly content: string;
  readonly sent_at: number;
  readonly answered_at: number | null;
}

/** Feedback of everybody. */
export interface FeedbackTable {
  insert(row: FeedbackRow): void;
  find(id: string): FeedbackRow | undefined;
  setAnswered(id: string, at: number): void;
  /** Times of a person's feedback after a moment, oldest first. */
  momentsSince(memberId: number, since: number): number[];
  /** Newest first, of everybody. */
  newest(limit: number): FeedbackRow[];
}

export function feedbackTable(database: Database): FeedbackTable {
  const columns = 'id, member_id, content, sent_at, answered_at';
  const setAnswered = database.statement('UPDATE feedback SET answered_at = ? WHERE id = ?');
  const moments = database.statement<{ sent_at: number }>(
    'SELECT sent_at FROM feedback WHERE member_id = ? AND sent_at > ? ORDER BY sent_at',
  );
  return {
    insert: database.insert(`feedback (${columns})`),
    find: database.statement<FeedbackRow>(`SELECT ${columns} FROM feedback WHERE id = ?`).get,
    setAnswered: (id, at) => {
      setAnswered.run(at, id);
    },
    momentsSince: (memberId, since) => moments.all(memberId, since).map(({ sent_at }) => sent_at),
    newest: database.statement<FeedbackRow>(
      `SELECT ${columns} FROM feedback ORDER BY sent_at DESC, rowid DESC LIMIT ?`,
    ).all,
  };
}
