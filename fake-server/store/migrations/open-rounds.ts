/** Games of several kinds, several stakes in a round, and rounds that are judged later. */
export const openRounds = `
ALTER TABLE game_sessions ADD COLUMN kind TEXT NOT NULL DEFAULT 'slot'
  CHECK (kind IN ('slot', 'table', 'sports', 'esports'));

ALTER TABLE rounds ADD COLUMN stakes TEXT;
ALTER TABLE rounds ADD COLUMN state TEXT NOT NULL DEFAULT 'settled'
  CHECK (state IN ('open', 'settled', 'cancelled'));
ALTER TABLE rounds ADD COLUMN settles_at INTEGER;

CREATE INDEX rounds_open ON rounds (member_id, settles_at) WHERE state = 'open'
`;
