import { Router } from 'express';
import type { FrameLocator } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { GamePorts } from '#fake-server/vendors/games/game.answers.ts';
import { gameAssetsRouter } from '#fake-server/vendors/games/game.router.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openVisitor, type VisitorOptions } from '#tests/support/page.ts';
import { framingPortal } from './framing-portal.ts';
import type { createOperator } from './game-operator.ts';
import { serve } from './serve.ts';

/** Who opens a game, and at which operator. */
export interface GameVisit extends Partial<Omit<VisitorOptions, 'url'>> {
  /** Path of the game, as `/slot`. */
  readonly path: string;
  readonly router: (ports: GamePorts) => Router;
  readonly operator: ReturnType<typeof createOperator>;
  /** The session that the portal opens it with; `open` counts, no other. */
  readonly session?: string;
  /** The stake of a round left unfinished in another page. */
  readonly left?: Readonly<Record<string, number>>;
}

/** A player who has a game open in the portal. The test closes their browser at its end. */
export async function openGame({
  path,
  router,
  operator,
  session = 'open',
  left,
  ...options
}: GameVisit) {
  const portal = { url: '' };
  const trouble = { lostAnswers: 0 };
  const game = await serve(
    Router().post(`${path}/rounds`, (_request, response, next) => {
      if (trouble.lostAnswers > 0) {
        trouble.lostAnswers -= 1;
        // The round is settled, and its answer never arrives.
        response.json = () => response.destroy();
      }
      next();
    }),
    gameAssetsRouter(),
    router({ rounds: operator.rounds, portalOrigins: () => [portal.url] }),
  );
  if (left) {
    await fetch(`${game}${path}/rounds`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ session, roundId: 'left-round', stakes: left }),
    });
  }
  portal.url = await serve(framingPortal(`${game}${path}/play`));
  const visitor = await openVisitor(await sharedBrowser(), {
    url: portal.url,
    ...options,
    context: { reducedMotion: 'reduce', ...options.context },
  });
  onTestFinished(() => visitor.close());
  await visitor.page.goto(`/?session=${session}&lang=pt-BR`);
  const table = visitor.page.frameLocator('iframe');
  return {
    ...visitor,
    game,
    operator,
    trouble,
    table,
    heard: () => visitor.page.evaluate(() => Reflect.get(window, 'heard') as object[]),
  };
}

/** The balance that a game shows, in minor units. */
export async function shownBalance(table: FrameLocator): Promise<number> {
  return Number((await table.locator('#balance').textContent())?.replaceAll(/\D/g, ''));
}
