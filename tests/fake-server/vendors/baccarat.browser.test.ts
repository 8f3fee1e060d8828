import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { baccaratRouter } from '#fake-server/vendors/baccarat/baccarat.router.ts';
import type { VisitorOptions } from '#tests/support/page.ts';
import { createOperator } from './game-operator.ts';
import { openGame, shownBalance } from './open-game.ts';

/** A player who has the table open in the portal. */
function sitDown(options: Partial<VisitorOptions> = {}, balance = 10_000) {
  const operator = createOperator(balance, 'table');
  return openGame({ ...options, path: '/baccarat', router: baccaratRouter, operator });
}

const spot = (table: FrameLocator, name: string) =>
  table.getByRole('button', { name: new RegExp(`^${name} [\\d,]+:1`) });
const deal = (table: FrameLocator) => table.getByRole('button', { name: 'Dar cartas' });
const beads = (table: FrameLocator) =>
  table.getByRole('region', { name: 'Últimas rodadas' }).getByRole('listitem');

/** Runs in each page: timers pause until the pauses are ended, and then fire at once. */
function holdPauses(): void {
  const held: (() => void)[] = [];
  const start = window.setTimeout.bind(window);
  let areHeld = true;
  Reflect.set(window, 'setTimeout', (run: () => void) => {
    if (!areHeld) return start(run, 0);
    held.push(run);
    return -held.length;
  });
  Reflect.set(window, 'endPauses', () => {
    areHeld = false;
    for (const run of held.splice(0)) start(run, 0);
  });
}

test('a round that was never shown is dealt again in another page of the table (L5a)', async () => {
  const { page, table, operator } = await sitDown({ context: { reducedMotion: 'no-preference' } });
  await page.context().addInitScript(holdPauses);
  await page.reload();
  await spot(table, 'Banca').click();
  const played = page.waitForResponse((response) => response.url().endsWith('/baccarat/rounds'));
  await deal(table).click();
  await played;
  await page.evaluate(() => document.querySelector('iframe')?.remove());
  expect(operator.shown).toEqual([]);
  const other = await page.context().newPage();
  await other.goto('/?session=open&lang=pt-BR');
  // Nothing reveals the result before.
  await other.frameLocator('iframe').getByText('Concluindo sua última rodada').waitFor();
  expect(await beads(other.frameLocator('iframe')).count()).toBe(0);
  expect(operator.shown).toEqual([]);
  await other
    .frameLocator('iframe')
    .locator('html')
    .evaluate(() => {
      (Reflect.get(window, 'endPauses') as () => void)();
    });
  // All the cards are turned over before the player has seen them.
  await expect.poll(() => operator.shown).toEqual([...operator.settled.keys()]);
  const again = other.frameLocator('iframe');
  expect(await beads(again).count()).toBe(1);
  expect(await shownBalance(again)).toBe(operator.money());
  expect(operator.settled.size).toBe(1);
});

test('rounds are staked by chips and keys, and reported to the portal (L6)', async () => {
  const { page, table, operator, heard, game } = await sitDown();
  await spot(table, 'Banca').click();
  await spot(table, 'Par da banca').click();
  await deal(table).click();
  await beads(table).first().waitFor();
  await expect
    .poll(heard)
    .toEqual([{ origin: game, type: 'round.settled', balance: operator.money() }]);
  expect([...operator.settled.values()]).toMatchObject([
    { stake: 40, outcome: { stakes: { banker: 20, bankerPair: 20 } } },
  ]);
  expect(await shownBalance(table)).toBe(operator.money());
  // Each side's cards and points are there for people who do not see them.
  const hand = table.getByRole('region', { name: /^Jogador: \d pontos?$/ });
  expect(await hand.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
  expect(await hand.getByRole('listitem').first().textContent()).toMatch(
    / de (espadas|copas|ouros|paus)$/,
  );

  await table.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await spot(table, 'Empate').focus();
  await page.keyboard.press('Enter');
  await deal(table).focus();
  await page.keyboard.press('Enter');
  await beads(table).nth(1).waitFor();
  await table.getByRole('button', { name: 'Repetir' }).click();
  await deal(table).click();
  await beads(table).nth(2).waitFor();
  const stakes = [...operator.settled.values()].map(({ stake }) => stake);
  expect(stakes).toEqual([40, 100, 100]);
});

test('deals nothing without a stake, or with one above the balance', async () => {
  const { table, operator } = await sitDown({}, 30);
  await deal(table).dispatchEvent('click');
  await table.getByText('Escolha uma ficha').waitFor();
  await spot(table, 'Banca').click();
  await spot(table, 'Banca').click();
  await table.getByText('Seu saldo é insuficiente').waitFor();
  await deal(table).dispatchEvent('click');
  await table.getByRole('button', { name: 'Limpar' }).click();
  await table.getByText('Escolha uma ficha').waitFor();
  expect(operator.settled.size).toBe(0);
});

test('shows at once that the balance fell in another tab', async () => {
  const player = await sitDown();
  const { table, operator } = player;
  player.expectProblem(/409/);
  await spot(table, 'Jogador').click();
  operator.playElsewhere(-9_990);
  await deal(table).click();
  await table.getByText('Seu saldo é insuficiente').waitFor();
  expect(await shownBalance(table)).toBe(10);
  operator.playElsewhere(500);
  await table.locator('#game').evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await deal(table).click();
  await beads(table).first().waitFor();
  expect(operator.settled.size).toBe(1);
});
