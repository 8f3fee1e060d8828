/** Messages of the platform to each person, and which announcements a person has read. */
export const messages = `
CREATE TABLE messages (
  id        INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES members (id),
  words     TEXT NOT NULL,
  sent_at   INTEGER NOT NULL,
  is_read   INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX messages_of_member ON messages (member_id, is_read, id);

CREATE TABLE announcement_reads (
  member_id       INTEGER NOT NULL REFERENCES members (id),
  announcement_id TEXT NOT NULL,
  PRIMARY KEY (member_id, announcement_id)
) STRICT, WITHOUT ROWID
`;
