/**
 * What people chose to show of themselves: an icon of the site, or a picture that they sent. A name is
 * looked up at each renaming.
 */
export const avatars = `
CREATE TABLE avatars (
  member_id  INTEGER PRIMARY KEY REFERENCES members (id),
  icon       TEXT,
  picture_id TEXT UNIQUE,
  type       TEXT,
  picture    BLOB,
  CHECK ((icon IS NULL) <> (picture_id IS NULL)),
  CHECK ((picture_id IS NULL) = (picture IS NULL) AND (type IS NULL) = (picture IS NULL))
) STRICT;
CREATE INDEX members_by_folded_name ON members (folded_name)
`;
