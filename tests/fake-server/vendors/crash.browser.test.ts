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

test('a pause waits for the flight, and no other starts until it is over (W10)', async () => {
  const { page, table, operator, heard } = await sitDown();
  const tell = (type: string) =>
    page.locator('iframe').evaluate((frame, told) => {
      (frame as HTMLIFrameElement).contentWindow?.postMessage({ type: told }, '*');
    }, type);
  const types = async () => (await heard()).map((message): unknown => Reflect.get(message, 'type'));
  await launch(table).click();
  await tell('game.pause');
  await expect.poll(types).toEqual(['round.settled', 'game.paused']);
  await table.getByText('Em pausa', { exact: true }).waitFor();
  // Whatever had the focus has it no more.
  await page.keyboard.press('Enter');
  expect(operator.settled.size).toBe(1);
  await tell('game.resume');
  await launch(table).press('Enter');
  await expect.poll(() => operator.settled.size).toBe(2);
});
