/** Wrong tries of every budget in one table, in place of one for each. */
export const wrongTries = `
CREATE TABLE wrong_tries (
  budget TEXT NOT NULL,
  subject TEXT NOT NULL,
  wrong INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  locked_until INTEGER,
  PRIMARY KEY (budget, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX wrong_tries_by_age ON wrong_tries (budget, last_at);
INSERT INTO wrong_tries
  SELECT 'ownSecret', CAST(member_id AS TEXT), wrong, last_at, locked_until FROM second_step_tries;
INSERT INTO wrong_tries
  SELECT 'moneyPassword', CAST(member_id AS TEXT), wrong, last_at, locked_until
  FROM money_password_tries;
INSERT INTO wrong_tries SELECT 'signIn', account, times, last_at, NULL FROM failed_sign_ins;
INSERT INTO wrong_tries
  SELECT 'sentCode', mobile, COUNT(*), MAX(at), NULL FROM phone_events WHERE kind = 'wrong'
  GROUP BY mobile;
DROP TABLE second_step_tries;
DROP TABLE money_password_tries;
DROP TABLE failed_sign_ins;
DELETE FROM phone_events WHERE kind = 'wrong'
`;
