import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { Progress } from './command/progress.ts';
import { inTurn, isSending } from './command/turns.ts';
import { checks } from './kit/kit.ts';
import { routesOf } from './kit/routes.ts';

const routes = routesOf(contract);

/** What a run with a seed asks, as check and call. */
function asked(effort: 'quick' | 'usual', turn: number): ReadonlySet<string> {
  const all = checks.flatMap((check, along) =>
    [...inTurn(check, along, routes, { effort, turn })].map(
      ({ name }) => `${check.name} of ${name}`,
    ),
  );
  return new Set(all);
}

const everything = checks.flatMap((check) =>
  routes.filter(check.appliesTo).map(({ name }) => `${check.name} of ${name}`),
);

test.each([
  ['quick', 80],
  ['usual', 24],
] as const)('with %s effort, %i seeds in a row ask everything (T4)', (effort, seeds) => {
  const seen = Array.from({ length: seeds }, (_, turn) => [...asked(effort, 7 + turn)]);
  expect(new Set(seen.flat())).toEqual(new Set(everything));
});

test('a usual run asks each core check of each call that sends nothing to people', () => {
  const seen = asked('usual', 1);
  for (const check of checks.filter(({ rank }) => rank !== 'other')) {
    for (const route of routes.filter(check.appliesTo)) {
      if (check.rank === 'core' && isSending(route)) continue;
      expect(seen).toContain(`${check.name} of ${route.name}`);
    }
  }
});

test('a server takes three usual runs an hour of the calls that send something', () => {
  const sending = routes.filter(isSending);
  expect(sending.map(({ name }) => name)).toContain('sms.login');
  // Good requests, with what they need, take about eighteen calls of the sixty.
  for (let turn = 0; turn < 24; turn += 1) {
    const seen = [...asked('usual', turn)].filter(
      (one) =>
        !one.startsWith('a good request') &&
        sending.some(({ name }) => one.endsWith(` of ${name}`)),
    );
    expect(seen.length, `seed ${turn}`).toBeLessThanOrEqual(6);
  }
});

test('calls that send something are asked like others where they are named', () => {
  const [check] = checks.filter(({ name }) => name === 'raw bodies');
  const named = check && inTurn(check, 1, routes, { effort: 'usual', turn: 1 }, isSending);
  for (const route of routes.filter(isSending)) expect(named).toContain(route);
});

test('a quick run asks a good request of each call, and each check of some', () => {
  const seen = [...asked('quick', 1)];
  expect(seen.filter((each) => each.startsWith('a good request'))).toHaveLength(routes.length);
  const usual = checks.filter((check) => routes.filter(check.appliesTo).length > 80);
  for (const { name } of usual) expect(seen.some((each) => each.startsWith(name))).toBe(true);
});

const addressOf = (call: string) => `GET /${call}`;

test('progress is a line with what is left, and each cause once', () => {
  const written: string[] = [];
  let requests = 0;
  const screen = { write: (text: string) => written.push(text) };
  const progress = new Progress(screen, { requests: () => requests, pace: undefined, addressOf });
  const step = { call: 'site.menu', check: 'tokens', kind: 'tokens' };
  progress.start([step, step, step, step]);
  progress.next(step);
  requests = 6;
  const fault = { check: 'tokens', route: 'site.menu', problem: 'the server broke', evidence: '' };
  progress.found([fault, fault]);
  progress.next(step);
  progress.found([fault]);
  expect(progress.line()).toContain('25 %');
  expect(progress.line()).toContain('1 of 4 checks, 6 requests, 1 faults · site.menu: tokens');
  progress.stop();
  expect(written.filter((text) => text.includes('✗'))).toEqual([
    '✗ GET /site.menu: the server broke\n',
  ]);
});
