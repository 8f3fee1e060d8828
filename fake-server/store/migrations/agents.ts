/**
 * Who stands below whom, what their contracts are, and what the people of the seed have played: they
 * have no wallet that somebody looks into, so that a sum for each evening is enough.
 */
export const agents = `
CREATE TABLE team_places (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  upline_id INTEGER REFERENCES members (id),
  path      TEXT NOT NULL UNIQUE
) STRICT;
CREATE INDEX team_places_below ON team_places (upline_id);

CREATE TABLE contracts (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  kind         TEXT NOT NULL,
  version      INTEGER NOT NULL,
  upline_id    INTEGER REFERENCES members (id),
  agent_id     INTEGER NOT NULL REFERENCES members (id),
  terms        TEXT NOT NULL,
  state        TEXT NOT NULL,
  offered_at   INTEGER NOT NULL,
  expires_at   INTEGER NOT NULL,
  answered_at  INTEGER,
  effective_at INTEGER,
  ends_at      INTEGER,
  UNIQUE (agent_id, kind, version)
) STRICT;
CREATE INDEX contracts_of_upline ON contracts (upline_id, id);
CREATE UNIQUE INDEX contracts_open ON contracts (agent_id, kind) WHERE state = 'offered';
CREATE UNIQUE INDEX contracts_standing ON contracts (agent_id, kind)
  WHERE state IN ('accepted', 'terminationRequested');

CREATE TABLE contract_events (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  at          INTEGER NOT NULL,
  by          TEXT NOT NULL,
  what        TEXT NOT NULL
) STRICT;
CREATE INDEX contract_events_of ON contract_events (contract_id, id);

CREATE TABLE evenings (
  member_id INTEGER NOT NULL REFERENCES members (id),
  at        INTEGER NOT NULL,
  bet       INTEGER NOT NULL,
  win       INTEGER NOT NULL,
  PRIMARY KEY (at, member_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX rounds_by_end ON rounds (ended_at, member_id, stake, win) WHERE state = 'settled'
`;
