import express, { type Express } from 'express';
import { slotSymbol } from './seed/artwork/brand/slot-symbols.ts';
import { chatRouter } from './vendors/chat/chat.router.ts';
import { geetestRouter } from './vendors/geetest/geetest.router.ts';
import { identityToolkitRouter } from './vendors/identity-toolkit/identity-toolkit.router.ts';
import { slotRouter } from './vendors/slot/slot.router.ts';
import type { World } from './world/world.ts';

/** What the third parties' origin needs of its server. */
export interface VendorParts {
  readonly world: World;
  /** Origins of the portal: they may frame a game and hear from it. */
  readonly portalOrigins: () => readonly string[];
  /** Solutions of puzzles can be asked for, by tests and the control page. */
  readonly revealAnswers: boolean;
}

/** The third parties' origin: GeeTest, Firebase and the slot game, each at its own protocol. */
export function vendorsApp({ world, portalOrigins, revealAnswers }: VendorParts): Express {
  const { clock, firebase, geetest, random, rounds, situations, sms } = world;
  const app = express();
  app.set('x-powered-by', false);
  app.set('etag', false);
  app.use(
    geetestRouter({
      accounts: new Map([[geetest.captchaId, geetest.captchaKey]]),
      clock,
      random: random.fork('geetest'),
      behaviour: () => situations.of().geetest,
      revealAnswers,
    }),
  );
  app.use(
    identityToolkitRouter({
      projectId: firebase.projectId,
      clock,
      random: random.fork('firebase'),
      deliver: (phoneNumber, code) => sms.deliver(phoneNumber, code),
      behaviour: () => {
        const { firebaseSending, firebaseConfirming } = situations.of();
        return { sending: firebaseSending, confirming: firebaseConfirming };
      },
      revealAnswers,
    }),
  );
  app.use(
    slotRouter({
      rounds,
      portalOrigins,
      symbol: slotSymbol,
      isDown: () => situations.of().vendorDown,
      latencyMs: () => situations.of().delayMilliseconds,
    }),
  );
  app.use(chatRouter());
  app.use((_request, response) => {
    response.status(404).type('text/plain').send('Not found');
  });
  return app;
}
