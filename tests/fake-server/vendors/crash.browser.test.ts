import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { crashRouter } from '#fake-server/vendors/crash/crash.router.ts';
import { createOperator } from './game-operator.ts';
import { openGame, shownBalance } from './open-game.ts';

/** A player who has the rocket before them in the portal. */
function sitDown(balance = 10_000) {
  const operator = createOperator(balance, 'crash');
  return openGame({ path: '/crash', router: crashRouter, operator });
}

const launch = (table: FrameLocator) => table.getByRole('button', { name: 'Lançar' });
const flights = (table: FrameLocator) =>
  table.getByRole('list', { name: 'Últimos voos' }).getByRole('listitem');

test('a flight is staked with its multiple, and its result stays visible (L6)', async () => {
  const { table, operator, heard, game } = await sitDown();
  await table.getByRole('button', { name: 'Aumentar a aposta' }).click();
  await table.getByRole('combobox', { name: 'Retirar em' }).selectOption({ label: '5,00×' });
  await table.getByText('Paga R$ 25,00 · Chance 19,40%').waitFor();
  await launch(table).click();
  await flights(table).first().waitFor();
  await expect
    .poll(heard)
    .toEqual([{ origin: game, type: 'round.settled', balance: operator.money() }]);
  expect([...operator.settled.values()]).toMatchObject([{ stake: 500, outcome: { target: 500 } }]);
  expect(await shownBalance(table)).toBe(operator.money());
});
