import { createExpressEndpoints } from '@ts-rest/express';
import express, { Router } from 'express';
import { contract } from '#contract/index.ts';
import { accountHandlers } from './calls/account.ts';
import { boardsHandlers } from './calls/boards.ts';
import { contentHandlers } from './calls/content.ts';
import { gamesHandlers } from './calls/games.ts';
import { helpHandlers } from './calls/help.ts';
import { lotteryHandlers } from './calls/lottery.ts';
import { messagesHandlers } from './calls/messages.ts';
import { promotionsHandlers } from './calls/promotions.ts';
import { pvpHandlers } from './calls/pvp.ts';
import { recordsHandlers } from './calls/records.ts';
import { siteHandlers } from './calls/site.ts';
import { smsHandlers } from './calls/sms.ts';
import { walletHandlers } from './calls/wallet.ts';
import { Refused } from './ground/refused.ts';
import { failureHandler, type Log } from './http/failures.ts';
import { gate } from './http/gate.ts';
import type { World } from './world/world.ts';

/** What the API needs of its server. */
export interface ApiParts {
  readonly world: World;
  /** Port of the third parties; known once they listen. */
  readonly vendorsPort: () => number;
  /** Origins at which the portal itself is reached, the best first. */
  readonly portalOrigins: () => readonly string[];
  readonly log: Log;
}

/** The contract, served: every call validated both ways, every failure in the envelope. */
export function apiRouter({ world, vendorsPort, portalOrigins, log }: ApiParts): Router {
  const router = Router();
  const limit = '128kb';
  router.use(express.json({ limit }), express.urlencoded({ limit, extended: false }));
  const options = {
    logInitialization: false,
    // The gate has each answer checked as it is sent.
    responseValidation: false,
    globalMiddleware: [gate(world)],
    requestValidationErrorHandler: (
      error: unknown,
      _request: unknown,
      _response: unknown,
      next: (error: unknown) => void,
    ) => next(error),
  };
  // One table for the whole contract: a domain that is forgotten here does not compile.
  const handlers = {
    site: siteHandlers(world, vendorsPort, portalOrigins),
    account: accountHandlers(world, vendorsPort),
    sms: smsHandlers(world),
    games: gamesHandlers(world, vendorsPort),
    lottery: lotteryHandlers(world, vendorsPort),
    wallet: walletHandlers(world),
    content: contentHandlers(world),
    help: helpHandlers(world),
    messages: messagesHandlers(world),
    promotions: promotionsHandlers(world),
    boards: boardsHandlers(world),
    pvp: pvpHandlers(world, vendorsPort),
    records: recordsHandlers(world),
  };
  createExpressEndpoints(contract, handlers, router, options);
  router.use((_request, _response, next) => next(new Refused('not_found')));
  router.use(failureHandler(log));
  return router;
}
