/** The code by which each member invites friends; and who registered by one is looked up by it. */
export const referrals = `
CREATE TABLE referral_codes (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  code      TEXT NOT NULL UNIQUE COLLATE NOCASE
) STRICT;
CREATE INDEX members_by_referral ON members (referral_code COLLATE NOCASE, id)
  WHERE referral_code IS NOT NULL
`;
