/** What people chose to be told, where it differs from what holds for everybody. */
export const notifications = `
CREATE TABLE notification_choices (
  member_id INTEGER NOT NULL REFERENCES members (id),
  topic     TEXT NOT NULL,
  channel   TEXT NOT NULL,
  is_on     INTEGER NOT NULL CHECK (is_on IN (0, 1)),
  PRIMARY KEY (member_id, topic, channel)
) STRICT, WITHOUT ROWID
`;
