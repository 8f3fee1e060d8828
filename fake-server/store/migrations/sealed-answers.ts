/** The kept answers of calls that count once, sealed: earlier ones lay open, and are forgotten. */
export const sealedAnswers = `
DROP TABLE once_answers;
CREATE TABLE once_answers (
  id      TEXT PRIMARY KEY,
  print   TEXT NOT NULL,
  answer  BLOB NOT NULL,
  kept_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX once_answers_kept ON once_answers (kept_at)
`;
