/** Roulette and crash as kinds of game: which kinds there are is no longer the store's to say. */
export const gameKinds = `
CREATE TABLE game_sessions_of_all_kinds (
  token_hash   TEXT PRIMARY KEY,
  member_id    INTEGER NOT NULL REFERENCES members (id),
  session_hash TEXT NOT NULL REFERENCES sessions (token_hash),
  node_id      TEXT NOT NULL,
  title        TEXT NOT NULL,
  min_stake    INTEGER NOT NULL,
  language     TEXT NOT NULL,
  opened_at    INTEGER NOT NULL,
  kind         TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO game_sessions_of_all_kinds
  SELECT token_hash, member_id, session_hash, node_id, title, min_stake, language, opened_at, kind
  FROM game_sessions;
DROP TABLE game_sessions;
ALTER TABLE game_sessions_of_all_kinds RENAME TO game_sessions
`;
