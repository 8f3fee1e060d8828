/** What the account record is narrowed down by: the kind of a line, and what was given back. */
export const accountRecords = `
CREATE INDEX transactions_in_record ON transactions (member_id, kind, id);
CREATE INDEX transactions_given_back ON transactions (member_id, corrects) WHERE corrects IS NOT NULL
`;
