/** Sign-ins at Firebase that have served as the proof of a mobile number, each of which serves once. */
export const phoneProofs = `
CREATE TABLE spent_phone_proofs (
  proof    TEXT PRIMARY KEY,
  spent_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID
`;
