/** Changes of where people are reached, which the old address can take back for a while (W5). */
export const contactChanges = `
CREATE TABLE contact_changes (
  token_hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('email', 'mobile')),
  old_value TEXT NOT NULL COLLATE NOCASE,
  new_value TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  until INTEGER NOT NULL,
  undone_at INTEGER,
  void_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX contact_changes_of_member ON contact_changes (member_id, kind);
CREATE INDEX contact_changes_by_old ON contact_changes (kind, old_value)
`;
