import type { FrameLocator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GamePorts } from '#fake-server/vendors/games/game.answers.ts';
import { slotRouter } from '#fake-server/vendors/slot/slot.router.ts';
import type { VisitorOptions } from '#tests/support/page.ts';
import { createOperator } from './game-operator.ts';
import { openGame, shownBalance } from './open-game.ts';

const symbol = () =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"/>';
const router = (ports: GamePorts) => slotRouter({ ...ports, symbol });

/** A player who has the game open in the portal. */
function sitDown(
  options: Partial<VisitorOptions> = {},
  { session = 'open', balance = 10_000, seed = 11 } = {},
) {
  const operator = createOperator(balance, 'slot', seed);
  return openGame({ ...options, path: '/slot', router, operator, session });
}

const spinButton = (table: FrameLocator) => table.locator('.spin[aria-disabled=false]');
/** Waits until so many rounds have come to rest. */
const isShown = (table: FrameLocator, rounds: number) =>
  table.locator(`.recent:has(li:nth-child(${rounds}))`).waitFor();

describe('a round', () => {
  test('updates the shown and announced balance, until it is spent in another tab', async () => {
    const player = await sitDown();
    const { page, table, operator, heard, game } = player;
    await spinButton(table).click();
    await isShown(table, 1);
    expect(await heard()).toEqual([
      { origin: game, type: 'round.settled', balance: operator.money() },
    ]);
    expect(operator.settled.size).toBe(1);
    expect(await shownBalance(table)).toBe(operator.money());

    // Once however long it is held.
    await spinButton(table).waitFor();
    await table.locator('h1').click();
    await page.keyboard.down(' ');
    await page.keyboard.down(' ');
    await page.keyboard.up(' ');
    await isShown(table, 2);
    await spinButton(table).waitFor();
    expect(operator.settled.size).toBe(2);

    player.expectProblem(/409/);
    operator.playElsewhere(10 - operator.money());
    await spinButton(table).click();
    await table.getByText('Seu saldo é insuficiente').waitFor();
    expect(await shownBalance(table)).toBe(10);
    expect((await heard()).slice(2)).toEqual([
      { origin: game, type: 'funds.short' },
      { origin: game, type: 'round.settled', balance: 10 },
    ]);
    expect(operator.settled.size).toBe(2);
  });

  test('is staked once when its answers are lost, and is shown after a reload', async () => {
    const player = await sitDown();
    const { page, table, operator, trouble } = player;
    player.expectProblem(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
    // Chromium itself asks again on a connection that it used before: more than the page's three.
    trouble.lostAnswers = 20;
    await spinButton(table).click();
    await table.getByText('O jogo não está respondendo').waitFor();
    trouble.lostAnswers = 0;
    await page.reload();
    await isShown(table, 1);
    expect(await shownBalance(table)).toBe(operator.money());
    expect(operator.settled.size).toBe(1);
  });

  test('that was never shown comes first in another page of the game, once (L5a)', async () => {
    const { page, table, operator } = await sitDown({
      context: { reducedMotion: 'no-preference' },
    });
    await spinButton(table).waitFor();
    // Reels that never stop while the page is open.
    await table.locator('html').evaluate(() => {
      Element.prototype.animate = new Proxy(Reflect.get(Element.prototype, 'animate'), {
        apply(animate, element, given) {
          const motion = Reflect.apply(animate, element, given) as Animation;
          motion.pause();
          return motion;
        },
      });
    });
    const played = page.waitForResponse((response) => response.url().endsWith('/slot/rounds'));
    await spinButton(table).click();
    await played;
    // The page closes before the reels stop, with everything that it had stored.
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    expect(operator.shown).toEqual([]);
    const other = await page.context().newPage();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    await other.goto('/?session=open&lang=pt-BR');
    const again = other.frameLocator('iframe');
    await isShown(again, 1);
    await expect.poll(() => operator.shown).toEqual([...operator.settled.keys()]);
    expect(operator.settled.size).toBe(1);
    expect(await shownBalance(again)).toBe(operator.money());

    await other.reload();
    await spinButton(again).waitFor();
    await again.getByText('Boa sorte!').waitFor();
  });

  test('cannot start with a stake above the balance', async () => {
    // With this seed the first round wins nothing.
    const { table, operator } = await sitDown({}, { balance: 20, seed: 13 });
    await table.getByRole('button', { name: 'Aumentar a aposta' }).click();
    await table.getByText('Seu saldo é insuficiente').waitFor();
    // A person can press a disabled control, and nothing may happen.
    await table.getByRole('button', { name: 'Girar' }).dispatchEvent('click');
    await table.getByRole('button', { name: 'Diminuir a aposta' }).click();
    await table.getByText('Boa sorte!').waitFor();
    expect(operator.settled.size).toBe(0);

    await spinButton(table).click();
    await isShown(table, 1);
    expect(operator.money()).toBeLessThan(20);
    await table.getByText('Sem prêmio desta vez').waitFor();
    await table.getByRole('button', { name: 'Girar' }).dispatchEvent('click');
    await table.getByText('Seu saldo é insuficiente').waitFor();
    expect(operator.settled.size).toBe(1);
  });
});

test('the rules show the lines and the symbols of the game (L5b)', async () => {
  const { table } = await sitDown();
  await table.getByText('Retorno ao jogador 96,16%').first().waitFor();
  await table.getByRole('button', { name: 'Regras e tabela de pagamentos' }).click();
  // The wild symbol is that of the game's own title.
  const wild = table.locator('dialog img[src*="/wild.svg?"]').first();
  expect(new URL(await wild.evaluate((image: HTMLImageElement) => image.src)).search).toBe(
    '?game=game-1&title=Fortuna+do+Sol',
  );
  expect(await wild.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await table.getByRole('heading', { name: 'Linhas', exact: true }).waitFor();
});

test('an ended session is reported on the page and to the portal, and so is leaving', async () => {
  const player = await sitDown({}, { session: 'closed' });
  const { table, heard, game } = player;
  player.expectProblem(/401/);
  await table.getByText('Esta sessão de jogo terminou').waitFor();
  await table.getByRole('button', { name: 'Sair do jogo' }).click();
  await expect.poll(heard).toEqual([
    { origin: game, type: 'session.ended' },
    { origin: game, type: 'game.closed' },
  ]);
});
