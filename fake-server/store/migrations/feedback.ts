/** What people told the site, and whether it was answered. */
export const feedback = `
CREATE TABLE feedback (
  id          TEXT PRIMARY KEY,
  member_id   INTEGER NOT NULL REFERENCES members (id),
  content     TEXT NOT NULL,
  sent_at     INTEGER NOT NULL,
  answered_at INTEGER
) STRICT;
CREATE INDEX feedback_of_member ON feedback (member_id, sent_at)
`;
