/** Games, rounds, and seats in rooms. Money is in hundredths. */
export const play = `
-- The catalogue of games, whose favourites they are, and what each person opened last.
CREATE TABLE games (
  node_id TEXT PRIMARY KEY,
  vendor_code TEXT NOT NULL,
  vendor_name TEXT NOT NULL,
  game_type TEXT NOT NULL,
  game_classify TEXT NOT NULL,
  name TEXT NOT NULL,
  min_bet INTEGER NOT NULL,
  min_line_num INTEGER NOT NULL,
  hue INTEGER NOT NULL,
  is_hot INTEGER NOT NULL,
  popularity INTEGER NOT NULL,
  under_maintenance INTEGER NOT NULL,
  age_days INTEGER NOT NULL DEFAULT 0,
  is_vassalage INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE favourites (
  member_id INTEGER NOT NULL REFERENCES members (id),
  node_id TEXT NOT NULL REFERENCES games (node_id),
  added_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, node_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX favourites_of_member ON favourites (member_id, added_at DESC, node_id);

CREATE TABLE recent_games (
  member_id INTEGER NOT NULL REFERENCES members (id),
  node_id TEXT NOT NULL REFERENCES games (node_id),
  opened_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, node_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX recent_games_of_member ON recent_games (member_id, opened_at DESC, node_id);

-- Open games. A game that was opened in a room knows how many seats are at its table.
CREATE TABLE game_sessions (
  token_hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  session_hash TEXT NOT NULL REFERENCES sessions (token_hash),
  node_id TEXT NOT NULL,
  title TEXT NOT NULL,
  min_stake INTEGER NOT NULL,
  language TEXT NOT NULL,
  opened_at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  seats INTEGER
) STRICT, WITHOUT ROWID;

-- Rounds of one stake or several, judged at once or later.
CREATE TABLE rounds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES members (id),
  round_key TEXT NOT NULL,
  node_id TEXT NOT NULL,
  stake INTEGER NOT NULL,
  win INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  balance_after INTEGER NOT NULL,
  played_at INTEGER NOT NULL,
  stakes TEXT,
  state TEXT NOT NULL DEFAULT 'settled' CHECK (state IN ('open', 'settled', 'cancelled')),
  settles_at INTEGER,
  ended_at INTEGER,
  -- Whether the player has seen its end.
  shown INTEGER NOT NULL DEFAULT 1,
  UNIQUE (member_id, round_key)
) STRICT;
CREATE INDEX rounds_open ON rounds (member_id, settles_at) WHERE state = 'open';
CREATE INDEX rounds_won ON rounds (coalesce(settles_at, played_at)) WHERE win > 0;
CREATE INDEX rounds_played ON rounds (played_at);
-- All that the betting record is narrowed down, put in order and summed up by.
CREATE INDEX rounds_in_record ON rounds (member_id, played_at, id, state, node_id, stake, win);
CREATE INDEX rounds_unfinished ON rounds (member_id, id) WHERE shown = 0 OR state = 'open';
CREATE INDEX rounds_of_game ON rounds (member_id, node_id);
CREATE INDEX rounds_by_end ON rounds (ended_at, member_id, stake, win) WHERE state = 'settled';

-- When each person has been playing, without a long pause.
CREATE TABLE play_sessions (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  started_at INTEGER NOT NULL,
  last_played_at INTEGER NOT NULL
) STRICT;
CREATE INDEX play_sessions_of_member ON play_sessions (member_id);

-- What players limit for themselves. A pending one without an amount removes the limit.
CREATE TABLE play_limits (
  member_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'netDeposit', 'loss', 'stake', 'time')),
  frame TEXT NOT NULL
    CHECK (frame IN ('day', 'week', 'month', 'last24Hours', 'last7Days', 'last30Days')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  pending_amount INTEGER CHECK (pending_amount > amount),
  pending_from INTEGER,
  CHECK (pending_amount IS NULL OR pending_from IS NOT NULL),
  PRIMARY KEY (member_id, kind, frame)
) STRICT, WITHOUT ROWID;
CREATE INDEX play_limits_pending ON play_limits (pending_from) WHERE pending_from IS NOT NULL;

-- Breaks and self-exclusions: without an end for good; with a return once it was asked for.
CREATE TABLE play_pauses (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  length TEXT NOT NULL
    CHECK (length IN ('oneHour', 'oneDay', 'oneWeek', 'twoWeeks', 'fourWeeks', 'sixWeeks',
      'sixMonths', 'oneYear', 'fiveYears', 'forGood')),
  since INTEGER NOT NULL,
  until INTEGER CHECK (until > since),
  returns_at INTEGER CHECK (returns_at > until),
  CHECK ((until IS NULL) = (length = 'forGood'))
) STRICT;

-- How often players are asked whether to go on, and when they answered last.
CREATE TABLE reality_checks (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  -- Minutes; without any, the interval of the site holds.
  minutes INTEGER CHECK (minutes > 0),
  answered_at INTEGER
) STRICT;

-- The seats that people have in rooms.
CREATE TABLE room_seats (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  room_id TEXT NOT NULL,
  taken_at INTEGER NOT NULL
) STRICT;
CREATE INDEX room_seats_by_time ON room_seats (taken_at, member_id);
CREATE INDEX room_seats_of_room ON room_seats (room_id, taken_at);
`;
