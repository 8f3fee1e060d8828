/** Until when the rank of a person is kept, whatever they play; null where nobody has looked yet. */
export const ranks = 'ALTER TABLE members ADD COLUMN rank_kept_until INTEGER';

/**
 * Each change of a rank, and each period at whose end it stayed; and what somebody can still bet after
 * the last count before they can have risen.
 */
export const rankEvents = `
CREATE TABLE rank_events (
  id         INTEGER PRIMARY KEY,
  member_id  INTEGER NOT NULL REFERENCES members (id),
  at         INTEGER NOT NULL,
  from_level INTEGER NOT NULL,
  to_level   INTEGER NOT NULL,
  counted    INTEGER NOT NULL
) STRICT;
CREATE INDEX rank_events_of_member ON rank_events (member_id, id);
ALTER TABLE members ADD COLUMN rank_missing INTEGER NOT NULL DEFAULT 0;
ALTER TABLE members ADD COLUMN rank_counted_at INTEGER NOT NULL DEFAULT 0;
CREATE INDEX members_by_rank_end ON members (rank_kept_until) WHERE rank_level > 0
`;
