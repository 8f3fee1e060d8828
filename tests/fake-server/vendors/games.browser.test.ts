import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { seaCreature } from '#fake-server/content/artwork/brand/sea-creatures.ts';
import { slotSymbol } from '#fake-server/content/artwork/brand/slot-symbols.ts';
import { baccaratRouter } from '#fake-server/vendors/baccarat/baccarat.router.ts';
import { cardRoomRouter } from '#fake-server/vendors/card-room/card-room.router.ts';
import { crashRouter } from '#fake-server/vendors/crash/crash.router.ts';
import { fishRouter } from '#fake-server/vendors/fish/fish.router.ts';
import { rouletteRouter } from '#fake-server/vendors/roulette/roulette.router.ts';
import { slotRouter } from '#fake-server/vendors/slot/slot.router.ts';
import type { GameKind } from '#fake-server/world/ports/game-operator.ts';
import { expectNoViolations } from '#tests/support/axe.ts';
import { createOperator } from './game-operator.ts';
import { expectNothingCovered } from './nothing-covered.ts';
import { type GameVisit, openGame, shownBalance } from './open-game.ts';

interface Walk {
  readonly path: string;
  readonly kind: GameKind;
  readonly router: GameVisit['router'];
  /** What another page of the game was left with. */
  readonly left: Readonly<Record<string, number>>;
  /** What has to be pressed before a round can start. */
  readonly spot?: RegExp;
  readonly start: string;
  /** What the player decides in a round. */
  readonly decision?: RegExp;
  /** The list of the rounds that were seen. */
  readonly seen: string;
  readonly rules: string;
  /** What the rules say, readable before a stake. */
  readonly states: readonly RegExp[];
  /** What may cover nothing. */
  readonly parts: string;
  /** The least height of the frame on a phone, where the game needs more than others. */
  readonly phoneHeight?: number;
}

const panel = '.verdict, .stepper button, #stake, .spin, #balance';
const felt = '.verdict, .chips, .deal';
const walks: readonly Walk[] = [
  {
    path: '/slot',
    kind: 'slot',
    router: (ports) => slotRouter({ ...ports, symbol: slotSymbol }),
    left: { spin: 100 },
    start: 'Girar',
    seen: 'Últimas rodadas',
    rules: 'Regras e tabela de pagamentos',
    states: [/retorn.* 96,16\s?%/iu],
    parts: `.reels, .summary, ${panel}`,
  },
  {
    path: '/crash',
    kind: 'crash',
    router: crashRouter,
    left: { flight300: 100 },
    start: 'Lançar',
    seen: 'Últimos voos',
    rules: 'Regras e limites',
    states: [/retorna o mesmo .*97,00\s?%/u],
    parts: `.sky, #target, ${panel}`,
  },
  {
    path: '/fish',
    kind: 'fish',
    router: (ports) => fishRouter({ ...ports, picture: seaCreature }),
    left: { octopus: 100 },
    start: 'Atirar',
    seen: 'Últimas rodadas',
    rules: 'Regras e pagamentos',
    states: [/retornam o mesmo .*96,00\s?%/u],
    parts: `.prey, .cannon, #burst, ${panel}`,
  },
  {
    path: '/card-room',
    kind: 'cards',
    router: (ports) => cardRoomRouter({ ...ports, now: () => 0 }),
    left: { ante: 100 },
    start: 'Dar cartas',
    decision: /^Apostar/u,
    seen: 'Últimas rodadas',
    rules: 'Regras e taxa',
    states: [/Retorno ao jogador: 95,00\s?%/u],
    parts: `.others, .pot, .own, .summary, ${panel}`,
  },
  {
    path: '/roulette',
    kind: 'roulette',
    router: rouletteRouter,
    left: { red: 20, n17: 20 },
    spot: /^Preto/u,
    start: 'Girar',
    seen: 'Últimos números',
    rules: 'Regras e pagamentos',
    states: [/Retorno ao jogador: 97,29\s?%/u],
    parts: `.wheel, .board, ${felt}`,
    phoneHeight: 523,
  },
  {
    path: '/baccarat',
    kind: 'table',
    router: baccaratRouter,
    left: { banker: 20, tie: 20 },
    spot: /^Jogador [\d,]+:1/u,
    start: 'Dar cartas',
    seen: 'Últimas rodadas',
    rules: 'Regras e pagamentos',
    states: [/^98,94\s?%$/u, /^85,64\s?%$/u],
    parts: `.hands, .result, .spots, #balance, ${felt}`,
    phoneHeight: 530,
  },
];

test.each(walks)(
  '$path: an unfinished round comes first, one is played by keyboard, nothing is covered, and axe finds nothing (L5a, L5b, L6)',
  async (walk) => {
    const { path, kind, router, left, parts, phoneHeight } = walk;
    const operator = createOperator(10_000, kind);
    const player = await openGame({ path, router, operator, left });
    const { page, table, game, heard } = player;
    const seen = table.locator(`[aria-label="${walk.seen}"] li`);
    // It may be out of sight where there is little room.
    const hasSeen = (count: number) => expect.poll(() => seen.count()).toBe(count);

    await decide(table, walk.decision);
    await hasSeen(1);
    await expect.poll(() => operator.shown).toEqual([...operator.settled.keys()]);
    expect(operator.settled.size).toBe(1);
    expect(await shownBalance(table)).toBe(operator.money());

    if (walk.spot) await table.getByRole('button', { name: walk.spot }).press('Enter');
    const start = table.getByRole('button', { name: walk.start, exact: true });
    await expect.poll(() => start.getAttribute('aria-disabled')).toBe('false');
    await start.press('Enter');
    await decide(table, walk.decision);
    await hasSeen(2);
    expect(operator.settled.size).toBe(2);
    expect(await shownBalance(table)).toBe(operator.money());
    await expect
      .poll(async () => (await heard()).at(-1))
      .toEqual({ origin: game, type: 'round.settled', balance: operator.money() });

    await expectNothingCovered(page, table.locator(parts).filter({ visible: true }), phoneHeight);
    await page.setViewportSize({ width: 320, height: 568 });
    const width = await table.locator('#game').evaluate((box) => [box.scrollWidth, innerWidth]);
    expect(width[0], 'the width of a small phone').toBe(width[1]);
    await page.setViewportSize({ width: 1216, height: 669 });
    const frame = page.frames()[1];
    if (!frame) throw new Error('There is no frame.');
    await expectNoViolations(frame, path);
    await table.getByRole('button', { name: walk.rules }).press('Enter');
    for (const text of walk.states) {
      await table.locator('dialog[open]').getByText(text).first().waitFor();
    }
    await expectNoViolations(frame, `the rules of ${path}`);
  },
);

/** By keys, where there is something to decide. */
async function decide(table: FrameLocator, name: RegExp | undefined): Promise<void> {
  if (!name) return;
  await table.getByText('Sua vez').first().waitFor();
  await table.getByRole('button', { name }).press('Enter');
}
