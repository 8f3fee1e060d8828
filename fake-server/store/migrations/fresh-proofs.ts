/** When the person of a session last proved who acts (W5). */
export const freshProofs = `
ALTER TABLE sessions ADD COLUMN proved_at INTEGER
`;
