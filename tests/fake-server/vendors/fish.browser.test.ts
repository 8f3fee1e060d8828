import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { seaCreature } from '#fake-server/content/artwork/brand/sea-creatures.ts';
import { fishRouter } from '#fake-server/vendors/fish/fish.router.ts';
import { createOperator } from './game-operator.ts';
import { openGame, shownBalance } from './open-game.ts';

/** A player who has the sea before them in the portal. */
function sitDown(balance = 10_000, seed = 11) {
  const operator = createOperator(balance, 'fish', seed);
  return openGame({
    path: '/fish',
    router: (ports) => fishRouter({ ...ports, picture: seaCreature }),
    operator,
  });
}

const shoot = (table: FrameLocator) => table.getByRole('button', { name: 'Atirar', exact: true });
const prey = (table: FrameLocator, name: string) =>
  table.getByRole('button', { name: new RegExp(`^Atirar em ${name}: paga`, 'u') });
const shots = (table: FrameLocator) =>
  table.getByRole('list', { name: 'Últimas rodadas' }).getByRole('listitem');

test('a target can be chosen and shot at by keyboard, repeatedly (L6)', async () => {
  const { page, table, operator } = await sitDown();
  await table.getByText('Escolha um alvo para atirar.').waitFor();
  await prey(table, 'Sardinha').focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
  await table
    .getByRole('button', { name: 'Atirar em Peixe-palhaço: paga 3×, chance 32,00%' })
    .waitFor();
  await page.keyboard.press('Enter');
  await shots(table).first().waitFor();
  expect(await prey(table, 'Peixe-palhaço').getAttribute('aria-pressed')).toBe('true');
  await shoot(table).click();
  await shots(table).nth(1).waitFor();
  const played = [...operator.settled.values()].map(({ outcome }) => outcome);
  expect(played).toMatchObject([{ creature: 'clownfish' }, { creature: 'clownfish' }]);
  expect(await shownBalance(table)).toBe(operator.money());
});

test('a burst goes on shot by shot until the first catch, each with its own stake', async () => {
  const { table, operator } = await sitDown();
  await table.getByRole('combobox', { name: 'Tiros' }).selectOption({ label: '10 tiros' });
  await prey(table, 'Sardinha').click();
  await table.getByText('Você ganhou').waitFor();
  const wins = [...operator.settled.values()].map(({ win }) => win);
  expect(wins.at(-1)).toBeGreaterThan(0);
  expect(wins.slice(0, -1).every((win) => win === 0)).toBe(true);
  expect(wins.length).toBeLessThanOrEqual(10);
  await expect.poll(() => shoot(table).getAttribute('aria-disabled')).toBe('false');
  expect(operator.settled.size).toBe(wins.length);
});

test('a burst ends at a press of the button', async () => {
  const { table, operator } = await sitDown();
  await table.getByRole('combobox', { name: 'Tiros' }).selectOption({ label: '10 tiros' });
  // Hardly ever caught.
  await prey(table, 'Dragão do mar').click();
  await prey(table, 'Tubarão').dispatchEvent('click');
  await shots(table).first().waitFor();
  await expect.poll(() => shoot(table).getAttribute('aria-disabled')).toBe('false');
  expect(operator.settled.size).toBe(1);
});
