/**
 * Entries that stand for all games of a vendor, rounds that the player has not seen the end of, and
 * since when each person has been playing. Rounds of an older file count as shown.
 */
export const playSessions = `
ALTER TABLE games ADD COLUMN is_vassalage INTEGER NOT NULL DEFAULT 0;

ALTER TABLE rounds ADD COLUMN shown INTEGER NOT NULL DEFAULT 1;
CREATE INDEX rounds_unfinished ON rounds (member_id, id) WHERE shown = 0 OR state = 'open';

CREATE TABLE play_sessions (
  member_id      INTEGER PRIMARY KEY REFERENCES members (id),
  started_at     INTEGER NOT NULL,
  last_played_at INTEGER NOT NULL
) STRICT
`;
