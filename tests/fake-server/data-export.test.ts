import { describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { dataSections, leftOut } from '#fake-server/store/data-export/sections.ts';
import { PART_LENGTH } from '#fake-server/store/data-export/table.ts';
import { newMember } from './support/new-member.ts';
import { memberOf, playRound } from './support/played-rounds.ts';
import { sharedWorld } from './support/shared-world.ts';
import { FIRST_MOMENT, refusalOf } from './support/test-world.ts';

const DAY = 24 * 60 * 60_000;
const origin = { browser: 'Firefox', system: 'Windows', place: 'Recife, BR' };
const fileSchema = z.record(z.string(), z.unknown());
const listSchema = z.array(z.record(z.string(), z.unknown()));
const nameSchema = z.object({ name: z.string() });
const columnSchema = z.object({ name: z.string(), table: z.string().optional() });

let now = FIRST_MOMENT;

const world = await sharedWorld({ machineTime: () => now });

const state = (id: number) => world.dataExport.state(id);
function makeAll(): void {
  while (world.dataExport.makeDue());
}
function partsOf(id: number): string[] {
  const { file } = state(id);
  if (!file) throw new Error('There is no file.');
  return Array.from({ length: file.parts }, (_, index) =>
    world.dataExport.part({ id }, { id: file.id, part: index + 1 }, origin),
  );
}
function fileOf(id: number) {
  world.dataExport.ask(id, origin);
  makeAll();
  const text = partsOf(id).join('');
  return { text, file: fileSchema.parse(JSON.parse(text)) };
}
const events = (id: number) =>
  world.security.events(id, { pageNo: 1, pageSize: 9 }).events.map(({ kind }) => kind);
const titles = (id: number) =>
  world.database
    .statement<{ words: string }>('SELECT words FROM messages WHERE member_id = ?')
    .all(id)
    .filter(({ words }) => words.includes('Your data is ready')).length;
const row = (sql: string, ...values: (string | number)[]) =>
  world.database.statement<Record<string, unknown>>(sql).get(...values);

describe('a file of the own data (W5)', () => {
  test('is made in the background, notified, downloaded twice, and expires', async () => {
    const { id } = newMember(world);
    expect(state(id)).toMatchObject({
      state: 'none',
      file: null,
      nextRequestAt: null,
      retentionDays: 7,
    });
    const requested = world.dataExport.ask(id, origin);
    expect(requested).toMatchObject({ state: 'requested', file: null, expiresAt: null });
    // With two tabs, the second gets the running export.
    expect(world.dataExport.ask(id, origin)).toEqual(requested);
    expect(titles(id)).toBe(0);
    makeAll();
    const expiresAt = new Date(now + 7 * DAY).toISOString();
    expect(state(id)).toMatchObject({ state: 'ready', expiresAt });
    expect(titles(id)).toBe(1);
    // A person who has just got a file is not given another.
    expect(world.dataExport.ask(id, origin)).toEqual(state(id));
    expect(partsOf(id)).toEqual(partsOf(id));
    expect(events(id)).toEqual([
      'dataExportDownloaded',
      'dataExportDownloaded',
      'dataExportRequested',
    ]);

    const first = { id: state(id).file?.id ?? '', part: 1 };
    const other = newMember(world);
    const download = (who: number, wanted: { id: string; part: number }) =>
      refusalOf(() => world.dataExport.part({ id: who }, wanted, origin));
    expect(await download(other.id, first)).toBe('not_found');
    expect(await download(id, { ...first, part: 99 })).toBe('not_found');
    now += 7 * DAY;
    expect(state(id)).toMatchObject({ state: 'expired', file: null, nextRequestAt: null });
    expect(await download(id, first)).toBe('not_found');
    makeAll();
    expect(row('SELECT count(*) AS n FROM data_file_parts WHERE file_id = ?', first.id)).toEqual({
      n: 0,
    });
    expect(world.dataExport.ask(id, origin).state).toBe('requested');
  });

  test('can be requested again after the cooldown, and replaces the old one', async () => {
    const { id } = newMember(world);
    fileOf(id);
    const { file, nextRequestAt } = state(id);
    expect(nextRequestAt).toBe(new Date(now + DAY).toISOString());
    now += DAY;
    expect(world.dataExport.ask(id, origin).state).toBe('requested');
    const old = { id: file?.id ?? '', part: 1 };
    expect(await refusalOf(() => world.dataExport.part({ id }, old, origin))).toBe('not_found');
  });

  test('continues after a failure, and has everything once', () => {
    const { id } = newMember(world);
    world.dataExport.ask(id, origin);
    const rename = (from: string, to: string) =>
      world.database.statement(`ALTER TABLE ${from} RENAME TO ${to}`).run();
    rename('favourites', 'favourites_away');
    makeAll();
    expect(state(id).state).toBe('requested');
    rename('favourites_away', 'favourites');
    makeAll();
    expect(state(id).state).toBe('requested');
    now += 5_000;
    makeAll();
    expect(state(id).state).toBe('ready');
    expect(titles(id)).toBe(1);
    const names = partsOf(id)
      .join('')
      .match(/^"\w+": /gmu);
    expect(names).toEqual(dataSections.map(({ name }) => `"${name}": `));
  });

  test('is deleted when the account has closed', () => {
    const { id } = newMember(world);
    world.dataExport.ask(id, origin);
    world.members.setClosing(id, now);
    makeAll();
    expect(row('SELECT count(*) AS n FROM data_files WHERE member_id = ?', id)).toEqual({ n: 0 });
    expect(titles(id)).toBe(0);
  });

  test('has every line of a long record once, in bounded parts', () => {
    const { id } = newMember(world);
    world.database.transaction(() => {
      for (let number = 0; number < 6_000; number += 1) {
        world.wallet.post({ memberId: id, key: `gift-${number}`, kind: 'credit', amount: 1 });
      }
    });
    world.dataExport.ask(id, origin);
    // Other calls come between.
    expect(world.dataExport.makeDue()).toBe(true);
    expect(state(id).state).toBe('requested');
    makeAll();
    const parts = partsOf(id);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(PART_LENGTH + 1);
    const file = fileSchema.parse(JSON.parse(parts.join('')));
    const lines = listSchema.parse(file['accountRecord']);
    expect(lines.map(({ balanceAfter }) => balanceAfter)).toEqual(
      Array.from({ length: 6_000 }, (_, index) => index + 1),
    );
  });

  test('contains what the account has, with no secret and no other person', () => {
    const maria = memberOf(world, 'maria');
    playRound(world, 'maria');
    playRound(world, 'maria', { state: 'open' });
    const { text, file } = fileOf(maria.id);
    expect(file).toMatchObject({ schemaVersion: 1, profile: { account: 'maria' } });
    const count = (table: string) =>
      row(`SELECT count(*) AS n FROM ${table} WHERE member_id = ?`, maria.id)?.['n'];
    for (const [name, table] of [
      ['withdrawals', 'withdrawals'],
      ['deposits', 'deposits'],
      ['payoutAccounts', 'payout_accounts'],
      ['bonuses', 'bonuses'],
      ['feedback', 'feedback'],
    ] as const) {
      expect(listSchema.parse(file[name]), name).toHaveLength(Number(count(table)));
    }
    const rounds = [file['rounds'], file['roundsUnderWay']].flatMap((list) =>
      listSchema.parse(list),
    );
    expect(rounds).toHaveLength(Number(count('rounds')));
    // The result of a bet is only included after its end.
    expect(listSchema.parse(file['roundsUnderWay']).map((round) => Object.keys(round))).toEqual([
      ['id', 'game', 'stake', 'playedAt'],
    ]);
    expect(rounds.length).toBeGreaterThan(1);
    const withheld = dataSections.flatMap(({ table, owner, withheld: columns = [] }) =>
      owner === undefined || owner === 't.member_id' || owner === 't.id'
        ? columns
            .filter((column) => /hash|secret|token|voucher/u.test(column))
            .flatMap((column) =>
              world.database
                .statement<{ value: unknown }>(
                  `SELECT ${column} AS value FROM ${table} t WHERE ${owner ?? 't.member_id'} = ?`,
                )
                .all(maria.id),
            )
        : [],
    );
    const secrets = withheld.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
    expect(secrets.length).toBeGreaterThan(0);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

function all<Row>(schema: z.ZodType<Row>, sql: string): Row[] {
  return z.array(schema).parse(world.database.statement<Record<string, unknown>>(sql).all());
}

test('every table with rows of a person is in the file, or has a reason (W5)', () => {
  const tables = all(
    nameSchema,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  ).map(({ name }) => name);
  const columnsOf = (table: string) =>
    all(columnSchema, `PRAGMA table_info(${table})`).map(({ name }) => name);
  const parents = new Map(
    tables.map((table) => [
      table,
      all(columnSchema.pick({ table: true }), `PRAGMA foreign_key_list(${table})`).map(
        (key) => key.table ?? '',
      ),
    ]),
  );
  // A person's own rows, and what hangs on them.
  const personal = new Set(['members']);
  for (let size = 0; size < personal.size; ) {
    size = personal.size;
    for (const [table, above] of parents) {
      if (columnsOf(table).includes('member_id') || above.some((name) => personal.has(name))) {
        personal.add(table);
      }
    }
  }
  const exported = new Set(dataSections.map(({ table }) => table));
  const undecided = [...personal].filter((table) => !exported.has(table) && !(table in leftOut));
  expect(
    undecided,
    'Give these tables a section in fake-server/store/data-export, or a reason in leftOut',
  ).toEqual([]);
  expect(
    Object.keys(leftOut).filter((table) => exported.has(table) || !personal.has(table)),
  ).toEqual([]);

  for (const table of exported) {
    const sections = dataSections.filter((section) => section.table === table);
    const known = new Set(
      sections.flatMap(({ fields, withheld = [], owner }) => [
        ...Object.keys(fields),
        ...withheld,
        (owner ?? 't.member_id').replace(/^t\./u, ''),
      ]),
    );
    const columns = columnsOf(table);
    expect(
      columns.filter((column) => !known.has(column)),
      `${table}: told or withheld?`,
    ).toEqual([]);
  }
  expect(new Set(dataSections.map(({ name }) => name)).size).toBe(dataSections.length);
});
