/**
 * Files of people's own data (W5): the one that each person asked for last, and the parts of it. A
 * file under way notes how far it has come: the section, and the last row of it.
 */
export const ownData = `
CREATE TABLE data_files (
  member_id  INTEGER PRIMARY KEY REFERENCES members (id),
  id         TEXT NOT NULL UNIQUE,
  asked_at   INTEGER NOT NULL,
  due_at     INTEGER NOT NULL,
  failures   INTEGER NOT NULL DEFAULT 0,
  section    INTEGER NOT NULL DEFAULT 0,
  after_row  TEXT,
  expires_at INTEGER
) STRICT;
CREATE INDEX data_files_due ON data_files (due_at) WHERE expires_at IS NULL;

CREATE TABLE data_file_parts (
  file_id TEXT NOT NULL REFERENCES data_files (id) ON DELETE CASCADE,
  number  INTEGER NOT NULL,
  text    TEXT NOT NULL,
  PRIMARY KEY (file_id, number)
) STRICT
`;
