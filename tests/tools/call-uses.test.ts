import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { readCallUses } from '#tools/flows/call-uses.ts';

const uses = await readCallUses();

test('says which states of which flow need a call, and on which pages it is made (T12)', () => {
  const { states = [], pages } = uses.get('withdrawals.create') ?? {};
  expect(states.map(({ flowTitle, state }) => [flowTitle, state])).toEqual([
    ['Withdrawal', 'requesting'],
  ]);
  expect(pages).toEqual(['/member/withdraw']);
});

test('follows parts that are loaded later, and dialogs that are opened by name', () => {
  expect(uses.get('points.redeem')?.pages).toEqual(['/pointMall']);
  expect(uses.get('games.list')?.pages).toContain('/rng');
});

test('a call of the frame concerns every page', () => {
  expect(uses.get('messages.unread')).toMatchObject({ isEverywhere: true, pages: [] });
});

test('knows nearly every call of the contract, and no other', () => {
  const calls = Object.entries(contract).flatMap(([domain, names]) =>
    Object.keys(names).map((name) => `${domain}.${name}`),
  );
  expect([...uses.keys()].filter((call) => !calls.includes(call))).toEqual([]);
  // Calls that the code picks at run time, such as `api.promotions[action]`, are unknown.
  expect(uses.size).toBeGreaterThan(calls.length * 0.9);
});
