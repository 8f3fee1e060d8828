/**
 * A bonus that was given back before anything of it was used is refused, not given up: the list of
 * states of the table grows by one, so the table is made anew with the one that points at it. What
 * counted for a bonus, from now on in `bonus_rounds`, says in which game and by which factor.
 */
export const bonusEndings = `
CREATE TABLE bonuses_of_all_endings (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id  INTEGER NOT NULL REFERENCES members (id),
  source     TEXT NOT NULL,
  amount     INTEGER NOT NULL CHECK (amount > 0),
  required   INTEGER NOT NULL CHECK (required >= 0),
  counted    INTEGER NOT NULL DEFAULT 0 CHECK (counted BETWEEN 0 AND required),
  terms      TEXT NOT NULL,
  granted_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  state      TEXT NOT NULL DEFAULT 'active'
    CHECK (state IN ('active', 'released', 'spent', 'expired', 'refused', 'given_up')),
  ended_at   INTEGER,
  UNIQUE (member_id, source),
  CHECK ((state = 'active') = (ended_at IS NULL))
) STRICT;
INSERT INTO bonuses_of_all_endings
  SELECT id, member_id, source, amount, required, counted, terms, granted_at, expires_at, state,
    ended_at
  FROM bonuses;

CREATE TABLE bonus_rounds (
  bonus_id  INTEGER NOT NULL REFERENCES bonuses_of_all_endings (id),
  round_key TEXT NOT NULL,
  stake     INTEGER NOT NULL,
  counted   INTEGER NOT NULL,
  at        INTEGER NOT NULL,
  node_id   TEXT,
  percent   INTEGER NOT NULL,
  PRIMARY KEY (bonus_id, round_key)
) STRICT, WITHOUT ROWID;
INSERT INTO bonus_rounds
  SELECT p.bonus_id, p.round_key, p.stake, p.counted, p.at, r.node_id,
    min(100, p.counted * 100 / max(1, p.stake))
  FROM bonus_progress p
  JOIN bonuses b ON b.id = p.bonus_id
  LEFT JOIN rounds r ON r.member_id = b.member_id AND r.round_key = p.round_key;

DROP TABLE bonus_progress;
DROP TABLE bonuses;
ALTER TABLE bonuses_of_all_endings RENAME TO bonuses;
CREATE INDEX bonuses_active ON bonuses (member_id, id) WHERE state = 'active'
`;
