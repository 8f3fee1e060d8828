import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { SETTINGS_REVISION_HEADER } from '#contract/settings-revision.ts';
import type { PublishingCall } from '#fake-server/settings/setting.ts';
import { settingConflicts } from '#fake-server/settings/setting-conflicts.ts';
import {
  patchAt,
  type SettingRow,
  settingAt,
  settingRows,
} from '#fake-server/settings/setting-rows.ts';
import { type Settings, usualSettings, withPatch } from '#fake-server/settings/settings.ts';
import { createSettings } from '#fake-server/settings/settings-store.ts';
import {
  type SettingVersionRow,
  type SettingVersionTable,
  settingVersionTable,
} from '#fake-server/store/site/setting-versions.ts';
import { routesOf } from '#tests/contract/kit/routes.ts';
import { everyWayToPay } from '#tests/support/ways-to-pay.ts';
import { signIn } from './support/api.ts';
import { controlCalls } from './support/control-calls.ts';
import { anyValue, goodValues, wrongValues } from './support/setting-values.ts';
import { sharedServer } from './support/shared-world.ts';
import { FIRST_MOMENT } from './support/test-world.ts';

/** The reads that show settings before anything is done. */
const reads = routesOf(contract).filter(({ name }) =>
  [
    'site.permission',
    'site.resources',
    'account.registerSettings',
    'account.registrationRules',
    'content.notices',
    'promotions.list',
    'help.centre',
    'boards.winnerBoard',
    'security.state',
    'moneyPasswords.state',
    'playLimits.list',
    'playPauses.state',
    'payoutAccounts.list',
    'wallet.consolidated',
    'deposits.terms',
    'withdrawals.terms',
    'transfers.uplineTerms',
    'transfers.downlineTerms',
    'points.config',
    'referral.terms',
    'feedback.terms',
  ].includes(name),
);

/** Settings that no read shows: an action after them does, each with its own answer. */
const shownWhenUsed: ReadonlySet<string> = new Set([
  'smsExpiryMinutes',
  'captchaAfterFailures',
  'withdrawals.noticeMinutes',
  'withdrawals.answerMinutes',
  'withdrawals.complaintDays',
  'payoutAccounts.usualMinutes.bank',
  'sessionHours',
  'proofMinutes',
  'repeatedSignInMinutes',
  'twoStep.wrongTries',
  'twoStep.lockMinutes',
  'twoStep.openMinutes',
  'passkeys.openMinutes',
  'phoneLimits.codesPerMinute',
  'phoneLimits.codesPerHour',
  'phoneLimits.codesPerDay',
  'phoneLimits.wrongCodesPerHour',
  'moneyPasswords.lockMinutes',
  'contacts.undoDays',
  'accountRecovery.waitDays',
  'accountRecovery.openDays',
  'dataExport.cooldownDays',
  'playLimits.reminderDays',
  'pictures.megapixels',
  'stakeBounds.min',
  'stakeBounds.max',
  'trialMoney',
]);

/** Somebody of the agent's team. */
/** The reads' answers before anything is changed, by call name. */
/** The control page, as it is drawn. */
const server = await sharedServer({ slotGames: 10 });
server.world.clock.freeze(true);
const token = await signIn(server.localUrl, 'maria', 'aurora2026');
const agentToken = await signIn(server.localUrl, 'fernanda', 'aurora2026');
const agent = server.world.members.byAccount('fernanda');
if (!agent) throw new Error('The agent is not there.');
const level = server.world.downline.level(agent, undefined, { pageNo: 1, pageSize: 1 });
const memberId = level.members[0]?.memberId ?? '';
// Each way to pay has terms to change.
server.world.settings.change(everyWayToPay);
// The server pays agents once a minute, and the agent's balance is in an answer.
server.world.incomes.runIfDue();
const before = await shown();
const page = await (await fetch(`${server.portalUrl}/control`)).text();

const { post } = controlCalls(() => server.portalUrl);

/** The reads' answers: to a visitor, or to a member if for members. */
async function shown(): Promise<ReadonlyMap<string, string>> {
  const query = `?language=EN&types=B,PL,H,PU,PR&url=http://localhost&memberId=${memberId}`;
  const answers = await Promise.all(
    reads.map(async ({ name, path, metadata }) => {
      const bearer = metadata.auth === 'agent' ? agentToken : token;
      const headers = metadata.auth === 'none' ? {} : { authorization: `Bearer ${bearer}` };
      const answer = await fetch(`${server.localUrl}/api${path}${query}`, { headers });
      expect(answer.status, name).toBeLessThan(500);
      // The address of the VIP desk is sealed again for each caller.
      return [name, (await answer.text()).replaceAll(/"path":"[^"]*"/gu, '"path":""')] as const;
    }),
  );
  return new Map(answers);
}

/** What an open page meets by its next call, whatever that is. */
async function revision(): Promise<string | null> {
  const answer = await fetch(`${server.localUrl}/api/wallet/balance`);
  expect(answer.status).toBe(401);
  return answer.headers.get(SETTINGS_REVISION_HEADER);
}

/** Another value that the setting may have now. */
function otherValue(row: SettingRow, settings: Settings): unknown {
  const value = JSON.stringify(settingAt(settings, row.name));
  return goodValues(row).find(
    (other) =>
      JSON.stringify(other) !== value &&
      settingConflicts(withPatch(settings, patchAt(row.name, other))).length === 0,
  );
}

describe.each(settingRows)('the setting $name', (row) => {
  test('is set on the control page, shown at once and kept, and open pages are told (G6, T14)', async () => {
    const { live, members, settings } = server.world;
    const { id } = members.byAccount('maria') ?? { id: 0 };
    const { current } = settings;
    const value = settingAt(current, row.name);
    const revisionBefore = await revision();
    const { id: after } = live.since(id, undefined);
    expect(page).toContain(`data-setting="${row.name}"`);
    const other = otherValue(row, current);
    expect(other).toBeDefined();

    const published = await post('settings', { changes: patchAt(row.name, other) });
    expect(published.status).toBe(200);
    expect(settings.current).toEqual(withPatch(current, patchAt(row.name, other)));
    // By the next answer that a page gets, and at once where it listens.
    expect(await revision()).not.toBe(revisionBefore);
    expect(live.since(id, after).topics).toEqual(['status']);
    const answers = await shown();
    const changed = reads
      .map(({ name }) => name)
      .filter((name) => answers.get(name) !== before.get(name));
    const isShownByRead = changed.length > 0;
    expect(
      isShownByRead,
      isShownByRead
        ? `Take ${row.name} out of shownWhenUsed: ${changed.join(', ')} shows it`
        : `No read shows ${row.name}: publish it, or name it in shownWhenUsed if only an action does`,
    ).toBe(!shownWhenUsed.has(row.name));
    for (const [call, name] of Object.entries(row.publishedAs)) {
      expect(valueIn(answers, call as PublishingCall, name, row)).toEqual(other);
    }
    // A restart reads the stored settings.
    expect(settingAt(restarted().current, row.name)).toEqual(other);

    await post('settings', { changes: patchAt(row.name, value) });
    expect(settings.current).toEqual(current);
    expect(await revision()).not.toBe(revisionBefore);
  });

  test('has no value outside its range (T14)', async () => {
    const { settings } = server.world;
    const { current } = settings;
    const answers = await Promise.all(
      wrongValues(row).map((wrong) => post('settings', { changes: patchAt(row.name, wrong) })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect(settings.current).toBe(current);
  });
});

/** A call's answer under the published name of a setting or its group. */
function valueIn(
  answers: ReadonlyMap<string, string>,
  call: PublishingCall,
  name: string,
  row: SettingRow,
): unknown {
  const { value } = JSON.parse(answers.get(call) ?? '{}') as { value: Record<string, unknown> };
  const [, ...inner] = row.name.split('.');
  return inner.reduce<unknown>(
    (group, key) => (group as Record<string, unknown>)[key],
    value[name],
  );
}

/** The settings after a restart; older versions only take time. */
function restarted() {
  const table = settingVersionTable(server.world.database);
  return started({ ...table, newestFirst: () => table.newestFirst().slice(0, 1) });
}

/** A table without a store. */
function listedVersions(): SettingVersionTable {
  const rows: SettingVersionRow[] = [];
  return { add: (row) => rows.unshift(row), newestFirst: () => [...rows] };
}

function started(table: SettingVersionTable) {
  return createSettings(table, { now: () => FIRST_MOMENT });
}

test('any settings in their ranges are read again as they were kept', () => {
  const anyPatches = fc
    .subarray([...settingRows], { maxLength: 12 })
    .chain((rows) =>
      fc.tuple(...rows.map((row) => anyValue(row).map((value) => ({ name: row.name, value })))),
    );
  fc.assert(
    fc.property(anyPatches, (changes) => {
      const table = listedVersions();
      const settings = started(table);
      for (const { name, value } of changes) settings.change(patchAt(name, value));
      const again = started(table);
      expect(again.current).toEqual(settings.current);
      expect(again.rules).toEqual(settings.rules);
      expect(again.versions).toEqual(settings.versions);
      const asUsual = settingRows.filter((row) => !changes.some(({ name }) => name === row.name));
      for (const { name, usual } of asUsual) expect(settingAt(again.current, name)).toEqual(usual);
      settings.reset();
      expect(started(table).current).toEqual(usualSettings);
    }),
  );
});

describe('the revision of the settings', () => {
  test('is the same after a start with the same settings, so that no page reads again', () => {
    const table = listedVersions();
    const settings = started(table);
    expect(started(table).revision).toBe(settings.revision);
    settings.change({ minimumAge: 21 });
    expect(started(table).revision).toBe(settings.revision);
  });

  test('never comes back, not even where the settings do', () => {
    const settings = started(listedVersions());
    const revisions = [settings.revision];
    for (const minimumAge of [21, 18, 21]) {
      settings.change({ minimumAge });
      revisions.push(settings.revision);
    }
    settings.reset();
    revisions.push(settings.revision);
    expect(new Set(revisions).size).toBe(revisions.length);
  });
});
