// @vitest-environment node
import { expect, test } from 'vitest';
import { memberMenu } from '#web/app/member-menus.ts';
import { bottomBar, sideMenu } from '#web/app/shell-menus.ts';
import type { MenuLink } from '#web/shared/page/menu-entry.ts';

const reader = {
  isTrial: false,
  isAgent: true,
  contracts: ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'],
  member: { toUpline: true, availablePromo: { REFERRAL: { enabled: true } } },
} as const;
const centre = memberMenu('member', reader);
const agents = memberMenu('agent', reader);

/** The pages of each group, in the order of the menu. */
const groupsOf = (menu: readonly MenuLink[]) => Map.groupBy(menu, ({ group }) => group ?? 'none');

test('every page of the member centre is in one of its four groups (W1)', () => {
  expect([...groupsOf(centre).keys()].toSorted()).toEqual([
    'account',
    'history',
    'money',
    'rewards',
  ]);
});

test('every page of the agent centre is in one of its three groups (C1)', () => {
  expect([...groupsOf(agents).keys()].toSorted()).toEqual(['income', 'office', 'team']);
});

test('an icon stands for one page in all menus of a person (W1)', () => {
  for (const area of [centre, agents]) {
    const seen = [...sideMenu, ...bottomBar, ...memberMenu('money', reader), ...area];
    const pathsOf = Map.groupBy(seen, ({ Icon }) => Icon);
    const shared = [...pathsOf].flatMap(([Icon, links]) => {
      const paths = new Set(links.map(({ path }) => path));
      return paths.size > 1 ? [`${Icon.name}: ${[...paths].join(', ')}`] : [];
    });
    expect(shared).toEqual([]);
  }
});
