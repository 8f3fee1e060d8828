import { expect, onTestFinished, test } from 'vitest';
import { createRandom } from '#fake-server/kernel/random.ts';
import { gameAssetsRouter } from '#fake-server/vendors/games/game.router.ts';
import { LOTTERY_LOBBY } from '#fake-server/vendors/lottery/lottery.games.ts';
import { lotteryRouter } from '#fake-server/vendors/lottery/lottery.router.ts';
import { createLotterySimulator } from '#fake-server/vendors/lottery/lottery.simulator.ts';
import { expectNoViolations } from '#tests/support/axe.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { nextHeldDraw } from '#tests/support/draws.ts';
import { openVisitor, type VisitorOptions } from '#tests/support/page.ts';
import { framingPortal } from './framing-portal.ts';
import { createOperator } from './game-operator.ts';
import { serve } from './serve.ts';

const MORNING = Date.UTC(2026, 10, 20, 12);
const HOUR = 60 * 60_000;

/** A player who has the lobby of the Vietnamese lotteries open in the portal, a minute before a draw closes. */
async function open(options: Partial<VisitorOptions> = {}) {
  const operator = createOperator(10_000, 'lottery');
  const simulator = createLotterySimulator((name) => createRandom(7).fork(`lottery ${name}`));
  const lottery = simulator.find('mekong-nhanh');
  if (!lottery) throw new Error('There is no such lottery.');
  const draw = nextHeldDraw(simulator, lottery, MORNING);
  const clock = { now: draw.closesAt - 60_000 };
  const session = (token: string) => {
    const known = operator.rounds.session(token);
    return known && { ...known, gameId: LOTTERY_LOBBY.nodeId };
  };
  const portal = { url: '' };
  const game = await serve(
    gameAssetsRouter(),
    lotteryRouter({
      rounds: { ...operator.rounds, session },
      simulator,
      now: () => clock.now,
      portalOrigins: () => [portal.url],
    }),
  );
  portal.url = await serve(framingPortal(`${game}/lottery/play`));
  const visitor = await openVisitor(await sharedBrowser(), {
    url: portal.url,
    ...options,
    context: { reducedMotion: 'reduce', ...options.context },
  });
  onTestFinished(() => visitor.close());
  const table = visitor.page.frameLocator('iframe');
  const come = async () => {
    await visitor.page.goto('/?session=open&lang=pt-BR&view=lobby&game=mekong-nhanh');
    await table.getByText(`Sorteio ${draw.drawNo}`).first().waitFor();
  };
  /** Returns to the page at another time of the world. */
  const lookAt = async (moment: number) => {
    clock.now = moment;
    await table.locator('#game').evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };
  return { ...visitor, game, operator, simulator, lottery, draw, clock, table, come, lookAt };
}

test('says that a draw closed before the chosen numbers go to the next one (L7)', async () => {
  const { table, operator, simulator, lottery, draw, come, lookAt } = await open();
  await come();
  const number = table.getByRole('textbox', { name: 'Digite 2 dígitos' });
  await number.fill('77');
  await lookAt(draw.closesAt);
  await table.getByText('Este sorteio já fechou. Aposte de novo para entrar no próximo.').waitFor();
  const next = simulator.open(lottery, draw.closesAt).drawNo;
  await table.locator('.slip').getByText(`Sorteio ${next}`).waitFor();
  expect(await number.inputValue()).toBe('77');
  await table.getByRole('button', { name: 'Apostar', exact: true }).click();
  await table.getByText(`Sua aposta no sorteio ${next} foi feita.`).waitFor();
  expect([...operator.settled.values()]).toMatchObject([{ outcome: { drawNo: next } }]);
});

test('a bet on all prizes shows those that it hit (L7)', async () => {
  const { table, simulator, lottery, draw, come, lookAt } = await open();
  const drawn = simulator.resultOf(lottery, draw.drawNo, draw.resultsAt)?.result.prizes ?? [];
  const all = drawn.flatMap(({ numbers }) => numbers);
  const chosen = all[1]?.slice(-2) ?? '';
  await come();
  await table.getByRole('textbox', { name: 'Digite 2 dígitos' }).fill(chosen);
  await table.getByRole('button', { name: 'Apostar', exact: true }).click();
  await table.getByText('foi feita').waitFor();
  await lookAt(draw.resultsAt);
  const hits = all.filter((one) => one.endsWith(chosen));
  await table.getByText(`Prêmios que terminam com esses dígitos: ${hits.join(', ')}`).waitFor();
});

test('the countdown ignores the clock of the device (L7)', async () => {
  const { page, table, come } = await open();
  await page.addInitScript(() => {
    const right = Date.now.bind(Date);
    Date.now = () => right() + Number(Reflect.get(window, 'wrongBy') ?? 0);
  });
  await come();
  const count = table.getByRole('timer');
  await expect.poll(() => count.textContent()).toMatch(/^00:[345]\d$/u);
  await table.locator('#game').evaluate((_, wrongBy) => {
    Reflect.set(window, 'wrongBy', wrongBy);
  }, -HOUR);
  const before = await count.textContent();
  await expect.poll(() => count.textContent()).not.toBe(before);
  expect(await count.textContent()).toMatch(/^00:[345]\d$/u);
});

test('fits a small phone, says no bets only after reading them, and axe finds nothing', async () => {
  const { page, game, table, come } = await open({
    context: { viewport: { width: 320, height: 568 } },
  });
  await come();
  const width = await table.locator('#game').evaluate((box) => [box.scrollWidth, innerWidth]);
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
  const tabs = await table.getByRole('navigation').boundingBox();
  const balance = await table.locator('.top > .meter').boundingBox();
  expect((balance?.y ?? 0) + (balance?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);

  await table.getByText('Nenhuma aposta ainda.').waitFor();
  await page.route('**/lottery/board?*', () => undefined);
  await table.getByRole('button', { name: 'Miền Bắc' }).click();
  await table.getByText('Nenhuma aposta ainda.').waitFor({ state: 'detached' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.goto(`${game}/lottery/play?session=open&lang=en&view=lobby`);
  await page.getByText('No bets yet.').waitFor();
  await expectNoViolations(page, 'the lottery');
});
