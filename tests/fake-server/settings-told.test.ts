import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { SETTINGS_REVISION_HEADER } from '#contract/settings-revision.ts';
import type { SettingRow, SettingValue } from '#fake-server/control/setting-row.ts';
import { settingRows } from '#fake-server/control/setting-rows.ts';
import { createSettings } from '#fake-server/settings/settings-store.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { routesOf } from '#tests/contract/kit/routes.ts';
import { signIn } from './support/api.ts';
import { controlCalls } from './support/control-calls.ts';
import { startTestServer } from './support/test-server.ts';

/** The reads that show settings before anything is done. */
const reads = routesOf(contract).filter(({ name }) =>
  [
    'site.permission',
    'account.registerSettings',
    'content.notices',
    'promotions.list',
    'help.centre',
    'boards.winnerBoard',
    'security.state',
    'moneyPasswords.state',
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

/** Settings that no read shows: what is done after them says them, each with its own answer. */
const shownWhenUsed: ReadonlySet<string> = new Set([
  'smsExpiryMinutes',
  'captchaAfterFailures',
  'withdrawals.noticeMinutes',
  'withdrawals.answerMinutes',
  'withdrawals.complaintDays',
  'sessionHours',
  'proofMinutes',
  'repeatedSignInMinutes',
  'twoStep.wrongTries',
  'twoStep.lockMinutes',
  'moneyPasswords.lockMinutes',
  'contacts.undoDays',
  'wayBack.waitDays',
  'wayBack.openDays',
  'ownData.betweenDays',
  'pictures.megapixels',
  'stakeBounds.least',
  'stakeBounds.most',
  'trialMoney',
]);

const allWays = ['pix', 'bankTransfer', 'card', 'ewallet', 'crypto'];

let server: FakeServer;
let token: string;
let agentToken: string;
/** Somebody of the agent's team. */
let memberId: string;
/** What the reads answer before anything is changed. */
let before: string;
beforeAll(async () => {
  server = await startTestServer({ slotGames: 10 });
  server.world.clock.freeze(true);
  token = await signIn(server.localUrl, 'maria', 'aurora2026');
  agentToken = await signIn(server.localUrl, 'fernanda', 'aurora2026');
  const agent = server.world.members.byAccount('fernanda');
  if (!agent) throw new Error('The agent is not there.');
  const level = server.world.downline.level(agent, undefined, { pageNo: 1, pageSize: 1 });
  memberId = level.members[0]?.memberId ?? '';
  // Each way to pay has terms to change.
  await post('settings', { depositMethods: allWays });
  before = await shown();
});
afterAll(() => server.close());

const { post } = controlCalls(() => server.portalUrl);

/** What the reads answer: to a visitor, or to a member where they are for members. */
async function shown(): Promise<string> {
  const query = `?language=EN&types=B,PL,H,PU,PR&url=http://localhost&memberId=${memberId}`;
  const answers = await Promise.all(
    reads.map(async ({ path, metadata }) => {
      const bearer = metadata.auth === 'agent' ? agentToken : token;
      const headers = metadata.auth === 'none' ? {} : { authorization: `Bearer ${bearer}` };
      return (await fetch(`${server.localUrl}/api${path}${query}`, { headers })).text();
    }),
  );
  // The address of the VIP desk is sealed anew for each caller.
  return answers.join('\n').replaceAll(/"path":"[^"]*"/gu, '');
}

/** What an open page meets by its next call, whatever that is. */
async function revision(): Promise<string | null> {
  const answer = await fetch(`${server.localUrl}/api/wallet/balance`);
  expect(answer.status).toBe(401);
  return answer.headers.get(SETTINGS_REVISION_HEADER);
}

/** Another value that the row accepts. */
function otherValue({ input }: SettingRow, value: SettingValue | undefined): SettingValue {
  if (input.kind === 'switch') {
    return JSON.stringify(value) === JSON.stringify(input.on) ? input.off : input.on;
  }
  if (input.kind === 'choice') {
    return input.choices.find(([name]) => name !== value)?.[0] ?? '';
  }
  const step = Number(value) + input.scale > input.maximum ? -input.scale : input.scale;
  return Number(value) + step;
}

describe.each(settingRows)('the setting $name', (row) => {
  test('is shown at once, and open pages are told (G6)', async () => {
    const { live, members, settings } = server.world;
    const { id } = members.byAccount('maria') ?? { id: 0 };
    const value = row.read(settings.current);
    const revisionBefore = await revision();
    const { id: after } = live.since(id, undefined);
    expect((await post('settings', { [row.name]: otherValue(row, value) })).status).toBe(200);
    expect(row.read(settings.current)).not.toEqual(value);
    // By the next answer that a page gets, and at once where it listens.
    expect(await revision()).not.toBe(revisionBefore);
    expect(live.since(id, after).topics).toEqual(['status']);
    expect((await shown()) !== before).toBe(!shownWhenUsed.has(row.name));
    await post('settings', { [row.name]: value });
    expect(await shown()).toBe(before);
    expect(await revision()).not.toBe(revisionBefore);
  });
});

describe('the revision of the settings', () => {
  const kept = new Map<string, string>();
  const started = () =>
    createSettings({
      read: (name) => kept.get(name),
      write: (name, value) => kept.set(name, value),
    });

  test('is the same after a start with the same settings, so that no page reads anew', () => {
    const settings = started();
    expect(started().revision).toBe(settings.revision);
    settings.change({ minimumAge: 21 });
    expect(started().revision).toBe(settings.revision);
  });

  test('never comes back, not even where the settings do', () => {
    const settings = started();
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
