/** Who takes part in which promotion. What became of it follows from the promotion and the clock. */
export const promotions = `
CREATE TABLE participations (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id    INTEGER NOT NULL REFERENCES members (id),
  promotion_id TEXT NOT NULL,
  joined_at    INTEGER NOT NULL,
  claimed_at   INTEGER,
  UNIQUE (member_id, promotion_id)
) STRICT;
CREATE INDEX participations_of_promotion ON participations (promotion_id, id)
`;
