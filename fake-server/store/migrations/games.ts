/** The catalogue of games, and whose favourites they are. Money in hundredths. */
export const games = `
CREATE TABLE games (
  node_id           TEXT PRIMARY KEY,
  vendor_code       TEXT NOT NULL,
  vendor_name       TEXT NOT NULL,
  game_type         TEXT NOT NULL,
  game_classify     TEXT NOT NULL,
  name              TEXT NOT NULL,
  folded_name       TEXT NOT NULL,
  min_bet           INTEGER NOT NULL,
  min_line_num      INTEGER NOT NULL,
  hue               INTEGER NOT NULL,
  is_hot            INTEGER NOT NULL,
  popularity        INTEGER NOT NULL,
  under_maintenance INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX games_of_type ON games (game_type, game_classify, popularity DESC, node_id);
CREATE INDEX games_of_vendor ON games (vendor_code, game_type, popularity DESC, node_id);

CREATE TABLE favourites (
  member_id INTEGER NOT NULL REFERENCES members (id),
  node_id   TEXT NOT NULL REFERENCES games (node_id),
  added_at  INTEGER NOT NULL,
  PRIMARY KEY (member_id, node_id)
) STRICT, WITHOUT ROWID
`;
