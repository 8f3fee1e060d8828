import { fireEvent } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allPages } from '#tests/journeys/steps/all-pages.ts';
import shell from '#web/i18n/messages/PT/shell.json';
import { type Failure, failures, staleToken } from './failures.ts';
import {
  closePortal,
  contractReads,
  journeyPortal,
  LATE_SECONDS,
  openPage,
  type PortalPage,
  type ReadAnswer,
  type ReadRequest,
  type Who,
} from './portal-page.tsx';

let page: PortalPage | undefined;
afterEach(() => page?.close());
afterAll(closePortal);
beforeAll(async () => {
  // The frame of every page, and the boards of home, load their parts late on a busy machine.
  for (const who of ['visitor', 'joao'] as const) {
    const first = await openPage('/', who, () => undefined);
    for (let second = 0; second < WARM_UP_SECONDS; second += 1) await first.pass(1);
    first.close();
  }
});

/** The frame reads these, and each has its own test. */
const shellReads: Readonly<Record<string, { readonly address: string; readonly who: Who }>> = {
  'site.permission': { address: '/rng', who: 'visitor' },
  'site.menu': { address: '/rng', who: 'visitor' },
  'site.resources': { address: '/rng', who: 'visitor' },
  'games.vendors': { address: '/rng', who: 'visitor' },
  'account.avatar': { address: '/member/personalHistoryCopy', who: 'joao' },
  'wallet.balance': { address: '/member/personalHistoryCopy', who: 'joao' },
  'messages.unread': { address: '/member/personalHistoryCopy', who: 'joao' },
};

/** Separate machines read these, and are proved with them. */
const readsOfMachines = new Set(['account.member', 'site.status', 'live.changes']);

/** Content on its own page, or behind a tab, by its address. Nothing has the number 1. */
const furtherStops = (
  [
    ['joao', '/member/messageV2?message=1'],
    ['joao', '/member/depositv2?record=1'],
    ['joao', '/member/withdraw?id=1'],
    ['joao', '/member/transactionHistory?transaction=1'],
    ['joao', '/member/personalHistoryCopy?round=1'],
    ['joao', '/member/bonusDetails?bonus=1'],
    ['joao', '/pointMall?view=lines'],
    ['joao', '/pointMall?view=redeemed'],
    ['joao', '/pointMall?view=earning'],
    ['joao', '/pvp?show=recent'],
    ['visitor', '/sports?show=hot'],
    ['joao', '/lottery?gameCode=loto-relampago&show=bets'],
    ['joao', '/lottery'],
    ['visitor', '/rng?page=capi'],
    ['carlos', '/agent/transactionDetails?line=1'],
    ['carlos', '/agent/contracts?contract=1'],
    ['carlos', '/agent/contracts?offer=dividend'],
    ['carlos', '/agent/account?part=accounts'],
    ['carlos', '/agent/account?part=results'],
  ] as const
).map(([who, address]) => ({ name: address, who, address, isOfNothing: address.endsWith('=1') }));

/** Each page for the people who see their own content there. */
const stops = Object.entries(allPages(journeyPortal))
  .flatMap(([name, { visitor, member, agent = [] }]) => [
    ...visitor.map((stop) => ({ name, who: 'visitor' as const, ...stop })),
    ...member.map((stop) => ({ name, who: 'joao' as const, ...stop })),
    ...agent.map((stop) => ({ name, who: 'carlos' as const, ...stop })),
  ])
  .filter(({ look }) => look === undefined)
  .map(({ name, who, address }) => ({ name, who, address, isOfNothing: false }))
  .concat(furtherStops);

const TYPED = 'digitado';
const WARM_UP_SECONDS = 6;
/** Long enough for the first tries of the schedule. */
const WATCHED_SECONDS = 20;
/** What the network loses is tried again at once within this. */
const AT_ONCE_SECONDS = 2;
/** The longest wait of the schedule, with its random part. */
const LONGEST_WAIT_SECONDS = 75;
const failed = new Set<string>();

function typeIntoFirstField(): HTMLInputElement | null {
  const field = document.querySelector<HTMLInputElement>(
    'main input:is([type=text], [type=search], :not([type])), main textarea',
  );
  if (field) fireEvent.change(field, { target: { value: TYPED } });
  return field;
}

/** The texts about failures on the page, and the typed text. */
const failureNotices = () =>
  [...document.querySelectorAll('[role=alert]')]
    .filter((each) => each.querySelector('h1, h2, h3'))
    .map((each) => each.textContent);

function pressEveryRetry(): void {
  for (const button of document.querySelectorAll('button')) {
    if (button.textContent === shell.retry) fireEvent.click(button);
  }
}

/** Reads that were asked for sooner than the schedule says: quick tries apart, by the addresses. */
function tooSoon(reads: readonly ReadRequest[], { waitSeconds }: Failure): readonly string[] {
  const byAddress = Map.groupBy(reads, ({ url }) => url);
  return [...byAddress].flatMap(([url, each]) => {
    const times = each.map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    return gaps.some((gap) => gap < waitSeconds) ? [`${url} at ${times.join(', ')}`] : [];
  });
}

/** How reads fail from now on, and which of them; null for none. */
type Failing = { readonly answer: ReadAnswer; readonly fails?: (name: string) => boolean } | null;

/** Opens a page whose reads fail, and checks that it stays still and retries by the schedule. */
async function openFailing(
  { address, who }: { readonly address: string; readonly who: Who },
  fails: (name: string) => boolean,
  first: Failure,
  standsStill = true,
) {
  let failing: Failing = first;
  page = await openPage(address, who, (name) => {
    if (!failing || !(failing.fails ?? fails)(name)) return undefined;
    failed.add(name);
    return failing.answer;
  });
  const opened = page;
  await opened.pass(AT_ONCE_SECONDS);
  const field = typeIntoFirstField();
  await opened.pass(0);
  // The search fails as well.
  await opened.pass(AT_ONCE_SECONDS);
  await opened.pass(AT_ONCE_SECONDS);
  opened.dropChanges();
  const before = opened.reads.length;
  await opened.pass(WATCHED_SECONDS);
  const changes = opened.takeChanges().filter((each) => !each.includes('Tente de novo em'));
  if (standsStill) expect(changes).toEqual([]);
  expect(
    tooSoon(
      opened.reads.slice(before).filter(({ name }) => fails(name)),
      first,
    ),
  ).toEqual([]);
  return {
    page: opened,
    failBy: (next: Failing) => {
      failing = next;
    },
    holdsWhatWasTyped: () => !field || (field.isConnected && field.value === TYPED),
  };
}

const noticesOtherThan = (text: string) =>
  failureNotices().filter((notice) => !notice.includes(text));
const isOfPage = (name: string) => !(name in shellReads) && !readsOfMachines.has(name);
const privateReads = new Set(
  contractReads.filter(({ isPublic }) => !isPublic).map(({ name }) => name),
);
const isPrivateOfPage = (name: string) => isOfPage(name) && privateReads.has(name);

describe('failing reads of a page (R10, S12, A19)', () => {
  test.each(stops.map((stop, index) => [stop.name, stop.who, stop, index] as const))(
    '%s, %s: it stands still, asks by the schedule, tells the truth and keeps what was typed',
    async (_name, _who, stop, index) => {
      const [first, ...others] = rotated(index);
      const opened = await openFailing(stop, isOfPage, first);
      const { failBy } = opened;
      const { pass, services, reads } = opened.page;
      expect(noticesOtherThan(first.text)).toEqual([]);

      let last = first;
      for (const next of others) {
        failBy(next);
        // Nothing is requested during the server's waiting time.
        await pass(last.waitSeconds);
        pressEveryRetry();
        await pass(AT_ONCE_SECONDS);
        expect(noticesOtherThan(next.text)).toEqual([]);
        last = next;
      }

      failBy({ answer: 'late' });
      await pass(last.waitSeconds);
      pressEveryRetry();
      await pass(AT_ONCE_SECONDS);
      expect(noticesOtherThan(last.text)).toEqual([]);
      // Content behind something else begins when that is loaded.
      await pass(LATE_SECONDS);
      pressEveryRetry();
      await pass(2 * LATE_SECONDS);
      expect(failureNotices()).toEqual([]);
      expect(opened.holdsWhatWasTyped()).toBe(true);

      failBy(first);
      void services.queryClient.invalidateQueries();
      await pass(AT_ONCE_SECONDS);
      // Loaded content stays; without any, the reason is shown again.
      expect(stop.isOfNothing ? noticesOtherThan(first.text) : failureNotices()).toEqual([]);
      expect(opened.holdsWhatWasTyped()).toBe(true);

      failBy({ answer: staleToken, fails: isPrivateOfPage });
      await pass(first.waitSeconds);
      const before = reads.length;
      void services.queryClient.invalidateQueries();
      await pass(LATE_SECONDS);
      const refused = reads.slice(before).filter(({ name }) => isPrivateOfPage(name));
      expect(new Set(refused.map(({ url }) => url)).size).toBe(refused.length);
      if (refused.length > 0) {
        expect(services.session.getSnapshot().value).toBe('visitor');
        expect(services.modals.getSnapshot().context.stack.at(-1)?.type).toBe('login');
      }
    },
  );
});

describe('failing reads of the frame (R10, S12, A19)', () => {
  const examples = Object.entries(shellReads).flatMap(([read, stop]) =>
    // The reads of a gate are checked for each kind.
    (read === 'site.permission' ? failures : rotated(read.length).slice(0, 1)).map(
      (failure) => [read, failure.name, stop, failure] as const,
    ),
  );
  test.each(examples)(
    '%s, by %s: the page stays, with what was typed',
    async (read, _, stop, how) => {
      // The waiting time of one read fails others, which recover afterwards.
      const opened = await openFailing(stop, (name) => name === read, how, how !== failures[1]);
      const heading = document.querySelector('main h1');
      opened.failBy(null);
      await opened.page.pass(LONGEST_WAIT_SECONDS);
      expect(heading?.isConnected).toBe(true);
      expect(opened.holdsWhatWasTyped()).toBe(true);
    },
  );
});

/** Reads that no page makes when it opens, and their callers. */
const readsElsewhere: readonly string[] = [
  // Dialogs.
  'site.domains',
  'content.announcements',
  'points.address',
  'security.lastSignIn',
  'withdrawals.toConfirm',
  'transfers.downlineTerms',
  'agents.dividendRequest',
  'agents.dailySalary',
  'agents.preview',
  // Forms, as somebody fills them in or sends them.
  'account.sealingKey',
  'account.captcha',
  'account.affiliateCheck',
  'deposits.quote',
  'withdrawals.quote',
  // Files that somebody saves.
  'records.allRounds',
  'records.allTransactions',
  'team.allPlay',
  'income.allLines',
  'security.dataPart',
  'withdrawals.proof',
  // Shown once something else is there.
  'applications.picture',
  'bonuses.rounds',
  'boards.winnerRank',
];

test('every read of the contract fails here, or is listed with its caller (R10)', () => {
  const missing = contractReads.map(({ name }) => name).filter((name) => !failed.has(name));
  const excused = [...readsElsewhere, ...readsOfMachines];
  expect(
    missing.filter((name) => !excused.includes(name)),
    'No page makes these as it is opened: name in this file what does',
  ).toEqual([]);
  expect(
    excused.filter((name) => !missing.includes(name)),
    'Take these names out of this file: a page makes them as it is opened, or they are gone',
  ).toEqual([]);
});

function rotated(by: number): readonly [Failure, ...Failure[]] {
  const at = by % failures.length;
  return [...failures.slice(at), ...failures.slice(0, at)] as [Failure, ...Failure[]];
}
