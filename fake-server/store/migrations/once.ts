/**
 * What calls that count once were answered with. `print` is a keyed hash of what was asked; of an
 * answer that signed somebody in, only the person is kept, never the token.
 */
export const once = `
CREATE TABLE once_answers (
  id         TEXT PRIMARY KEY,
  print      TEXT NOT NULL,
  status     INTEGER NOT NULL,
  body       TEXT NOT NULL,
  member_id  INTEGER REFERENCES members (id),
  kept_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX once_answers_kept ON once_answers (kept_until)
`;
