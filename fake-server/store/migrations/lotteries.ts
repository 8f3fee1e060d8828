/**
 * Lotteries as a kind of game. Those of an older file were slots under another name: they go, with
 * what was remembered of them, and the real ones come when the world opens.
 */
export const lotteries = `
CREATE TABLE game_sessions_of_any_kind (
  token_hash   TEXT PRIMARY KEY,
  member_id    INTEGER NOT NULL REFERENCES members (id),
  session_hash TEXT NOT NULL REFERENCES sessions (token_hash),
  node_id      TEXT NOT NULL,
  title        TEXT NOT NULL,
  min_stake    INTEGER NOT NULL,
  language     TEXT NOT NULL,
  opened_at    INTEGER NOT NULL,
  kind         TEXT NOT NULL CHECK (kind IN ('slot', 'table', 'sports', 'esports', 'lottery'))
) STRICT, WITHOUT ROWID;
INSERT INTO game_sessions_of_any_kind
  SELECT token_hash, member_id, session_hash, node_id, title, min_stake, language, opened_at, kind
  FROM game_sessions;
DROP TABLE game_sessions;
ALTER TABLE game_sessions_of_any_kind RENAME TO game_sessions;

DELETE FROM favourites
  WHERE node_id IN (SELECT node_id FROM games WHERE game_type IN ('LOTT', 'ELOTT'));
DELETE FROM recent_games
  WHERE node_id IN (SELECT node_id FROM games WHERE game_type IN ('LOTT', 'ELOTT'));
DELETE FROM games WHERE game_type IN ('LOTT', 'ELOTT')
`;
