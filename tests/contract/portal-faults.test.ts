import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FakeServer } from '#fake-server/start.ts';
import { allAtOnce, benignDifferences } from '#tests/faults/portal/benign.ts';
import type { PortalFault } from '#tests/faults/portal/fault.ts';
import { takesAnyToken } from '#tests/faults/portal/faults-of-callers.ts';
import { startFaultyPortal } from '#tests/faults/portal/faulty-portal.ts';
import { portalFaults } from '#tests/faults/portal/portal-faults.ts';
import { behaviours } from './behaviour/behaviours.ts';
import { observe } from './behaviour/probe.ts';
import { failuresOf } from './command/failures.ts';
import type { Finding } from './kit/check.ts';
import { checks, examine } from './kit/kit.ts';
import { routeNamed } from './kit/routes.ts';
import { RunNotes } from './kit/run-notes.ts';
import { fakeAt, startOwnPortal } from './own-portal.ts';
import { portalSubject } from './portal-subject.ts';

/*
 * Faults and harmless differences, planted one at a time in a proxy before a right portal. Only the
 * check that has to find a fault is made, of the calls that show it.
 */

const told = (findings: readonly Finding[]) =>
  findings.map(({ route, problem, evidence }) => `${route}: ${problem}\n${evidence}`);

/** A whole run counts answers as slow from five seconds on; here nobody waits that long. */
const SLOW_MILLISECONDS = 100;

/** The server’s time between two faults, in milliseconds: for all, less than the day that the kit reads ahead. */
const BETWEEN_FAULTS = 4 * 60_000;

let running: FakeServer;
let api: string;
let faulty: Awaited<ReturnType<typeof startFaultyPortal>>;

beforeAll(async () => {
  const own = await startOwnPortal();
  running = own.running;
  api = own.under.address;
  faulty = await startFaultyPortal(api);
});
afterAll(async () => {
  await faulty.stop();
  await running.close();
});

// What a person may do some times an hour, such as a charge, many faults need.
afterEach(() => running.world.clock.move(BETWEEN_FAULTS));

/** The portal behind the proxy; several runs would share their sessions. */
const portalBehind = (notes: RunNotes) =>
  portalSubject({
    ...fakeAt(faulty.address, api),
    clockStands: true,
    hasEndlessBudgets: true,
    notes,
  });

/** Makes the one check or behaviour that has to find a fault. */
async function findingsOf({ foundBy, calls = [] }: PortalFault): Promise<readonly Finding[]> {
  const notes = new RunNotes(SLOW_MILLISECONDS);
  const portal = portalBehind(notes);
  const behaviour = behaviours.find(({ name }) => name === foundBy);
  if (behaviour) return (await observe(portal, behaviour)).findings;
  const check = checks.find(({ name }) => name === foundBy);
  const findings: Finding[] = [];
  for (const call of calls) {
    const route = routeNamed(portal.routes, call);
    // What shows in a whole run only is shown by a few requests, right and wrong.
    const names = check ? [foundBy] : ['valid requests', 'repeated reads', 'tokens'];
    const made = checks.filter(({ name }) => names.includes(name));
    for (const one of made) {
      findings.push(...(await examine(portal, route, one)).findings);
    }
  }
  return check ? findings : notes.findings();
}

test('each kind of bad token that a back end takes is a failure of its own', async () => {
  faulty.plant(takesAnyToken('/member/bonuses')());
  const portal = portalBehind(new RunNotes());
  const route = routeNamed(portal.routes, 'bonuses.one');
  // The member is the first who asks.
  const names = ['a good request', 'tokens', 'ended sessions', 'expired tokens'];
  const findings: Finding[] = [];
  for (const name of names) {
    for (const check of checks.filter((one) => one.name === name)) {
      findings.push(...(await examine(portal, route, check)).findings);
    }
  }
  const sources = { routes: portal.routes, uses: new Map(), isKnown: () => false };
  expect(failuresOf(findings, sources).map(({ cause }) => cause)).toEqual([
    "another member's request is not refused with 404 not_found",
    'a missing token is not refused with 401 token_missing',
    'a malformed token (“…”) is not refused with 401 token_invalid',
    'a header without a bearer token (“…”) is not refused with 401 token_missing or token_invalid',
    'a token of a session that was signed out is not refused with 401 token_invalid or token_expired',
    'an expired token is not refused with 401 token_expired',
  ]);
});

/** Calls with lists, money, wrong requests and one-time values, and the checks made of them. */
const sample = {
  'a good request': ['wallet.balance', 'promotions.list', 'records.transaction', 'bonuses.one'],
  lists: ['messages.list', 'records.transactions', 'promotions.list'],
  tokens: ['wallet.balance', 'games.addFavourite'],
  'addresses and methods': ['wallet.merchant'],
  'other origins': ['wallet.balance'],
  'repeated reads': ['lottery.popular'],
  'requests with a single fault': ['withdrawals.quote'],
} as const;

async function findingsOfSample(): Promise<readonly Finding[]> {
  const notes = new RunNotes();
  const portal = portalBehind(notes);
  const findings: Finding[] = [];
  for (const [name, calls] of Object.entries(sample)) {
    for (const check of checks.filter((one) => one.name === name)) {
      for (const call of calls) {
        const examined = await examine(portal, routeNamed(portal.routes, call), check);
        findings.push(...examined.findings);
      }
    }
  }
  return [...findings, ...notes.findings()];
}

describe('a right back end is not blamed for', () => {
  test.each(benignDifferences.map((one) => [one.name, one] as const))('%s', async (_, { make }) => {
    faulty.plant(make());
    expect(told(await findingsOfSample())).toEqual([]);
  });

  test('all differences at once, by any behaviour', async () => {
    faulty.plant(allAtOnce());
    const portal = portalBehind(new RunNotes());
    for (const behaviour of behaviours) {
      const { findings } = await observe(portal, behaviour);
      expect(told(findings), behaviour.name).toEqual([]);
    }
  });
});

test('every check, every behaviour and every flow has a fault that it has to find', () => {
  expect(new Set(portalFaults.map(({ name }) => name)).size).toBe(portalFaults.length);
  const found = new Set(portalFaults.map(({ foundBy }) => flowOf(foundBy)));
  const finders = [...checks, ...behaviours].map(({ name }) => flowOf(name));
  const missing = finders.filter((name) => !found.has(name));
  expect(missing, 'Plant a fault for these in tests/faults/portal').toEqual([]);
});

/** Of the journeys of a flow one is enough. */
function flowOf(name: string): string {
  const [flow = name] = name.split(' can be run: ');
  return flow;
}

test.each(portalFaults.map((fault) => [fault.name, fault] as const))(
  'a back end that %s is found out',
  async (_, fault) => {
    faulty.plant(fault.make());
    // What hinders a check to be finished is reported by the command as well.
    const said = await findingsOf(fault).then(
      (findings) => told(findings).join('\n'),
      (error: unknown) => String(error),
    );
    expect(said).toMatch(fault.says);
  },
);
