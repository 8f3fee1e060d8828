/**
 * When rounds ended, and an index that holds all that the betting record is narrowed down, put in
 * order and summed up by. Of rounds from
 * before, the end is when they could be judged, or at once.
 */
export const roundRecords = `
ALTER TABLE rounds ADD COLUMN ended_at INTEGER;
UPDATE rounds SET ended_at = COALESCE(settles_at, played_at) WHERE state <> 'open';

CREATE INDEX rounds_in_record ON rounds (member_id, played_at, id, state, node_id, stake, win)
`;
