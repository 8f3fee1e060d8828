import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { type PublishedWays, WAYS_CALL } from '#contract/flow-ways-types.ts';
import { usualSettings } from '#fake-server/settings/settings.ts';
import { createSettings } from '#fake-server/settings/settings-store.ts';
import { openDatabase } from '#fake-server/store/database.ts';
import { KEPT_VERSIONS, settingVersionTable } from '#fake-server/store/site/setting-versions.ts';
import { controlCalls } from './support/control-calls.ts';
import { sharedServer } from './support/shared-world.ts';
import { FIRST_MOMENT } from './support/test-world.ts';

const server = await sharedServer({ slotGames: 1 });
const { settings } = server.world;
const { post, read } = controlCalls(() => server.portalUrl);
const versionSchema = z.object({
  version: z.int(),
  publishedAt: z.string().nullable(),
  differences: z.array(z.object({ name: z.string(), was: z.string(), now: z.string() })).nullable(),
  sameAs: z.int().nullable(),
});

/** The published versions, newest first. */
async function versions() {
  return z.object({ versions: z.array(versionSchema) }).parse(await read('state')).versions;
}

/** The number of the version in force. */
const latest = () => settings.versions[0].version;

/** The version that the flows page reads, and one of its ways. */
async function waysNow() {
  const answer = await fetch(server.portalUrl + WAYS_CALL);
  const { version, ways } = (await answer.json()) as PublishedWays;
  return { version, freePlay: ways.find(({ id }) => id === 'session.freePlay') };
}

beforeEach(() => {
  settings.reset();
});

describe('settings are published as versions (T14)', () => {
  test('several changes are one version, which says what was and what is', async () => {
    const base = latest();
    const changes = { minimumAge: 21, geetest: false, withdrawals: { minimum: 2_500 } };
    expect((await post('settings', { base, changes })).status).toBe(200);
    expect(settings.current).toMatchObject(changes);
    const [newest, before] = await versions();
    expect(newest).toEqual({
      version: base + 1,
      publishedAt: server.world.clock.moment(),
      differences: [
        { name: 'geetest', was: 'on', now: 'off' },
        { name: 'minimumAge', was: '18 years', now: '21 years' },
        { name: 'withdrawals.minimum', was: '20 money', now: '25 money' },
      ],
      sameAs: null,
    });
    expect(before?.version).toBe(base);
  });

  test('a second press, and a repeat after a lost answer, publish nothing more', async () => {
    const base = latest();
    const request = { base, changes: { minimumAge: 21, geetest: false } };
    const answers = await Promise.all([post('settings', request), post('settings', request)]);
    answers.push(await post('settings', request));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(latest()).toBe(base + 1);
  });

  test('what was made on an older version is refused, and nothing is changed', async () => {
    const base = latest();
    await post('settings', { base, changes: { minimumAge: 21 } });
    const answer = await post('settings', { base, changes: { minimumAge: 25, geetest: false } });
    expect(answer).toEqual({
      status: 409,
      body: { error: `Version ${base + 1} has been published in the meantime.` },
    });
    expect(settings.current).toMatchObject({ minimumAge: 21, geetest: true });
    // On the newer version it is published.
    const changes = { minimumAge: 25, geetest: false };
    expect((await post('settings', { base: base + 1, changes })).status).toBe(200);
    expect(settings.current).toMatchObject(changes);
  });

  test('an older version is restored as a new one, and the history says which', async () => {
    const base = latest();
    await post('settings', { changes: { minimumAge: 21, languages: ['EN'] } });
    await post('settings', { changes: { minimumAge: 25, geetest: false } });
    const restored = await read(`settings/versions/${base + 1}`);
    expect(restored).toEqual({ changes: { minimumAge: 21, geetest: true } });
    await post('settings', { base: base + 2, ...(restored as object) });
    expect(settings.current).toMatchObject({ minimumAge: 21, languages: ['EN'], geetest: true });
    const [newest] = await versions();
    expect(newest).toMatchObject({ version: base + 3, sameAs: base + 1 });
    expect(await read('settings/versions/9999')).toEqual({ error: 'This version is not kept.' });
  });
});

const age = (minimumAge: number) => ({ minimumAge });

/** Settings with their own store, and how often a change was reported. */
function opened() {
  const database = openDatabase(':memory:');
  const table = settingVersionTable(database);
  let changes = 0;
  const open = () =>
    createSettings(table, {
      now: () => FIRST_MOMENT,
      onChange: () => {
        changes += 1;
      },
    });
  return { database, table, settings: open(), open, changes: () => changes };
}

test('a draft is told what it changes, opens and closes, what is wrong, and what came between (T14)', async () => {
  const base = latest();
  await post('settings', { changes: { affiliate: false } });
  const changes = {
    toggles: { mobileRegistration: 0 },
    flags: { CHNGPASSVERIF3: 1 },
    minimumAge: 200,
    languages: [],
    withdrawals: { minimum: 2_000_000 },
    noLongerThere: 1,
  };
  expect(await post('settings/preview', { base, changes })).toEqual({
    status: 200,
    body: {
      version: base + 1,
      differences: [
        { name: 'toggles.mobileRegistration', title: 'Mobile registration', was: 'on', now: 'off' },
        {
          name: 'withdrawals.minimum',
          title: 'Minimum per withdrawal',
          was: '20 money',
          now: '20000 money',
        },
      ],
      problems: [
        {
          names: ['minimumAge'],
          title: 'Minimum age',
          message: 'Enter a whole number from 1 to 99 years.',
        },
        { names: ['languages'], title: 'Languages', message: 'Choose at least one.' },
        {
          names: ['withdrawals.minimum', 'withdrawals.maximum'],
          title: 'Minimum per withdrawal',
          message: "'Minimum per withdrawal' would be above 'Maximum per withdrawal'.",
        },
      ],
      meanwhile: [{ name: 'affiliate', title: 'Affiliate codes', was: 'on', now: 'off' }],
      ways: [{ flow: 'registration', title: 'Registration with a mobile number', opens: false }],
    },
  });
  expect(latest()).toBe(base + 1);
});

test('the flows page reads which ways are open, as published last (T14)', async () => {
  const setting = 'toggles.freePlay';
  const freePlay = { id: 'session.freePlay', flow: 'session' };
  const base = latest();
  expect(await waysNow()).toEqual({
    version: base,
    freePlay: { ...freePlay, isOpen: true, needs: [{ setting, value: true, isMet: true }] },
  });
  await post('settings', { changes: { toggles: { freePlay: 0 } } });
  expect(await waysNow()).toEqual({
    version: base + 1,
    freePlay: { ...freePlay, isOpen: false, needs: [{ setting, value: false, isMet: false }] },
  });
});

describe('the kept versions', () => {
  test('are so many, the usual settings always among them, and the same after a restart', () => {
    const { settings: kept, open, database } = opened();
    for (let at = 1; at <= KEPT_VERSIONS + 2; at += 1) kept.change(age(18 + at));
    const numbers = kept.versions.map(({ version }) => version);
    expect(numbers).toHaveLength(KEPT_VERSIONS + 1);
    expect([numbers[0], ...numbers.slice(-2)]).toEqual([KEPT_VERSIONS + 2, 3, 0]);
    expect(kept.versions.at(-1)).toMatchObject({ settings: usualSettings, publishedAt: null });
    const again = open();
    expect(again.versions.map(({ version }) => version)).toEqual(numbers);
    expect(again.versions[0]).toEqual(kept.versions[0]);
    // The changes of the oldest one are no longer known.
    expect(again.versions.at(-2)).toMatchObject({ version: 3, differences: null });
    database.close();
  });

  test('are all as before where one cannot be stored whole', () => {
    const { database, table, settings: kept, open, changes } = opened();
    for (let at = 1; at <= KEPT_VERSIONS; at += 1) kept.change(age(18 + at));
    database
      .statement(
        `CREATE TRIGGER stop BEFORE DELETE ON setting_versions BEGIN SELECT RAISE(ABORT, 'stop'); END`,
      )
      .exec();
    const before = { rows: table.newestFirst(), current: kept.current, revision: kept.revision };
    expect(() => kept.change({ geetest: false })).toThrow('stop');
    expect(table.newestFirst()).toEqual(before.rows);
    expect(kept).toMatchObject({ current: before.current, revision: before.revision });
    expect(open().current).toEqual(before.current);
    expect(changes()).toBe(KEPT_VERSIONS);
    database.close();
  });
});
