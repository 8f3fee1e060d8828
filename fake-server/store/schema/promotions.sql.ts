/** Promotions, bonuses and rewards. Money is in hundredths. */
export const promotions = `
-- Who takes part in which promotion. What became of it follows from the promotion and the clock.
CREATE TABLE participations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES members (id),
  promotion_id TEXT NOT NULL,
  joined_at INTEGER NOT NULL,
  claimed_at INTEGER,
  UNIQUE (member_id, promotion_id)
) STRICT;
CREATE INDEX participations_of_promotion ON participations (promotion_id, id);

-- What people apply for promotions with. Pictures that no application names yet are loose.
CREATE TABLE applications (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  promotion_id TEXT NOT NULL,
  comment TEXT NOT NULL,
  state TEXT NOT NULL
    CHECK (state IN ('applying', 'in_process', 'issued', 'rejected', 'withdrawn')),
  reason TEXT,
  applied_at INTEGER NOT NULL,
  decided_at INTEGER
) STRICT;
CREATE INDEX applications_of_member ON applications (member_id, promotion_id, applied_at);
CREATE INDEX applications_by_time ON applications (applied_at);
CREATE INDEX applications_undecided ON applications (applied_at) WHERE decided_at IS NULL;

CREATE TABLE application_pictures (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  promotion_id TEXT NOT NULL,
  application_id TEXT REFERENCES applications (id),
  place INTEGER NOT NULL DEFAULT 0,
  type TEXT NOT NULL,
  picture BLOB NOT NULL
) STRICT;
CREATE INDEX application_pictures_of ON application_pictures (application_id, place);
CREATE INDEX application_pictures_of_member ON application_pictures (member_id, promotion_id);

-- Bonuses with the terms that they were given on. Their money lies in accounts of the ledger, two
-- for each; here stands what the wagering asks for, and what counted: in which game and by which
-- factor.
CREATE TABLE bonuses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES members (id),
  source TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  required INTEGER NOT NULL CHECK (required >= 0),
  counted INTEGER NOT NULL DEFAULT 0 CHECK (counted BETWEEN 0 AND required),
  terms TEXT NOT NULL,
  granted_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'active'
    CHECK (state IN ('active', 'released', 'spent', 'expired', 'refused', 'given_up')),
  ended_at INTEGER,
  UNIQUE (member_id, source),
  CHECK ((state = 'active') = (ended_at IS NULL))
) STRICT;
CREATE INDEX bonuses_active ON bonuses (member_id, id) WHERE state = 'active';

CREATE TABLE bonus_rounds (
  bonus_id INTEGER NOT NULL REFERENCES bonuses (id),
  round_key TEXT NOT NULL,
  stake INTEGER NOT NULL,
  counted INTEGER NOT NULL,
  at INTEGER NOT NULL,
  node_id TEXT,
  percent INTEGER NOT NULL,
  PRIMARY KEY (bonus_id, round_key)
) STRICT, WITHOUT ROWID;

-- What points can buy, the rewards that people redeemed, and what became of each.
CREATE TABLE rewards (
  id TEXT PRIMARY KEY,
  price INTEGER NOT NULL CHECK (price > 0),
  stock INTEGER NOT NULL CHECK (stock >= 0)
) STRICT;

CREATE TABLE redemptions (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  reward_id TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price > 0),
  state TEXT NOT NULL CHECK (state IN ('in_process', 'approved', 'rejected', 'cancelled')),
  redeemed_at INTEGER NOT NULL,
  decided_at INTEGER,
  reason TEXT,
  address TEXT,
  tracking_code TEXT,
  voucher_code TEXT
) STRICT;
CREATE INDEX redemptions_of_member ON redemptions (member_id, redeemed_at);
CREATE INDEX redemptions_by_time ON redemptions (redeemed_at);
`;
