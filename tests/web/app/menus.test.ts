// @vitest-environment node
import { expect, test } from 'vitest';
import { memberMenu } from '#web/app/member-menus.ts';
import type { MemberEntry } from '#web/app/page.ts';
import { bottomBar, sideMenu } from '#web/app/shell-menus.ts';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';

const paths = (links: readonly { readonly path: string }[]) => links.map(({ path }) => path);
const entry = (shownTo: MemberEntry['shownTo']): MemberEntry => ({
  menus: ['avatar'],
  Icon: GiftIcon,
  label: () => '',
  ...(shownTo && { shownTo }),
});
const member = { isTrial: false, isAgent: false };

test('the menus of the shell match the descriptions of the pages (S2, S13)', () => {
  expect(paths(sideMenu)).toEqual(['/', '/search', '/fav', '/promotions', '/pointMall']);
  expect(paths(bottomBar)).toEqual(['/', '/search', '/rng', '/live', '/promotions']);
});

test('the member centre and the menu behind the avatar have entries of their own (S1, W1)', () => {
  const centre = paths(memberMenu('member', member));
  const required = [
    '/member/profile',
    '/member/playerRank',
    '/member/depositv2',
    '/member/withdraw',
    '/member/payoutAccounts',
    '/member/transferFund',
    '/member/securityCenter',
    '/member/messageV2',
    '/member/notifications',
    '/member/playLimits',
    '/member/playPause',
    '/feedback',
    '/member/transactionHistory',
    '/member/personalHistoryCopy',
    '/member/personalProfit',
    '/member/personalYear',
    '/member/bonusDetails',
    '/member/rewardCenter',
    '/member/missionLeaderboard',
  ];
  expect(
    centre.filter((path) => required.includes(path)),
    'Describe these pages in web/app/page-tables/member-pages.ts in this order',
  ).toEqual(required);
  expect(paths(memberMenu('money', member))).toEqual(['/member/depositv2', '/member/withdraw']);
  // Short enough for a phone: rarely used entries are only in the member centre.
  expect(paths(memberMenu('avatar', member))).toEqual([
    '/member',
    '/member/depositv2',
    '/member/messageV2',
    // One press from anywhere (W10).
    '/member/playLimits',
    '/member/transactionHistory',
    '/member/personalHistoryCopy',
    '/fav',
  ]);
});

test('a trial account sees no entry for real accounts, and agents alone see theirs (A20)', () => {
  const described = {
    everybody: { paths: ['/everybody'], memberMenu: entry(undefined) },
    real: { paths: ['/real'], memberMenu: entry('realAccounts') },
    agents: { paths: ['/agents'], memberMenu: entry('agents') },
    nobody: { paths: ['/nobody'] },
  } as const;
  const seenBy = (reader: { readonly isTrial: boolean; readonly isAgent: boolean }) =>
    paths(memberMenu('avatar', reader, described));
  expect(seenBy(member)).toEqual(['/everybody', '/real']);
  expect(seenBy({ isTrial: true, isAgent: false })).toEqual(['/everybody']);
  expect(seenBy({ isTrial: false, isAgent: true })).toEqual(['/everybody', '/real', '/agents']);
  expect(paths(memberMenu('member', member, described))).toEqual([]);
});

const seenWith = (toUpline: boolean) =>
  paths(memberMenu('member', { ...member, member: { toUpline } }));

const seenByInviter = (enabled: boolean) => {
  const invites = { toUpline: false, availablePromo: { REFERRAL: { enabled } } };
  return paths(memberMenu('member', { ...member, member: invites }));
};

test('only people who may invite friends see the link (W1)', () => {
  expect(seenByInviter(true)).toContain('/member/referral');
  expect(seenByInviter(false)).not.toContain('/member/referral');
});

test('only people who may send money to an upline see the link (W2)', () => {
  expect(seenWith(true)).toContain('/member/transferUpline');
  expect(seenWith(false)).not.toContain('/member/transferUpline');
});

test('what somebody is stopped from is in none of their menus (W10)', () => {
  const stopped = { acts: ['paysIn', 'rewards'], reason: 'break', changesAt: null } as const;
  const paused = { toUpline: false, stopped: { ...stopped, acts: [...stopped.acts] } };
  const all = (['member', 'money', 'avatar'] as const).flatMap((menu) =>
    paths(memberMenu(menu, { isTrial: false, isAgent: false, member: paused })),
  );
  expect(all).toContain('/member/withdraw');
  for (const path of ['depositv2', 'rewardCenter', 'missionLeaderboard', 'referral']) {
    expect(all).not.toContain(`/member/${path}`);
  }
});
