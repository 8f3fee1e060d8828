/** Where people stood before they were moved: a bet counts for those who stood above at its time. */
export const pastPlaces = `
CREATE TABLE team_past_places (
  member_id INTEGER NOT NULL REFERENCES members (id),
  before_at INTEGER NOT NULL,
  path      TEXT NOT NULL,
  PRIMARY KEY (member_id, before_at)
) STRICT, WITHOUT ROWID
`;
