/** Whether a code was brought back from an address; those of older accounts count as confirmed. */
export const confirmedContacts = `
ALTER TABLE members ADD COLUMN email_confirmed INTEGER NOT NULL DEFAULT 1;
ALTER TABLE members ADD COLUMN mobile_confirmed INTEGER NOT NULL DEFAULT 1
`;
