import type { FrameLocator, Locator } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { createRandom } from '#fake-server/kernel/random.ts';
import { gameAssetsRouter } from '#fake-server/vendors/games/game.router.ts';
import { sportsRouter } from '#fake-server/vendors/sports/sports.router.ts';
import { createSportsSimulator } from '#fake-server/vendors/sports/sports.simulator.ts';
import type { GameOperator } from '#fake-server/world/ports/game-operator.ts';
import { expectNoViolations } from '#tests/support/axe.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openVisitor, type VisitorOptions } from '#tests/support/page.ts';
import { framingPortal } from './framing-portal.ts';
import { createOperator } from './game-operator.ts';
import { serve } from './serve.ts';

/** Two in the afternoon in São Paulo. */
const AFTERNOON = Date.UTC(2026, 10, 20, 17, 30);

/**
 * A player with the sportsbook open in the portal; the world's clock is stopped.
 *
 * @param chosen the price by which the player came
 */
async function open(options: Partial<VisitorOptions> = {}, title = 'Super Sports', chosen = '') {
  const operator = createOperator(10_000, 'sports');
  const session: GameOperator['session'] = (token) => {
    const opened = operator.rounds.session(token);
    return opened && { ...opened, title };
  };
  const clock = { now: AFTERNOON };
  const simulator = createSportsSimulator((name) => createRandom(7).fork(`sports ${name}`));
  const portal = { url: '' };
  const game = await serve(
    gameAssetsRouter(),
    sportsRouter({
      rounds: { ...operator.rounds, session },
      simulator,
      now: () => clock.now,
      portalOrigins: () => [portal.url],
    }),
  );
  portal.url = await serve(framingPortal(`${game}/sports/play`));
  const visitor = await openVisitor(await sharedBrowser(), {
    url: portal.url,
    ...options,
    context: { reducedMotion: 'reduce', ...options.context },
  });
  onTestFinished(() => visitor.close());
  await visitor.page.goto(`/?session=open&lang=pt-BR${chosen}`);
  const page = visitor.page.frameLocator('iframe');
  const heard = () => visitor.page.evaluate(() => Reflect.get(window, 'heard') as object[]);
  return { ...visitor, game, operator, clock, table: page, heard };
}

/** Whether the middle of an element can be seen, with nothing over it. */
const inSight = (place: Locator) =>
  place.evaluate((box) => {
    const { x, y, width, height } = box.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return seen !== null && box.contains(seen);
  });

/** Chooses the sport whose matches are in sight. */
const sport = (table: FrameLocator) => table.getByRole('combobox', { name: 'Esporte' });

test('a title opens the book at its sport, and a sport without draws offers none (L6)', async () => {
  const { table } = await open({}, 'Basquete Max');
  expect(await sport(table).evaluate((select: HTMLSelectElement) => select.value)).toBe(
    'basketball',
  );
  await table.getByRole('heading', { level: 2, name: 'Basquete · Liga da Cesta' }).waitFor();
  expect(await table.getByRole('heading', { level: 2 }).count()).toBe(2);
  const match = table.getByRole('article').first();
  expect(await match.getByRole('button', { name: /^X / }).count()).toBe(0);
  await match.getByText('Mais mercados').click();
  await match.getByText('Pontos acima ou abaixo de 163,5').waitFor();
  expect(await match.getByText('Ambas marcam').count()).toBe(0);
  await sport(table).selectOption({ label: 'Todos os esportes' });
  await table
    .getByRole('heading', { level: 2, name: /^Futebol/u })
    .first()
    .waitFor();
});

test('the price by which somebody comes is in the slip, with its match in sight (L4a)', async () => {
  const next = createSportsSimulator((name) => createRandom(7).fork(`sports ${name}`))
    .matches('sports', AFTERNOON)
    .findLast(({ startsAt, league }) => {
      return startsAt < AFTERNOON + 24 * 60 * 60_000 && league.sport.code === 'football';
    });
  if (!next) throw new Error('No match is coming.');
  const chosen = `&match=${next.id}&outcome=2`;
  const { table } = await open({ profile: 'phone' }, 'Basquete Max', chosen);
  const match = table.getByRole('article', { name: `${next.home} – ${next.away}` });
  await match.getByRole('button', { name: /^2 /u, pressed: true }).waitFor();
  await expect.poll(() => inSight(match)).toBe(true);
  await table.getByText('Aposta simples', { exact: true }).waitFor();
  expect(await sport(table).inputValue()).toBe('');
});

test('a price that is no longer offered is not chosen, and the slip says so (L4a)', async () => {
  const { table } = await open({}, 'Super Sports', '&match=litoral-10000-1&outcome=1');
  await table.getByText('A odd que você escolheu não está mais disponível.').waitFor();
  expect(await table.getByRole('button', { pressed: true, name: /^[1X2] /u }).count()).toBe(0);
});

test('a combination is placed with a valid stake, reported to the portal, and listed as open (L6)', async () => {
  const { table, operator, heard, game } = await open();
  await table.getByRole('button', { name: 'Amanhã' }).click();
  const matches = table.getByRole('article');
  await matches.nth(0).getByRole('button', { name: /^1 / }).click();
  for (const amount of ['0,10', '99999', '1.000', '1,000.00', 'dez', '1e1', '']) {
    await table.getByRole('textbox', { name: 'Aposta' }).fill(amount);
    await table.getByRole('button', { name: 'Apostar', exact: true }).dispatchEvent('click');
    await table.getByRole('status').filter({ hasText: 'De R$ 0,20 a R$ 50,00' }).waitFor();
  }
  expect(operator.settled.size).toBe(0);

  await matches.nth(1).getByText('Mais mercados').click();
  await matches
    .nth(1)
    .getByRole('button', { name: /^Acima de/ })
    .click();
  await table.getByText('Múltipla de 2').waitFor();
  await table.getByRole('textbox', { name: 'Aposta' }).fill('7,50');
  await table.getByRole('button', { name: 'Apostar', exact: true }).click();
  await table.getByText('Sua aposta foi feita.').waitFor();
  expect(operator.money()).toBe(9_250);
  await expect.poll(heard).toEqual([{ origin: game, type: 'round.settled', balance: 9_250 }]);
  await table.getByRole('button', { name: 'Minhas apostas' }).click();
  await table.getByText('Aposta: R$ 7,50').waitFor();
});

test('changed odds are shown, and the bet is placed at them only after a second press', async () => {
  const player = await open();
  const { table, operator, clock } = player;
  player.expectProblem(/409/);
  await sport(table).selectOption({ label: 'Futebol' });
  await table.getByRole('button', { name: 'Hoje' }).click();
  const match = table.getByRole('article').first();
  await match.getByRole('button', { name: /^1 / }).click();
  // Well into the match: scores and odds are others now.
  clock.now += 2.2 * 60 * 60_000;
  await table.getByRole('button', { name: 'Apostar', exact: true }).click();
  const accept = table.getByRole('button', { name: 'Aceitar novas odds e apostar' });
  await table.getByText('As odds mudaram').waitFor();
  expect(operator.settled.size).toBe(0);
  await accept.click();
  await table.getByText('Sua aposta foi feita.').waitFor();
  expect(operator.settled.size).toBe(1);
});

test('odds that change while the slip is open change in it, and can be accepted (L6)', async () => {
  const { table, operator, clock } = await open();
  await sport(table).selectOption({ label: 'Futebol' });
  await table.getByRole('button', { name: 'Hoje' }).click();
  const match = table.getByRole('article').first();
  await match.getByRole('button', { name: /^1 / }).click();
  const slip = table.locator('.picks');
  const chosen = await slip.textContent();
  clock.now += 2.2 * 60 * 60_000;
  await table.locator('#game').evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await table.getByText('As odds mudaram').waitFor();
  expect(await slip.textContent()).not.toBe(chosen);
  // Another selection accepts nothing.
  await table.getByRole('button', { name: 'Amanhã' }).click();
  await table.getByRole('article').first().getByRole('button', { name: /^2 / }).click();
  await table.getByRole('button', { name: 'Aceitar novas odds e apostar' }).click();
  await table.getByText('Sua aposta foi feita.').waitFor();
  expect(operator.settled.size).toBe(1);
});

test('a bet that never arrived is reported as not placed after a reload (L5a)', async () => {
  const player = await open({ context: { viewport: { width: 390, height: 700 } } });
  const { page, table, operator, clock } = player;
  player.expectProblem(/ERR_FAILED|409/);
  await table.getByRole('button', { name: 'Hoje' }).click();
  await table.getByRole('article').first().getByRole('button', { name: /^1 / }).click();
  await page.route('**/sports/bets', (route) => route.abort());
  await table.getByText('Cupom').click();
  await table.getByRole('button', { name: 'Apostar', exact: true }).click();
  await table.getByText('O jogo não está respondendo').waitFor();
  await page.unroute('**/sports/bets');
  clock.now += 12 * 60 * 60_000;
  await page.reload();
  await table.getByText('Sua última aposta não foi feita. Nada foi cobrado.').waitFor();
  expect(operator.settled.size).toBe(0);
});

test('an ended match comes last, with its score, and is closed in the slip', async () => {
  const { table, clock } = await open();
  const lookAt = async (moment: number) => {
    clock.now = moment;
    await table.locator('#game').evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };
  // One match has just ended and another is in its second half.
  await lookAt(Date.UTC(2026, 10, 20, 15, 20));
  await table.getByText('Encerrada').first().waitFor();
  await table.getByRole('button', { name: 'Ao vivo' }).click();
  const phases = await table
    .locator('.match .when')
    .evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset['phase']));
  expect(phases).toEqual([...phases].toSorted((a, b) => (a === b ? 0 : a === 'live' ? -1 : 1)));
  expect(new Set(phases)).toEqual(new Set(['live', 'ended']));
  const over = table.getByRole('article').filter({ hasText: 'Encerrada' });
  expect(await over.getByRole('button').count()).toBe(0);

  await lookAt(AFTERNOON);
  await table.getByRole('button', { name: 'Hoje' }).click();
  await table.getByRole('article').first().getByRole('button', { name: /^1 / }).click();
  await lookAt(AFTERNOON + 12 * 60 * 60_000);
  await table.getByText('Uma seleção já fechou').waitFor();
  await table.locator('.picks').getByText('encerrada').waitFor();
  await table.getByRole('button', { name: 'Apostar', exact: true }).dispatchEvent('click');
  await table.getByText('Uma seleção já fechou').waitFor();
});

test('a full slip says so, also when folded, and can still be placed', async () => {
  for (const viewport of [
    { width: 360, height: 530 },
    { width: 1000, height: 605 },
  ]) {
    const { table } = await open({ context: { viewport } });
    await table.getByRole('button', { name: 'Amanhã' }).click();
    for (let place = 0; place < 9; place += 1) {
      await table.getByRole('article').nth(place).getByRole('button', { name: /^1 / }).click();
    }
    const full = table.getByText('O cupom está cheio.');
    await full.waitFor();
    const box = await full.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    const place = await table.getByRole('button', { name: 'Apostar', exact: true }).boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  }
});

test('fits a small phone, is readable, and axe finds nothing (L5b)', async () => {
  const { page, game, table } = await open({ context: { viewport: { width: 360, height: 600 } } });
  const tabs = await table.getByRole('navigation').boundingBox();
  const balance = await table.locator('.top .meter').boundingBox();
  if (!tabs || !balance) throw new Error('There are no tabs.');
  expect(balance.y + balance.height <= tabs.y || balance.x >= tabs.x + tabs.width).toBe(true);
  await table.getByRole('button', { name: 'Amanhã' }).click();
  const chosen = table.getByRole('article').first().getByRole('button', { name: /^X / });
  await chosen.click();
  await chosen.hover();
  expect(await chosen.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
    'rgb(255, 214, 107)',
  );

  await page.setViewportSize({ width: 320, height: 568 });
  await table.getByText('Cupom').click();
  await table.getByRole('button', { name: 'Apostar', exact: true }).waitFor();
  const width = await table.locator('#game').evaluate((box) => [box.scrollWidth, innerWidth]);
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
  // After placing, the empty slip closes and leaves room for the next view.
  await table.getByRole('button', { name: 'Apostar', exact: true }).click();
  await table.getByText('Sua aposta foi feita.').waitFor();
  await table.getByRole('button', { name: 'Depois' }).click();
  await table.getByText('Sua aposta foi feita.').waitFor({ state: 'hidden' });
  await page.goto(`${game}/sports/play?session=open&lang=en`);
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await page.getByRole('article').first().getByRole('button', { name: /^X / }).click();
  await page.getByText('Bet slip').click();
  await expectNoViolations(page, 'the sportsbook');
  await page.getByRole('button', { name: 'Rules and limits' }).click();
  await page.getByText('94.33%').last().waitFor();
  await expectNoViolations(page, 'the rules');
});
