import express, { type Express, type RequestHandler } from 'express';
import { SIGN_IN_RETURN_PATH } from '#contract/entities/social-providers.ts';
import { seaCreature } from './content/artwork/brand/sea-creatures.ts';
import { slotSymbol } from './content/artwork/brand/slot-symbols.ts';
import { languageOfHeader } from './http/call-language.ts';
import type { Log } from './http/log.ts';
import { lastError } from './http/request-errors.ts';
import { requestId } from './http/request-id.ts';
import type { OpenWorld } from './open-world.ts';
import { analyticsRouter } from './vendors/analytics/analytics.router.ts';
import { baccaratRouter } from './vendors/baccarat/baccarat.router.ts';
import { cardRoomRouter } from './vendors/card-room/card-room.router.ts';
import { cdnRouter } from './vendors/cdn/cdn.router.ts';
import { chatRouter } from './vendors/chat/chat.router.ts';
import { checkoutRouter } from './vendors/checkout/checkout.router.ts';
import { crashRouter } from './vendors/crash/crash.router.ts';
import { directoryRouter } from './vendors/directory/directory.router.ts';
import { fishRouter } from './vendors/fish/fish.router.ts';
import { gameAssetsRouter } from './vendors/games/game.router.ts';
import { geetestRouter } from './vendors/geetest/geetest.router.ts';
import { identityToolkitRouter } from './vendors/identity-toolkit/identity-toolkit.router.ts';
import { lotteryRouter } from './vendors/lottery/lottery.router.ts';
import { openIdRouter } from './vendors/openid/openid.router.ts';
import { createOpenIdSimulator } from './vendors/openid/openid.simulator.ts';
import { pixRouter } from './vendors/pix/pix.router.ts';
import { placesRouter } from './vendors/places/places.router.ts';
import { postcodesRouter } from './vendors/postcodes/postcodes.router.ts';
import { providerAssetsRouter } from './vendors/provider/provider.router.ts';
import { rouletteRouter } from './vendors/roulette/roulette.router.ts';
import { slotRouter } from './vendors/slot/slot.router.ts';
import { federatedTokens, openIdAccounts, telegramAccounts } from './vendors/social-people.ts';
import { sportsRouter } from './vendors/sports/sports.router.ts';
import { telegramRouter } from './vendors/telegram/telegram.router.ts';
import { walletsRouter } from './vendors/wallets/wallets.router.ts';

/** What the third parties' origin needs from its server. */
export interface VendorParts {
  readonly world: OpenWorld;
  /** Origins of the portal: they may frame a game and get its messages. */
  readonly portalOrigins: () => readonly string[];
  /** The site's pictures under the portal's own path, for its CDNs. */
  readonly pictures: readonly [path: string, handler: RequestHandler];
  /** Puzzle solutions can be asked for, by tests and the control page. */
  readonly revealAnswers: boolean;
  readonly log: Log;
}

/** The third parties' origin: each speaks its own protocol. */
export function vendorsApp(parts: VendorParts): Express {
  const { world, portalOrigins, pictures, revealAnswers, log } = parts;
  const { clock, firebase, geetest, random, registrations, rounds, situations, sms } = world;
  const openIds = createOpenIdSimulator({ clock, random: random.fork('openid') });
  const windows = () => situations.of().socialProvider;
  const app = express();
  app.set('x-powered-by', false);
  app.set('etag', false);
  app.use(requestId);
  const game = {
    portalOrigins,
    isDown: () => situations.of().vendorDown,
    latencyMs: () => situations.of().delayMilliseconds,
  };
  // Rounds are the most frequent requests: the games' routers come first.
  app.use(slotRouter({ ...game, rounds: rounds.operator('slot'), symbol: slotSymbol }));
  app.use(gameAssetsRouter());
  app.use(baccaratRouter({ ...game, rounds: rounds.operator('table') }));
  app.use(rouletteRouter({ ...game, rounds: rounds.operator('roulette') }));
  app.use(fishRouter({ ...game, rounds: rounds.operator('fish'), picture: seaCreature }));
  app.use(cardRoomRouter({ ...game, rounds: rounds.operator('cards'), now: clock.now }));
  app.use(crashRouter({ ...game, rounds: rounds.operator('crash') }));
  app.use(
    sportsRouter({
      ...game,
      rounds: rounds.operator('sports', 'esports'),
      simulator: world.sportsSimulator,
      now: clock.now,
    }),
  );
  app.use(
    lotteryRouter({
      ...game,
      rounds: rounds.operator('lottery'),
      simulator: world.lotteryProvider,
      now: clock.now,
    }),
  );
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
      deliver: (phoneNumber, code, locale) =>
        sms.deliver(phoneNumber, code, languageOfHeader(locale) ?? 'PT'),
      federated: federatedTokens(openIds, registrations),
      behaviour: () => {
        const { firebaseSending, firebaseConfirming } = situations.of();
        return { sending: firebaseSending, confirming: firebaseConfirming };
      },
      revealAnswers,
    }),
  );
  app.use(providerAssetsRouter());
  app.use(
    openIdRouter({
      simulator: openIds,
      clientIds: {
        google: registrations.google.clientId,
        facebook: registrations.facebook.clientId,
      },
      accounts: openIdAccounts,
      redirectUris: () => portalOrigins().map((origin) => origin + SIGN_IN_RETURN_PATH),
      behaviour: windows,
    }),
  );
  app.use(
    telegramRouter({
      bot: { id: registrations.telegram.botId, token: registrations.telegram.botToken },
      clock,
      accounts: telegramAccounts,
      origins: portalOrigins,
      behaviour: windows,
    }),
  );
  app.use(
    chatRouter({
      redeem: (ticket) => world.serviceVisits.redeem(ticket),
      portalOrigins,
      now: clock.now,
    }),
  );
  app.use(
    pixRouter({
      simulator: world.pixSimulator,
      account: world.pix,
      clock,
      behaviour: () => situations.of().pix,
    }),
  );
  app.use(
    checkoutRouter({
      simulator: world.checkoutSimulator,
      account: world.checkout,
      clock,
      behaviour: () => situations.of().pix,
      portalOrigins,
    }),
  );
  app.use(
    walletsRouter({
      simulator: world.vendorWalletSimulator,
      account: world.vendorWallets,
      behaviour: () => situations.of().vendorWallets,
    }),
  );
  app.use(directoryRouter({ account: world.pix, isDown: () => situations.of().pix.isDown }));
  app.use(postcodesRouter({ isDown: () => situations.of().postcodesDown }));
  app.use(placesRouter(), analyticsRouter());
  app.use(cdnRouter({ pictures, behaviour: () => situations.of().imageCDNs }));
  app.use((_request, response) => {
    response.status(404).type('text/plain').send('Not found');
  });
  app.use(lastError(log));
  return app;
}
