/**
 * What was sent to a number and what was tried with it: it outlives the code, so that a code that
 * is used up frees nobody from the wait (A11).
 */
export const phoneLimits = `
CREATE TABLE phone_events (
  mobile TEXT NOT NULL,
  kind   TEXT NOT NULL CHECK (kind IN ('sent', 'wrong')),
  at     INTEGER NOT NULL
) STRICT;
CREATE INDEX phone_events_of_mobile ON phone_events (mobile, kind, at);
CREATE INDEX phone_events_by_age ON phone_events (at)
`;
