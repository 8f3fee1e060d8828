/** Sessions that a mail of recovery opens: they owe a new password before anything else. */
export const recovery = `
ALTER TABLE sessions ADD COLUMN password_owed INTEGER NOT NULL DEFAULT 0
`;
