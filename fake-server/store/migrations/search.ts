/**
 * What is compared in a search follows from the names, by rules that change; and the rounds of a
 * game are found newest first without sorting all that somebody has ever played.
 */
export const search = `
ALTER TABLE games DROP COLUMN folded_name;

CREATE INDEX rounds_of_game ON rounds (member_id, node_id)
`;
