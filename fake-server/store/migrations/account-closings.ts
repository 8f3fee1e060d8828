/** When an account closes, or has closed; null where its owner stays (W5). */
export const accountClosings = `
ALTER TABLE members ADD COLUMN closes_at INTEGER
`;
