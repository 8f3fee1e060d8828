/** Where the link stood by which somebody registered, in its agent's own word. */
export const subIds = `
ALTER TABLE members ADD COLUMN sub_id TEXT
`;
