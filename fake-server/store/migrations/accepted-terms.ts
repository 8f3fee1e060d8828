/** Which documents of the site a person accepted, in which version and when (A6, W5). */
export const acceptedTerms = `
CREATE TABLE accepted_terms (
  member_id INTEGER NOT NULL REFERENCES members (id),
  document TEXT NOT NULL,
  version TEXT NOT NULL,
  accepted_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, document, version)
) STRICT, WITHOUT ROWID
`;
