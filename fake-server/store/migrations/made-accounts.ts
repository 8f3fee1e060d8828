/** Accounts that agents made for others, and what they promised with them. */
export const madeAccounts = `
CREATE TABLE made_accounts (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  agent_id  INTEGER NOT NULL REFERENCES members (id),
  rate      INTEGER,
  made_at   INTEGER NOT NULL
) STRICT;
CREATE INDEX made_accounts_of_agent ON made_accounts (agent_id, member_id DESC)
`;
