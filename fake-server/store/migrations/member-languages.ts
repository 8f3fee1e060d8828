/** The language that a person used last, for what is sent to them; null until they used one. */
export const memberLanguages = `
ALTER TABLE members ADD COLUMN language TEXT
`;
