/**
 * The books of the provider who collects transfers, cards, e-wallets and coins: another company,
 * whose requests are known to the site by its API alone. A request is found by its id, and by the
 * reference or address that somebody pays to.
 */
export const checkout = `
CREATE TABLE checkout_requests (
  id TEXT PRIMARY KEY,
  paid_to TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL
) STRICT
`;
