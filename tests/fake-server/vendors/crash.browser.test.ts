import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { crashRouter } from '#fake-server/vendors/crash/crash.router.ts';
import { expectNoViolations } from '#tests/support/axe.ts';
import { createOperator } from './game-operator.ts';
import { expectNothingCovered } from './nothing-covered.ts';
import { openGame, shownBalance } from './open-game.ts';

/** A player who has the rocket before them in the portal. */
function sitDown(balance = 10_000) {
  const operator = createOperator(balance, 'crash');
  return openGame({ path: '/crash', router: crashRouter, operator });
}

const launch = (table: FrameLocator) => table.getByRole('button', { name: 'Lançar' });
const flights = (table: FrameLocator) =>
  table.getByRole('list', { name: 'Últimos voos' }).getByRole('listitem');

test('a flight is staked with its multiple, and what it reached is kept in sight (L6)', async () => {
  const { table, operator, heard, game } = await sitDown();
  await table.getByRole('button', { name: 'Aumentar a aposta' }).click();
  await table.getByRole('combobox', { name: 'Sair em' }).selectOption({ label: '5,00×' });
  await table.getByText('Paga R$ 25,00 · Chance 19,40%').waitFor();
  await launch(table).click();
  await flights(table).first().waitFor();
  await expect
    .poll(heard)
    .toEqual([{ origin: game, type: 'round.settled', balance: operator.money() }]);
  expect([...operator.settled.values()]).toMatchObject([{ stake: 500, outcome: { target: 500 } }]);
  expect(await shownBalance(table)).toBe(operator.money());
});

test('a flight is staked once when its answers are lost, and comes back after a reload (L5a)', async () => {
  const player = await sitDown();
  const { page, table, operator, trouble } = player;
  player.expectProblem(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  trouble.lostAnswers = 20;
  await launch(table).click();
  await table.getByText('O jogo não respondeu').waitFor();
  expect(await table.getByRole('combobox', { name: 'Sair em' }).isDisabled()).toBe(true);
  trouble.lostAnswers = 0;
  await page.reload();
  await flights(table).first().waitFor();
  expect(operator.settled.size).toBe(1);
  expect(await shownBalance(table)).toBe(operator.money());
});

test('a flight that another page was left with is shown with the multiple that it had (L5a)', async () => {
  const { page, table, operator } = await sitDown();
  operator.rounds.settle(
    { token: 'open', roundId: 'left-flight-1', stakes: { flight300: 100 } },
    () => ({ stake: 100, win: 300, reached: 450, target: 300 }),
  );
  const asked = page.waitForRequest((request) => request.url().endsWith('/crash/rounds'));
  await page.reload();
  expect((await asked).postDataJSON()).toMatchObject({ stakes: { flight300: 100 } });
  await table.getByText('Você ganhou').waitFor();
  expect(await flights(table).allTextContents()).toEqual(['4,50×']);
  await expect.poll(() => operator.shown).toEqual(['left-flight-1']);
});

test('nothing covers anything in the frames of phones and laptops, and axe finds nothing', async () => {
  const { page, table, game } = await sitDown();
  await launch(table).waitFor();
  const parts = table.locator('.sky, .verdict, .stepper button, #stake, #target, .spin, #balance');
  await expectNothingCovered(page, parts);
  await page.goto(`${game}/crash/play?session=open`);
  await page.getByRole('button', { name: 'Lançar' }).waitFor();
  await expectNoViolations(page, 'the rocket');
  await page.getByRole('button', { name: 'Regras e limites' }).click();
  await expectNoViolations(page, 'the rules');
});
