/** Agents' teams: positions, contracts and income. Money is in hundredths. */
export const agents = `
-- Who stands below whom. How many stand below each agent is kept as people come and move, so that a
-- level of a tree opens as fast in a team of ten thousand as in one of a hundred.
CREATE TABLE team_places (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  upline_id INTEGER REFERENCES members (id),
  path TEXT NOT NULL UNIQUE,
  below INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX team_places_below ON team_places (upline_id, below DESC, member_id);

-- Where people stood before they were moved: a bet counts for those who stood above at its time.
CREATE TABLE team_past_places (
  member_id INTEGER NOT NULL REFERENCES members (id),
  before_at INTEGER NOT NULL,
  path TEXT NOT NULL,
  PRIMARY KEY (member_id, before_at)
) STRICT, WITHOUT ROWID;

-- The contracts of agents, and what happened to each.
CREATE TABLE contracts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  version INTEGER NOT NULL,
  upline_id INTEGER REFERENCES members (id),
  agent_id INTEGER NOT NULL REFERENCES members (id),
  terms TEXT NOT NULL,
  state TEXT NOT NULL,
  offered_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  answered_at INTEGER,
  effective_at INTEGER,
  ends_at INTEGER,
  UNIQUE (agent_id, kind, version)
) STRICT;
CREATE INDEX contracts_of_upline ON contracts (upline_id, id);
CREATE INDEX contracts_of_kind ON contracts (kind, effective_at);
CREATE INDEX contracts_expiring ON contracts (expires_at, id) WHERE state = 'offered';
CREATE UNIQUE INDEX contracts_open ON contracts (agent_id, kind) WHERE state = 'offered';
CREATE UNIQUE INDEX contracts_standing ON contracts (agent_id, kind)
  WHERE state IN ('accepted', 'terminationRequested');

CREATE TABLE contract_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  at INTEGER NOT NULL,
  by TEXT NOT NULL,
  kind TEXT NOT NULL
) STRICT;
CREATE INDEX contract_events_of ON contract_events (contract_id, id);

-- What an invitation code promises, and how often its link was opened.
CREATE TABLE affiliate_codes (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  member_id INTEGER NOT NULL REFERENCES members (id),
  name TEXT NOT NULL DEFAULT '',
  invites TEXT NOT NULL DEFAULT 'player',
  rate INTEGER,
  created_at INTEGER NOT NULL DEFAULT 0,
  closed_at INTEGER,
  visits INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX affiliate_codes_of_member ON affiliate_codes (member_id);

-- Accounts that agents made for others, and what they promised with them.
CREATE TABLE sub_accounts (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  agent_id INTEGER NOT NULL REFERENCES members (id),
  rate INTEGER,
  made_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sub_accounts_of_agent ON sub_accounts (agent_id, member_id DESC);

-- What the people of the seed have played: nobody looks into their wallets, so that a sum for each
-- evening is enough. Corrections of bets that were decided before are rows of their own, so that a
-- line of income can still be counted as it was.
CREATE TABLE evenings (
  member_id INTEGER NOT NULL REFERENCES members (id),
  at INTEGER NOT NULL,
  bet INTEGER NOT NULL,
  win INTEGER NOT NULL,
  PRIMARY KEY (at, member_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX evenings_of_member ON evenings (member_id);

CREATE TABLE play_corrections (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES members (id),
  at INTEGER NOT NULL,
  bet INTEGER NOT NULL,
  win INTEGER NOT NULL,
  reason TEXT NOT NULL,
  recorded_at INTEGER NOT NULL
) STRICT;
CREATE INDEX play_corrections_at ON play_corrections (at);

-- What agents earn. A line is never changed, except for what became of its money: whether it is
-- held, and with which payment it was paid.
CREATE TABLE income_payments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  agent_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  transaction_id INTEGER NOT NULL UNIQUE REFERENCES transactions (id)
) STRICT;
CREATE INDEX income_payments_of_agent ON income_payments (agent_id, at);

CREATE TABLE income_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  agent_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL,
  from_at INTEGER NOT NULL,
  until_at INTEGER NOT NULL,
  before_at INTEGER NOT NULL,
  counts_at INTEGER NOT NULL,
  bet_amount INTEGER NOT NULL,
  active_members INTEGER NOT NULL,
  profit_and_loss INTEGER NOT NULL,
  carried_over INTEGER NOT NULL CHECK (carried_over <= 0),
  rate INTEGER NOT NULL,
  gross INTEGER NOT NULL,
  to_downline INTEGER NOT NULL,
  counted_before INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  reason TEXT,
  corrects INTEGER REFERENCES income_lines (id),
  settled_at INTEGER NOT NULL,
  known_correction INTEGER NOT NULL,
  approved_at INTEGER NOT NULL,
  held INTEGER NOT NULL DEFAULT 0 CHECK (held IN (0, 1)),
  payment_id INTEGER REFERENCES income_payments (id),
  CHECK ((reason IS NULL) = (corrects IS NULL))
) STRICT;
CREATE UNIQUE INDEX income_lines_once ON income_lines (contract_id, from_at, until_at)
  WHERE corrects IS NULL;
CREATE INDEX income_lines_of_agent ON income_lines (agent_id, kind, from_at, id);
CREATE INDEX income_lines_in_record ON income_lines (agent_id, counts_at, id);
CREATE INDEX income_lines_of_span ON income_lines (contract_id, from_at, id);
CREATE INDEX income_lines_unpaid ON income_lines (agent_id, kind) WHERE payment_id IS NULL;
CREATE INDEX income_lines_of_payment ON income_lines (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX income_lines_ending ON income_lines (before_at);
CREATE INDEX income_lines_correcting ON income_lines (corrects) WHERE corrects IS NOT NULL;

CREATE TABLE income_shares (
  line_id INTEGER NOT NULL REFERENCES income_lines (id),
  agent_id INTEGER NOT NULL REFERENCES members (id),
  base INTEGER NOT NULL,
  rate INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (line_id, agent_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE income_marks (
  contract_id INTEGER PRIMARY KEY REFERENCES contracts (id),
  until_at INTEGER NOT NULL
) STRICT;
`;
