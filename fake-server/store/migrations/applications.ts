/** What people apply for promotions with. Pictures that no application names yet are loose. */
export const applications = `
CREATE TABLE applications (
  id           TEXT PRIMARY KEY,
  member_id    INTEGER NOT NULL REFERENCES members (id),
  promotion_id TEXT NOT NULL,
  comment      TEXT NOT NULL,
  state        TEXT NOT NULL
               CHECK (state IN ('applying', 'in_process', 'issued', 'rejected', 'withdrawn')),
  reason       TEXT,
  applied_at   INTEGER NOT NULL,
  decided_at   INTEGER
) STRICT;
CREATE INDEX applications_of_member ON applications (member_id, promotion_id, applied_at);
CREATE INDEX applications_undecided ON applications (applied_at) WHERE decided_at IS NULL;
CREATE TABLE application_pictures (
  id             TEXT PRIMARY KEY,
  member_id      INTEGER NOT NULL REFERENCES members (id),
  promotion_id   TEXT NOT NULL,
  application_id TEXT REFERENCES applications (id),
  place          INTEGER NOT NULL DEFAULT 0,
  type           TEXT NOT NULL,
  picture        BLOB NOT NULL
) STRICT;
CREATE INDEX application_pictures_of_member ON application_pictures (member_id, promotion_id)
`;
