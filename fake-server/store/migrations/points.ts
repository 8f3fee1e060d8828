/**
 * Points stand in the books, in a unit of their own; here is what their
 * lines are found by, and what can be had for them.
 */
export const points = `
CREATE INDEX transactions_of_points ON transactions (member_id, id) WHERE currency = 'POINTS';

CREATE TABLE rewards (
  id TEXT PRIMARY KEY,
  price INTEGER NOT NULL CHECK (price > 0),
  stock INTEGER NOT NULL CHECK (stock >= 0)
) STRICT
`;
