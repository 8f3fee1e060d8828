/** A game that was opened in a room knows how many seats are at its table. */
export const roomGames = `
ALTER TABLE game_sessions ADD COLUMN seats INTEGER
`;
