import { type NextFunction, Router } from 'express';
import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from '#contract/version.ts';
import { Refused } from '../kernel/refused.ts';
import type { World } from '../world/world.ts';
import { readBody } from './body-reader.ts';
import { failureHandler } from './failures.ts';
import { admit, type HasControl, open } from './gate.ts';
import { gateBudgets, takeTry } from './gate-budgets.ts';
import type { Log } from './log.ts';
import {
  addressLimits,
  callLimits,
  noRequestLimits,
  type RequestLimits,
} from './request-limits.ts';
import type { SiteOrigins } from './site-origins.ts';

/** Options of a contract router. */
export interface ContractRouterParts {
  readonly world: World;
  /** Base address of links in messages. */
  readonly origins: SiteOrigins;
  readonly log: Log;
  readonly limits?: RequestLimits | undefined;
  readonly hasControl: HasControl;
}

/** ts-rest's options. */
function endpointOptions({ world, origins, limits, hasControl }: ContractRouterParts) {
  return {
    logInitialization: false,
    // The gate checks each answer when it is sent.
    responseValidation: false,
    globalMiddleware: [
      admit(world, hasControl),
      ...callLimits(limits ?? noRequestLimits),
      takeTry(gateBudgets(world.clock, limits)),
      readBody(world.shares.largeBodies),
      open(world, origins),
    ],
    requestValidationErrorHandler: (
      error: unknown,
      _request: unknown,
      _response: unknown,
      next: NextFunction,
    ) => next(error),
  };
}

/**
 * A router for the calls of a contract: every call is validated both ways, every failure uses the
 * envelope.
 *
 * @param mount mounts the contract's handlers with the given options
 */
export function contractRouter(
  parts: ContractRouterParts,
  mount: (router: Router, options: ReturnType<typeof endpointOptions>) => void,
): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader(CONTRACT_VERSION_HEADER, CONTRACT_VERSION);
    next();
  });
  for (const limit of addressLimits(parts.limits ?? noRequestLimits)) router.use(limit);
  mount(router, endpointOptions(parts));
  router.use((_request, _response, next) => next(new Refused('not_found')));
  router.use(failureHandler(parts.log, parts.world.securityLog));
  return router;
}
