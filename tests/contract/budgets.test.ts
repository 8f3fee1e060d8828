import { describe, expect, test } from 'vitest';
import { type Budget, type BudgetName, budgetNames, budgets } from '#contract/budgets.ts';
import { contract } from '#contract/index.ts';
import { requestFields } from './fields.ts';
import { routesOf } from './kit/routes.ts';

const routes = routesOf(contract);
const budgetOf = (name: BudgetName): Budget => budgets[name];
const usedBy = (name: BudgetName) =>
  routes.filter(({ metadata }) => metadata.budgets.includes(name));

/** Calls with secrets that cannot be guessed, each with the reason. */
const withoutGuess: Readonly<Record<string, string>> = {
  'account.freePlay': 'opens an account of its own; nothing has to be known',
  'moneyPasswords.set': 'chooses a password where there was none',
  'subAccounts.renewPassword': 'makes a password for an account that the agent names',
  'payoutAccounts.add': 'names a check of the same person by its random id',
  'withdrawals.notReceived': 'names pictures of the same person by their random ids',
  'contacts.previewUndo': 'a token of 256 random bits',
  'contacts.undo': 'a token of 256 random bits',
  'accountRecovery.previewStop': 'a token of 256 random bits',
  'accountRecovery.stop': 'a token of 256 random bits',
  'games.launch': 'nobody is signed in by it: the token of the session stands in the header',
  'pvp.launch': 'the same',
  'invitations.close': 'the code of the own link',
  'invitations.visit': 'the code of a public link',
};

/** What somebody has to know, or to have been sent. */
const secretName =
  /^(?:password|oldPassword|\w*Password|\w*[cC]ode|captcha|geetest|token|credential)$/u;
/** Named so, and no secret. */
const plainNames = [
  'newPassword',
  'confirmNewPassword',
  'confirmPassword',
  'paymentPassword',
  'countryDialingCode',
  'affiliateCode',
  'referralCode',
  'gameCode',
  'merchantCode',
  'postcode',
];

describe('a call with a secret, a code or a puzzle has a budget of wrong tries (A14, A26, W2)', () => {
  const withSecret = routes.filter(
    (route) =>
      route.metadata.sealed ||
      requestFields(route).some(
        ({ name, why }) =>
          why === 'usedUp' || (secretName.test(name) && !plainNames.includes(name)),
      ),
  );

  test('each such call has a budget, or a reason to need none', () => {
    const silent = withSecret
      .filter(({ name, metadata }) => metadata.budgets.length === 0 && !(name in withoutGuess))
      .map(({ name }) => name);
    expect(
      silent,
      'Give these calls a budget in their metadata, or say in withoutGuess why they need none',
    ).toEqual([]);
  });

  test('each refusal that is a wrong try belongs to a budget of its call', () => {
    const tried = budgetNames.flatMap((name) => budgetOf(name).wrong);
    const uncounted = routes.flatMap(({ name, metadata }) =>
      metadata.codes
        .filter((code) => tried.includes(code))
        .filter((code) => !metadata.budgets.some((each) => budgetOf(each).wrong.includes(code)))
        .map((code) => `${name} ${code}`),
    );
    expect(
      uncounted,
      'Add to the metadata of these calls the budget that counts this refusal',
    ).toEqual([]);
  });

  test.each(budgetNames)('%s: a call declares the refusal of a try beyond it', (name) => {
    expect(usedBy(name).length).toBeGreaterThan(0);
    const ends = Object.values(budgetOf(name).limits).map(({ beyond }) => beyond);
    for (const { metadata } of usedBy(name)) {
      expect(metadata.codes).toEqual(expect.arrayContaining(ends));
    }
  });

  test('each budget counts by address, and by account or receiver where there is one', () => {
    for (const name of budgetNames) expect(budgetOf(name).limits).toHaveProperty('address');
    const accountBudgets = budgetNames.filter((name) => budgetOf(name).tells === 'own');
    for (const name of accountBudgets) {
      expect(Object.keys(budgetOf(name).limits)).toEqual(['account', 'session', 'address']);
    }
  });
});

test('only a solved puzzle or a session reveals that a name is taken (A8)', () => {
  const disclosing = routes.filter(({ metadata }) =>
    metadata.codes.some((code) => /^(?:username|mobile|email|nickname)_taken$/u.test(code)),
  );
  expect(disclosing.length).toBeGreaterThan(4);
  for (const { name, metadata } of disclosing) {
    expect(metadata.budgets, name).toContain('takenName');
    if (metadata.auth === 'none') expect(metadata.budgets, name).toContain('puzzle');
  }
});
