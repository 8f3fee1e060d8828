import { describe, expect, onTestFinished, test } from 'vitest';
import { gameAssetsRouter } from '#fake-server/vendors/games/game.router.ts';
import { slotRouter } from '#fake-server/vendors/slot/slot.router.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openVisitor } from '#tests/support/page.ts';
import { GAME_FRAME_SANDBOX } from '#web/shared/games/frame-policy.ts';
import { framingPortal } from './framing-portal.ts';
import { createOperator } from './game-operator.ts';
import { serve } from './serve.ts';

/** A slot in the portal's frame, loaded with everything that it loads before it asks its server. */
async function frameWith(sandbox: string) {
  const portal = { url: '' };
  const game = await serve(
    gameAssetsRouter(),
    slotRouter({
      rounds: createOperator().rounds,
      portalOrigins: () => [portal.url],
      symbol: () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    }),
  );
  portal.url = await serve(framingPortal(`${game}/slot/play`, sandbox));
  const visitor = await openVisitor(await sharedBrowser(), { url: portal.url });
  onTestFinished(() => visitor.close());
  return {
    ...visitor,
    arrive: async () => {
      await visitor.page.goto('/?session=open&lang=pt-BR', { waitUntil: 'load' });
      const frame = visitor.page.frames()[1];
      if (!frame) throw new Error('There is no frame.');
      return frame;
    },
  };
}

describe('the sandbox of a game (L4, S12)', () => {
  test('gives exactly what the pages of vendors need', () => {
    expect(GAME_FRAME_SANDBOX.split(' ').toSorted()).toEqual([
      'allow-same-origin',
      'allow-scripts',
    ]);
  });

  test('a game does not work without scripts', async () => {
    const framed = await frameWith('allow-same-origin');
    framed.expectProblem(/Blocked script execution/u);
    const frame = await framed.arrive();
    expect(await frame.locator('#game > *').count()).toBe(0);
  });

  test('a game cannot load its parts without its own origin', async () => {
    const framed = await frameWith('allow-scripts');
    framed.expectProblem(/CORS policy|ERR_FAILED/u);
    const frame = await framed.arrive();
    expect(await frame.locator('#game > *').count()).toBe(0);
  });

  test('is enough for a game, which opens no window, shows no prompt, navigates nowhere, and may only start sound', async () => {
    const framed = await frameWith(GAME_FRAME_SANDBOX);
    const { page } = framed;
    framed.expectProblem(/Blocked opening|sandboxed/u);
    const frame = await framed.arrive();
    await frame.locator('.spin[aria-disabled=false]').waitFor();
    const address = page.url();
    const done = await frame.evaluate(() => {
      const opened = window.open('about:blank');
      const confirmed = window.confirm('Portal?');
      let led = true;
      try {
        if (window.top) window.top.location.href = '/elsewhere';
      } catch {
        led = false;
      }
      return { opened: opened !== null, confirmed, led };
    });
    expect(done).toEqual({ opened: false, confirmed: false, led: false });
    expect(page.url()).toBe(address);

    const addresses = [
      'autoplay',
      'camera',
      'clipboard-read',
      'clipboard-write',
      'fullscreen',
      'geolocation',
      'microphone',
      'payment',
      'usb',
    ];
    const allowed = await frame.evaluate((features) => {
      const policy = Reflect.get(document, 'featurePolicy') as {
        allowsFeature(feature: string): boolean;
      };
      return features.filter((feature) => policy.allowsFeature(feature));
    }, addresses);
    expect(allowed).toEqual(['autoplay']);
  });
});
