import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RouteMetadata } from '#contract/call.ts';
import { contract } from '#contract/index.ts';
import type * as people from '#tests/fake-server/support/new-member.ts';
import shell from '#web/i18n/messages/PT/shell.json';
import submission from '#web/i18n/messages/PT/submission.json';
import { accountRows } from './account-rows.ts';
import { agentRows } from './agent-rows.ts';
import { press, read, see } from './hands.ts';
import { loadByNode } from './load-by-node.ts';
import { type LostPage, openSharedPortal, type SharedPortal } from './lost-page.tsx';
import type { LostRow, LostRows } from './lost-row.ts';
import { memberRows } from './member-rows.ts';
import { moneyRows } from './money-rows.ts';
import { visitorRows } from './visitor-rows.ts';

/*
 * The answer to every call with an effect is lost, on the page that sends it and over the real
 * server: once before the server has done it, once after. The person is told what is known, can
 * continue, and in the end sees what really happened.
 */

const { newMember } = (await loadByNode(
  'tests/fake-server/support/new-member.ts',
)) as typeof people;

const rows: LostRows = {
  ...visitorRows,
  ...memberRows,
  ...moneyRows,
  ...accountRows,
  ...agentRows,
};
const seen = Object.entries(rows).filter(
  (entry): entry is [string, LostRow] => !('unseen' in entry[1]),
);

interface Route {
  readonly method: string;
  readonly metadata: RouteMetadata;
}
const routes = Object.entries(
  contract as unknown as Readonly<Record<string, Readonly<Record<string, Route>>>>,
).flatMap(([domain, calls]) =>
  Object.entries(calls).map(([name, route]) => [`${domain}.${name}`, route] as const),
);
const withEffect: ReadonlyMap<string, Route> = new Map(
  routes.filter(([, { method, metadata }]) => method !== 'GET' && !metadata.readOnly),
);

let portal: SharedPortal;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal.close());

test('every call with an effect is tested (S12)', () => {
  expect(
    [...withEffect.keys()].filter((call) => !(call in rows)),
    'Add a row for these calls to a table of tests/web/lost, such as member-rows.ts',
  ).toEqual([]);
  expect(
    Object.keys(rows).filter((call) => !withEffect.has(call)),
    'Take these rows out of tests/web/lost: no call with an effect has this name',
  ).toEqual([]);
});

async function openAt(row: LostRow) {
  const { world } = portal;
  const id = row.as ? await row.as(world) : newMember(world).id;
  const { token } =
    id === null ? { token: null } : world.sessions.open(id, 'nothing', row.isProved ?? true);
  const page = await portal.open(typeof row.at === 'string' ? row.at : row.at(world), token);
  await row.begin?.(page);
  return page;
}

/** Loses the answer before and after the act, and has it found at last. */
async function loseTwice(page: LostPage, call: string, row: LostRow): Promise<void> {
  const countsOnce = withEffect.get(call)?.metadata.once === true;
  const hasScreen = countsOnce && !row.again;
  const again = row.again ?? (hasScreen ? () => press(submission.checkAgain) : row.press);
  const notice = row.lost ?? (hasScreen ? submission.unanswered.title : shell.answerLost);

  const notArrived = page.lose(call, 'before');
  await row.press(page);
  await notArrived;
  await read(notice);

  const unanswered = page.lose(call, 'after');
  await again(page);
  await unanswered;
  if (hasScreen) await read(notice);
  page.find();
  // What does not count once is seen in what the page reads by itself.
  if (countsOnce || row.isSentAgain) await again(page);
}

describe('a lost answer (W2, A12)', () => {
  test.for(seen)('%s', async ([call, row]) => {
    const page = await openAt(row);
    if (row.isShownOnce) {
      const unanswered = page.lose(call, 'after');
      await row.press(page);
      await unanswered;
    } else await loseTwice(page, call, row);
    await see(row.done);
    row.after?.(portal.world);
  });
});
