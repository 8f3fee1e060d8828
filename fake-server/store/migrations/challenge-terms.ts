/** Since when a challenge counts: one of a future that the clock was set back from does not. */
export const challengeTerms = `
ALTER TABLE passkey_challenges ADD COLUMN opened_at INTEGER NOT NULL DEFAULT 0
`;
