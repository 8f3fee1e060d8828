import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { behaviours } from './behaviour/behaviours.ts';
import { kitArguments } from './command/arguments.ts';
import {
  unknownName,
  type Wish,
  whyBehaviourIsLeftOut,
  whyCallIsLeftOut,
} from './command/choice.ts';
import type { KitConfig } from './command/config-schema.ts';
import { readOptions } from './command/options.ts';
import { WrongArguments } from './command/wrong-arguments.ts';
import { routesOf } from './kit/routes.ts';
import { missingHooks } from './set-up-hooks.ts';

const ADDRESS = 'http://localhost:8080/api';
const environment = { PORTAL_PASSWORD: 'secret', PORTAL_TOKEN: 'open-session' };

function argumentsOf(args: readonly string[], config: KitConfig = {}) {
  const options = readOptions(args);
  if (options === 'help') throw new Error('It asked for help.');
  return kitArguments(options, config, environment);
}

test('an address alone runs the calls that need no person', () => {
  expect(argumentsOf(['--against', ADDRESS])).toMatchObject({
    under: { address: ADDRESS, member: undefined, agent: undefined, takesScenarios: false },
    readOnly: false,
    yes: false,
  });
});

test('options override the config', () => {
  const config: KitConfig = {
    address: 'https://their.server/api',
    effort: 'thorough',
    only: ['games'],
    seed: 7,
    report: 'kit-report',
  };
  expect(argumentsOf([], config)).toMatchObject({
    under: { address: config.address, effort: 'thorough', turn: 7 },
    only: ['games'],
    report: 'kit-report',
  });
  const args = ['--against', ADDRESS, '--quick', '--only', 'wallet', '--seed', '8'];
  expect(argumentsOf(args, config)).toMatchObject({
    under: { address: ADDRESS, effort: 'quick', turn: 8 },
    only: ['wallet'],
    seed: 8,
  });
});

test('a person signs in by a password or a session, both of the environment', () => {
  const people = {
    member: { username: 'ana', passwordFrom: 'PORTAL_PASSWORD' },
    otherMember: { username: 'bea', tokenFrom: 'PORTAL_TOKEN' },
  };
  expect(argumentsOf([], { address: ADDRESS, people }).under).toMatchObject({
    member: { username: 'ana', password: 'secret' },
    otherMember: { username: 'bea', token: 'open-session' },
  });
  const agent = { username: 'carlos', passwordFrom: 'AGENT_PASSWORD' };
  expect(() => argumentsOf([], { address: ADDRESS, people: { agent } })).toThrow(
    'people.agent.passwordFrom: the environment has no AGENT_PASSWORD.',
  );
});

test('a path in the config is one at the server of the API', () => {
  const { under } = argumentsOf(['--against', ADDRESS], {
    setUp: { base: '/control/api', 'points/give': false, clock: 'http://other:1/clock' },
    codes: { url: '/codes?to={of}' },
    pictures: { fixed: '0000' },
  });
  expect(under.hooks?.base).toBe('http://localhost:8080/control/api');
  expect(under.hooks?.own).toEqual({ 'points/give': false, clock: 'http://other:1/clock' });
  expect(missingHooks(under.hooks)).toEqual(['points/give']);
  expect(under.codes).toEqual({ url: 'http://localhost:8080/codes?to={of}' });
  expect(under.pictures).toEqual({ fixed: '0000' });
});

test.each([
  [[]],
  [['--against', 'localhost:8080']],
  [[ADDRESS]],
  [['--against', ADDRESS, '--seed', 'long']],
  [['--against', ADDRESS, '--quick', '--thorough']],
  [['--against', ADDRESS, '--record']],
  [['--against', ADDRESS, '--unheard-of']],
])('%j is refused in a line', (args) => {
  expect(() => argumentsOf(args)).toThrow(WrongArguments);
});

const everything: Wish = {
  only: [],
  leaveOut: [],
  notBuilt: [],
  keepsSession: false,
  readOnly: false,
};

test('calls are chosen by name or by domain, and an unknown name is reported', () => {
  const routes = routesOf(contract);
  const wish: Wish = {
    ...everything,
    only: ['games', 'wallet.balance'],
    leaveOut: ['games.launch'],
    readOnly: true,
  };
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
  const wish = { ...everything, readOnly: true };
  const tried = behaviours.filter((one) => whyBehaviourIsLeftOut(one, wish) === undefined);
  expect(tried.length).toBeGreaterThan(10);
  expect(tried.some(({ changes }) => changes)).toBe(false);
});

test('calls that do not exist yet are left out, and what would end a given session', () => {
  const routes = routesOf(contract);
  const wish = { ...everything, notBuilt: ['pvp', 'games.hot'], keepsSession: true };
  const left = routes.filter((route) => whyCallIsLeftOut(route, wish) !== undefined);
  const names = left.map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('pvp.')).length).toBeGreaterThan(0);
  expect(names).toContain('games.hot');
  expect(names).toContain('account.logout');
  expect(names).not.toContain('games.list');
  const logout = behaviours.find(({ calls }) => calls.includes('account.logout'));
  expect(logout && whyBehaviourIsLeftOut(logout, wish)).toContain('people.member.tokenFrom');
  expect(unknownName(routes, { ...wish, notBuilt: ['games.lunch'] })).toBe('games.lunch');
});
