import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { rouletteRouter } from '#fake-server/vendors/roulette/roulette.router.ts';
import { createOperator } from './game-operator.ts';
import { openGame, shownBalance } from './open-game.ts';

/** A player who has the wheel open in the portal. */
function sitDown(balance = 10_000) {
  const operator = createOperator(balance, 'roulette');
  return openGame({ path: '/roulette', router: rouletteRouter, operator });
}

const spot = (table: FrameLocator, name: string) =>
  table.getByRole('button', { name: new RegExp(`^${name}(\\.|$)`, 'u') });
const spin = (table: FrameLocator) => table.getByRole('button', { name: 'Girar', exact: true });
const numbers = (table: FrameLocator) =>
  table.getByRole('list', { name: 'Últimos números' }).getByRole('listitem');

test('chips can be staked and removed, and hits are marked (L6)', async () => {
  const { page, table, operator } = await sitDown();
  await spot(table, 'Preto').click();
  await spot(table, 'Preto').click();
  await spot(table, 'Número 17').click();
  await table.getByRole('button', { name: 'Preto. Apostado: R$ 0,40' }).waitFor();
  const clear = table.getByRole('button', { name: 'Limpar' });
  await clear.press('Enter');
  expect(await clear.getAttribute('aria-disabled')).toBe('true');
  // A person who plays by keys goes on from where they were.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await clear.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await spin(table).getAttribute('aria-disabled')).toBe('true');
  await table.getByText('Escolha uma ficha').waitFor();

  // One of them holds every number but zero.
  for (const name of ['1ª dúzia', '2ª dúzia', '3ª dúzia', 'Número 0']) {
    await spot(table, name).click();
  }
  await spin(table).click();
  await numbers(table).first().waitFor();
  expect(await shownBalance(table)).toBe(operator.money());
  const [{ outcome } = { outcome: undefined }] = operator.settled.values();
  expect(outcome).toMatchObject({ stake: 80, stakes: { dozen1: 20, n0: 20 } });
  expect(await numbers(table).first().textContent()).toBe(
    String(outcome && 'pocket' in outcome ? outcome.pocket : ''),
  );
  // The number and its dozen.
  await expect.poll(() => table.locator('.hit').count()).toBe(2);

  await table.getByRole('button', { name: 'Repetir' }).click();
  expect(await table.locator('.hit').count()).toBe(0);
  await spin(table).click();
  await numbers(table).nth(1).waitFor();
  expect([...operator.settled.values()].map(({ stake }) => stake)).toEqual([80, 80]);
});

test('a spin with lost answers is staked once, and pressed again asks about it (L5a)', async () => {
  const player = await sitDown();
  const { table, operator, trouble } = player;
  player.expectProblem(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  trouble.lostAnswers = 20;
  await spot(table, 'Vermelho').click();
  await spin(table).click();
  await table.getByText('O jogo não está respondendo').waitFor();
  trouble.lostAnswers = 0;
  await table.getByRole('button', { name: 'Tentar de novo' }).click();
  await numbers(table).first().waitFor();
  expect(operator.settled.size).toBe(1);
  expect(await shownBalance(table)).toBe(operator.money());
});

test('warns of a stake above the balance before and at the press, and does not spin', async () => {
  const { table, operator } = await sitDown(30);
  await spot(table, 'Par').click();
  await spot(table, 'Par').click();
  await table.getByText('Seu saldo é insuficiente').waitFor();
  await spin(table).dispatchEvent('click');
  await table.getByText('Seu saldo é insuficiente').waitFor();
  expect(operator.settled.size).toBe(0);
});
