import type { Database } from '../database.ts';

/** How often a person is asked whether to go on, and when they answered last. */
interface RealityCheckRow {
  /** Null for the interval of the site. */
  readonly minutes: number | null;
  /** Milliseconds since the epoch; null before the first answer. */
  readonly answered_at: number | null;
}

/** The reality checks of each person. */
export interface RealityCheckTable {
  of(memberId: number): RealityCheckRow | undefined;
  /** @param minutes null for the interval of the site */
  choose(memberId: number, minutes: number | null): void;
  noteAnswer(memberId: number, at: number): void;
}

export function realityCheckTable(database: Database): RealityCheckTable {
  const choose = database.statement(
    `INSERT INTO reality_checks (member_id, minutes) VALUES (?, ?)
     ON CONFLICT DO UPDATE SET minutes = excluded.minutes`,
  );
  const noteAnswer = database.statement(
    `INSERT INTO reality_checks (member_id, answered_at) VALUES (?, ?)
     ON CONFLICT DO UPDATE SET answered_at = excluded.answered_at`,
  );
  return {
    of: database.statement<RealityCheckRow>(
      'SELECT minutes, answered_at FROM reality_checks WHERE member_id = ?',
    ).get,
    choose: (memberId, minutes) => {
      choose.run(memberId, minutes);
    },
    noteAnswer: (memberId, at) => {
      noteAnswer.run(memberId, at);
    },
  };
}
