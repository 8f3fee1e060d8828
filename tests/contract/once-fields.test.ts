import { describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { answeredFields, type Field, requestFields } from './fields.ts';
import { type KitRoute, routesOf } from './kit/routes.ts';

const routes = routesOf(contract);
const writing = routes.filter(({ method }) => method !== 'GET');

/** Those of a call with such a name that neither are marked nor have anything marked inside. */
function unmarked(
  route: KitRoute,
  fieldsOf: (route: KitRoute) => readonly Field[],
  pattern: RegExp,
): string[] {
  const fields = fieldsOf(route);
  const marked = fields.filter(({ why }) => why !== undefined).map(({ path }) => path);
  const isMarked = (path: string) =>
    marked.some((each) => each === path || each.startsWith(`${path}.`));
  return [
    ...new Set(
      fields
        .filter(({ name, path }) => pattern.test(name) && !(name in lasting) && !isMarked(path))
        .map(({ path }) => `${route.name}: ${path}`),
    ),
  ];
}

/** Named as if they were used up, and good for any number of calls. */
const lasting: Readonly<Record<string, string>> = {
  code: 'the code of an invitation, in its address',
  affiliateCode: 'the code of an invitation',
  referralCode: 'free text',
  countryDialingCode: 'a country',
  captchaId: 'names a picture',
  token: 'of a link: taken back twice is as once, and it shows what it does',
  postcode: 'a part of an address',
  secret: 'of the key of a visit to the service: each visit has another one',
  gameCode: 'a game',
  merchantCode: 'the site',
};

describe('a call counts once (S12)', () => {
  const withMarks = routes.filter((route) =>
    [...requestFields(route), ...answeredFields(route)].some(({ why }) => why !== undefined),
  );

  test.each(withMarks.map((route) => [route.name, route] as const))(
    'as it uses something up, or tells it once: %s',
    (_, route) => {
      expect(route.metadata.once).toBe(true);
    },
  );

  test('applies to calls that sign in, prove, or use codes and puzzles', () => {
    expect(withMarks.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'account.register',
        'account.loginV2',
        'account.secondStep',
        'account.setPasswordByPhone',
        'signIn.byPasskey',
        'sms.login',
        'moneyPasswords.recover',
        'contacts.change',
        'security.prove',
        'security.confirmTwoStep',
        'security.renewRecoveryCodes',
        'passkeys.add',
        'accountRecovery.complete',
        'payoutAccounts.add',
      ]),
    );
  });

  test('a field named like a code, a proof or a puzzle is marked, or has a reason to last', () => {
    const pattern = /code|captcha|geetest|challenge|credential|proof|token|otp$/iu;
    const bare = writing.flatMap((route) => unmarked(route, requestFields, pattern));
    expect(bare, 'Mark these fields in the contract with what may be kept of them').toEqual([]);
  });

  test('a field of an answer named like a secret is marked', () => {
    const pattern = /^(?:token|secret|recoveryCodes|password)$/u;
    const bare = writing.flatMap((route) => unmarked(route, answeredFields, pattern));
    expect(bare, 'Mark these fields of answers in the contract as secrets').toEqual([]);
  });

  test('a call that answers with a token says that a repeat gets it for minutes only', () => {
    const tokens = routes.flatMap((route) =>
      answeredFields(route)
        .filter(({ name }) => name === 'token')
        .map(({ path }) => ({ path, route })),
    );
    expect(tokens.length).toBeGreaterThan(5);
    for (const { path, route } of tokens) {
      // There the server looks for it (`fake-server/world/idempotency/once.ts`).
      expect(path).toBe(`${route.name} answer.value.token`);
      expect(route.metadata.codes, route.name).toContain('answer_expired');
    }
  });
});
