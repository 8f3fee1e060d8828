/** Open games and the rounds that were played in them. */
export const play = `
CREATE TABLE game_sessions (
  token_hash   TEXT PRIMARY KEY,
  member_id    INTEGER NOT NULL REFERENCES members (id),
  session_hash TEXT NOT NULL REFERENCES sessions (token_hash),
  node_id      TEXT NOT NULL,
  title        TEXT NOT NULL,
  min_stake    INTEGER NOT NULL,
  language     TEXT NOT NULL,
  opened_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE rounds (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id     INTEGER NOT NULL REFERENCES members (id),
  round_key     TEXT NOT NULL,
  node_id       TEXT NOT NULL,
  stake         INTEGER NOT NULL,
  win           INTEGER NOT NULL,
  outcome       TEXT NOT NULL,
  balance_after INTEGER NOT NULL,
  played_at     INTEGER NOT NULL,
  UNIQUE (member_id, round_key)
) STRICT
`;
