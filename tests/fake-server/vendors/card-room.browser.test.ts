import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardRoomRouter } from '#fake-server/vendors/card-room/card-room.router.ts';
import { createOperator } from './game-operator.ts';
import { openGame, shownBalance } from './open-game.ts';

/** A player who sits at the table in the portal. */
function sitDown(balance = 10_000) {
  const operator = createOperator(balance, 'cards');
  return openGame({
    path: '/card-room',
    router: (ports) => cardRoomRouter({ ...ports, now: () => 0 }),
    operator,
  });
}

const deal = (table: FrameLocator) => table.getByRole('button', { name: 'Dar cartas' });
const goIn = (table: FrameLocator) => table.getByRole('button', { name: /^Apostar/u });
const fold = (table: FrameLocator) => table.getByRole('button', { name: 'Desistir' });
const past = (table: FrameLocator) =>
  table.getByRole('list', { name: 'Últimas rodadas' }).getByRole('listitem');
const others = (table: FrameLocator) =>
  table.getByRole('list', { name: 'Outros jogadores' }).locator('.seat');

test('a hand is dealt, played, and shown beside those of the others (L6, L8)', async () => {
  const { page, table, operator } = await sitDown();
  expect(await others(table).count()).toBe(3);
  await table.getByRole('button', { name: 'Aumentar a aposta' }).click();
  await deal(table).focus();
  await page.keyboard.press('Enter');
  await table.getByText('Sua vez: apostar ou desistir?').waitFor();
  await table.getByText('Pote R$ 20,00', { exact: true }).waitFor();
  expect(operator.money()).toBe(9_500);
  // The press that deals presses neither of the two.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await goIn(table).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await goIn(table).textContent()).toMatch(/^Apostar R\$\s5,00$/u);
  await page.keyboard.press('Enter');
  await past(table).first().waitFor();
  const [{ outcome, stake } = { outcome: {}, stake: 0 }] = operator.settled.values();
  expect(stake).toBe(1_000);
  expect(outcome).toMatchObject({ ante: 500, isIn: true });
  expect(await table.locator('.others .card').count()).toBe(9);
  expect(await table.locator('.won').count()).toBe(1);
  expect(await shownBalance(table)).toBe(operator.money());
  await expect.poll(() => operator.shown.length).toBe(1);
});

test('a folded hand costs only its ante', async () => {
  const { table, operator } = await sitDown();
  await deal(table).click();
  await fold(table).click();
  await past(table).first().waitFor();
  const [round] = operator.settled.values();
  expect(round).toMatchObject({ state: 'settled', stake: 100, outcome: { isIn: false } });
  expect(operator.money()).toBe(9_900 + (round?.win ?? 0));
  expect(await shownBalance(table)).toBe(operator.money());
});

test('a hand waits for its player through a reload, and is staked once (L5a)', async () => {
  const { page, table, operator } = await sitDown();
  await deal(table).click();
  await table.getByText('Sua vez').waitFor();
  const cards = await table.locator('.own .card').allTextContents();
  await page.reload();
  await table.getByText('Sua vez').waitFor();
  expect(await table.locator('.own .card').allTextContents()).toEqual(cards);
  await goIn(table).click();
  await past(table).first().waitFor();
  expect(operator.settled.size).toBe(1);
  expect(await shownBalance(table)).toBe(operator.money());
});

test('a decision with a lost answer is asked about again, and counts once (L5a)', async () => {
  const player = await sitDown();
  const { table, page, operator } = player;
  player.expectProblem(/ERR_FAILED/);
  await deal(table).click();
  await table.getByText('Sua vez').waitFor();
  let lost = 0;
  await page.route('**/card-room/rounds/decisions', async (route) => {
    if (lost === 3) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await goIn(table).click();
  await table.getByText('O jogo não está respondendo').waitFor();
  await table.getByRole('button', { name: 'Tentar de novo' }).click();
  await past(table).first().waitFor();
  expect([...operator.settled.values()].map(({ stake }) => stake)).toEqual([200]);
  expect(await shownBalance(table)).toBe(operator.money());
});

test('says when the balance cannot pay the bet, and still lets the player fold', async () => {
  const player = await sitDown(30);
  const { table, operator } = player;
  player.expectProblem(/409/u);
  await deal(table).click();
  await goIn(table).click();
  await table.getByText('Seu saldo é insuficiente').waitFor();
  await fold(table).click();
  await past(table).first().waitFor();
  expect([...operator.settled.values()]).toMatchObject([{ stake: 20, outcome: { isIn: false } }]);
});
