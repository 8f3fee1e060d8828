import type { PlayFrame, PlayLimitKind } from '#contract/entities/play-limit-types.ts';
import type { Database } from '../database.ts';

/** The name of a limit of a person. */
export interface PlayLimitName {
  readonly kind: PlayLimitKind;
  readonly frame: PlayFrame;
}

/** A limit that a person has set: hundredths, or minutes for `time`; times in milliseconds. */
export interface PlayLimitRow extends PlayLimitName {
  readonly amount: number;
  /** The looser limit that waits; null for none, if there is a time. */
  readonly pending_amount: number | null;
  readonly pending_from: number | null;
}

/** A looser limit that holds from a moment on. */
type DueRow = PlayLimitRow & { readonly member_id: number; readonly pending_from: number };

/** What people limit for themselves. */
export interface PlayLimitTable {
  forMember(memberId: number): PlayLimitRow[];
  put(memberId: number, row: PlayLimitRow): void;
  remove(memberId: number, name: PlayLimitName): void;
  /** The looser limits of everybody that hold by a moment, in the order in which they began. */
  due(latest: number): DueRow[];
  /**
   * The person has answered whether they want limits: the first answer is kept, and the next
   * reminder counts from the last one.
   */
  noteAnswer(memberId: number, at: number): void;
  hasAnswered(memberId: number): boolean;
  /** Who is to be reminded: those whose time began by a moment, with that time. */
  dueForReminder(latest: number): readonly { readonly id: number; readonly since: number }[];
  /** The time until the next reminder begins. */
  beginReminder(memberId: number, at: number): void;
}

export function playLimitTable(database: Database): PlayLimitTable {
  const put = database.statement(
    `INSERT INTO play_limits (member_id, kind, frame, amount, pending_amount, pending_from)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET amount = excluded.amount,
       pending_amount = excluded.pending_amount, pending_from = excluded.pending_from`,
  );
  const remove = database.statement(
    'DELETE FROM play_limits WHERE member_id = ? AND kind = ? AND frame = ?',
  );
  const noteAnswer = database.statement(
    `UPDATE members SET limits_answered_at = COALESCE(limits_answered_at, ?),
       limits_reminder_from = ? WHERE id = ?`,
  );
  const beginReminder = database.statement(
    'UPDATE members SET limits_reminder_from = ? WHERE id = ?',
  );
  const hasAnswered = database.statement<{ id: number }>(
    'SELECT id FROM members WHERE id = ? AND limits_answered_at IS NOT NULL',
  );
  return {
    noteAnswer: (memberId, at) => {
      noteAnswer.run(at, at, memberId);
    },
    hasAnswered: (memberId) => hasAnswered.get(memberId) !== undefined,
    dueForReminder: database.statement<{ id: number; since: number }>(
      `SELECT id, limits_reminder_from AS since FROM members
       WHERE limits_reminder_from <= ? ORDER BY limits_reminder_from, id`,
    ).all,
    beginReminder: (memberId, at) => {
      beginReminder.run(at, memberId);
    },
    due: database.statement<DueRow>(
      `SELECT member_id, kind, frame, amount, pending_amount, pending_from FROM play_limits
       WHERE pending_from <= ? ORDER BY pending_from, member_id, kind, frame`,
    ).all,
    forMember: database.statement<PlayLimitRow>(
      `SELECT kind, frame, amount, pending_amount, pending_from FROM play_limits
       WHERE member_id = ?`,
    ).all,
    put: (memberId, { kind, frame, amount, pending_amount, pending_from }) => {
      put.run(memberId, kind, frame, amount, pending_amount, pending_from);
    },
    remove: (memberId, { kind, frame }) => {
      remove.run(memberId, kind, frame);
    },
  };
}
