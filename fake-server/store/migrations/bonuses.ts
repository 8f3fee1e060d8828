/**
 * Bonuses with the terms that they were given on. Their money lies in accounts of the books, two for
 * each; here stands what the wagering asks for and what counted. Bonuses of an older file were given
 * as money like any other, and stay so.
 */
export const bonuses = `
CREATE TABLE bonuses (
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
    CHECK (state IN ('active', 'released', 'spent', 'expired', 'given_up')),
  ended_at   INTEGER,
  UNIQUE (member_id, source),
  CHECK ((state = 'active') = (ended_at IS NULL))
) STRICT;
CREATE INDEX bonuses_active ON bonuses (member_id, id) WHERE state = 'active';

CREATE TABLE bonus_progress (
  bonus_id  INTEGER NOT NULL REFERENCES bonuses (id),
  round_key TEXT NOT NULL,
  stake     INTEGER NOT NULL,
  counted   INTEGER NOT NULL,
  at        INTEGER NOT NULL,
  PRIMARY KEY (bonus_id, round_key)
) STRICT, WITHOUT ROWID
`;
