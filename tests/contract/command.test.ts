import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { behaviours } from './behaviour/behaviours.ts';
import { readKitArguments, WrongArguments } from './command/arguments.ts';
import { unknownName, whyBehaviourIsLeftOut, whyCallIsLeftOut } from './command/choice.ts';
import { skippedLines } from './command/try-portal.ts';
import { masked } from './kit/mask.ts';
import { findingLines, foldFindings } from './kit/report.ts';
import { routesOf } from './kit/routes.ts';

const ADDRESS = 'http://localhost:8080/api';
const read = (...args: readonly string[]) => readKitArguments(args, { PORTAL_PASSWORD: 'secret' });

test('an address alone runs the calls that need no person', () => {
  expect(read(ADDRESS)).toMatchObject({
    under: { address: ADDRESS, member: undefined, agent: undefined, takesScenarios: false },
    readOnly: false,
    yes: false,
  });
});

test('a password is an option, or comes from the environment', () => {
  const member = { username: 'ana', password: 'secret' };
  expect(read(ADDRESS, '--username', 'ana')).toMatchObject({ under: { member } });
  const typed = read(ADDRESS, '--username', 'ana', '--password', 'typed');
  expect(typed).toMatchObject({ under: { member: { username: 'ana', password: 'typed' } } });
});

test.each([
  [[]],
  [['localhost:8080']],
  [[ADDRESS, 'more']],
  [[ADDRESS, '--agent', 'carlos']],
  [[ADDRESS, '--patience', 'long']],
  [[ADDRESS, '--unheard-of']],
])('%j is refused in a line', (args) => {
  expect(() => read(...args)).toThrow(WrongArguments);
});

test('calls are chosen by name or by domain, and an unknown name is reported', () => {
  const routes = routesOf(contract);
  const wish = { only: ['games', 'wallet.balance'], leaveOut: ['games.launch'], readOnly: true };
  const tried = routes.filter((route) => whyCallIsLeftOut(route, wish) === undefined);
  const names = tried.map(({ name }) => name);
  expect(names).toContain('wallet.balance');
  expect(names).toContain('games.list');
  expect(names).not.toContain('games.launch');
  expect(tried.every(({ method }) => method === 'GET')).toBe(true);
  expect(unknownName(routes, wish)).toBeUndefined();
  expect(unknownName(routes, { ...wish, leaveOut: ['games.lunch'] })).toBe('games.lunch');
});

test('reading only runs no behaviour that changes something', () => {
  const wish = { only: [], leaveOut: [], readOnly: true };
  const tried = behaviours.filter((one) => whyBehaviourIsLeftOut(one, wish) === undefined);
  expect(tried.length).toBeGreaterThan(10);
  expect(tried.some(({ changes }) => changes)).toBe(false);
});

const finding = (route: string, problem: string) => ({
  check: 'valid requests',
  route,
  problem,
  evidence: 'what\n  came',
});

const complaint = (place: number) =>
  `a body that is not declared: ✖ Invalid input\n  → at value[${place}].vendor\n✖ Invalid input\n  → at value[${place + 1}].vendor`;

test('equal findings become one line, wherever in a list they are', () => {
  const findings = [
    ...[0, 1, 2].map((place) => finding('games.hot', complaint(place))),
    finding('games.list', complaint(7)),
    finding('site.menu', 'the server broke'),
  ];
  expect(foldFindings(findings)).toHaveLength(2);
  expect(findingLines(findings)).toEqual([
    '✗ games.hot, games.list (4 times): a body that is not declared: ✖ Invalid input → at value[*].vendor',
    '    found by: valid requests',
    '    what came',
    '✗ site.menu: the server broke',
    '    found by: valid requests',
    '    what came',
  ]);
});

test('calls that were not made are listed with the reason', () => {
  const skipped = new Map([['no agent is known', ['a', 'b', 'c', 'd', 'e']]]);
  expect(skippedLines(skipped)).toEqual(['- 5 skipped, no agent is known: a, b, c, d and 1 more']);
});

test('tokens, passwords and sessions in addresses are masked, nested ones too', () => {
  const answer = JSON.stringify({ token: 'abc.def', username: 'ana' });
  const evidence = JSON.stringify({
    request: { authorization: 'Bearer abc.def', body: { password: 'p w', newPassword: 'x' } },
    answer,
    url: 'https://vendor.example/play?session=s3cret&lang=pt',
  });
  const text = masked(evidence);
  for (const secret of ['abc.def', 'p w', 's3cret', '"x"']) expect(text).not.toContain(secret);
  expect(text).toContain('ana');
  expect(text).toContain('lang=pt');
  expect(JSON.parse(text)).toMatchObject({ request: { authorization: 'Bearer ***' } });
});
