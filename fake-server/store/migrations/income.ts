/**
 * What agents earn. A line is never changed, except for what became of its money: whether it
 * is held, and with which payment it was paid. Corrections of bets that were decided before are rows
 * of their own, so that a line can still be counted as it was.
 */
export const income = `
CREATE TABLE play_corrections (
  id        INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES members (id),
  at        INTEGER NOT NULL,
  bet       INTEGER NOT NULL,
  win       INTEGER NOT NULL,
  because   TEXT NOT NULL,
  noted_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX play_corrections_at ON play_corrections (at);

CREATE TABLE income_payments (
  id             INTEGER PRIMARY KEY AUTOINCREMENT,
  agent_id       INTEGER NOT NULL REFERENCES members (id),
  kind           TEXT NOT NULL,
  amount         INTEGER NOT NULL CHECK (amount > 0),
  at             INTEGER NOT NULL,
  transaction_id INTEGER NOT NULL UNIQUE REFERENCES transactions (id)
) STRICT;

CREATE TABLE income_lines (
  id              INTEGER PRIMARY KEY AUTOINCREMENT,
  contract_id     INTEGER NOT NULL REFERENCES contracts (id),
  agent_id        INTEGER NOT NULL REFERENCES members (id),
  kind            TEXT NOT NULL,
  from_at         INTEGER NOT NULL,
  until_at        INTEGER NOT NULL,
  before_at       INTEGER NOT NULL,
  counts_at       INTEGER NOT NULL,
  bet_amount      INTEGER NOT NULL,
  active_members  INTEGER NOT NULL,
  profit_and_loss INTEGER NOT NULL,
  carried_over    INTEGER NOT NULL CHECK (carried_over <= 0),
  rate            INTEGER NOT NULL,
  gross           INTEGER NOT NULL,
  to_downline     INTEGER NOT NULL,
  counted_before  INTEGER NOT NULL,
  amount          INTEGER NOT NULL,
  because         TEXT,
  corrects        INTEGER REFERENCES income_lines (id),
  settled_at      INTEGER NOT NULL,
  known_correction INTEGER NOT NULL,
  approved_at     INTEGER NOT NULL,
  held            INTEGER NOT NULL DEFAULT 0 CHECK (held IN (0, 1)),
  payment_id      INTEGER REFERENCES income_payments (id),
  CHECK ((because IS NULL) = (corrects IS NULL))
) STRICT;
CREATE UNIQUE INDEX income_lines_once ON income_lines (contract_id, from_at, until_at)
  WHERE corrects IS NULL;
CREATE INDEX income_lines_of_agent ON income_lines (agent_id, kind, from_at, id);
CREATE INDEX income_lines_in_record ON income_lines (agent_id, counts_at, id);
CREATE INDEX income_lines_of_span ON income_lines (contract_id, from_at, id);
CREATE INDEX income_lines_unpaid ON income_lines (agent_id, kind) WHERE payment_id IS NULL;
CREATE INDEX income_lines_ending ON income_lines (before_at);
CREATE INDEX income_lines_correcting ON income_lines (corrects) WHERE corrects IS NOT NULL;

CREATE TABLE income_shares (
  line_id  INTEGER NOT NULL REFERENCES income_lines (id),
  agent_id INTEGER NOT NULL REFERENCES members (id),
  base     INTEGER NOT NULL,
  rate     INTEGER NOT NULL,
  amount   INTEGER NOT NULL,
  PRIMARY KEY (line_id, agent_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE income_marks (
  contract_id INTEGER PRIMARY KEY REFERENCES contracts (id),
  until_at    INTEGER NOT NULL
) STRICT;

UPDATE facts SET name = 'evenings-before', value = CAST(CAST(value AS INTEGER) + 86400000 AS TEXT)
  WHERE name = 'evenings-until'
`;
