/** What an invitation code promises, and how often its link was opened. */
export const invitations = `
ALTER TABLE affiliate_codes ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE affiliate_codes ADD COLUMN invites TEXT NOT NULL DEFAULT 'player';
ALTER TABLE affiliate_codes ADD COLUMN rate INTEGER;
ALTER TABLE affiliate_codes ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE affiliate_codes ADD COLUMN closed_at INTEGER;
ALTER TABLE affiliate_codes ADD COLUMN visits INTEGER NOT NULL DEFAULT 0;
CREATE INDEX evenings_of_member ON evenings (member_id);
CREATE INDEX affiliate_codes_of_member ON affiliate_codes (member_id);
CREATE INDEX members_by_affiliate_code ON members (affiliate_code COLLATE NOCASE, id)
  WHERE affiliate_code IS NOT NULL
`;
