import express, { type NextFunction, Router } from 'express';
import { Refused } from '../ground/refused.ts';
import type { World } from '../world/world.ts';
import { failureHandler, type Log } from './failures.ts';
import { gate, type HasControl } from './gate.ts';
import { type RequestLimits, requestLimits } from './request-limits.ts';

/** Most that a body may weigh. */
const LIMIT = '128kb';

/** A call whose body may weigh more. */
export interface LargeBody {
  /** As the contract has it. */
  readonly path: string;
  readonly bodyBytes: number;
}

/** How ts-rest serves a contract here. */
function endpointOptions(world: World, hasControl: HasControl) {
  return {
    logInitialization: false,
    // The gate has each answer checked as it is sent.
    responseValidation: false,
    globalMiddleware: [gate(world, hasControl)],
    requestValidationErrorHandler: (
      error: unknown,
      _request: unknown,
      _response: unknown,
      next: NextFunction,
    ) => next(error),
  };
}

/**
 * A router for the calls of a contract: every call validated both ways, every failure in the
 * envelope.
 *
 * @param mount puts the contract's handlers on it, by the given options
 */
export function contractRouter(
  {
    world,
    log,
    limits,
    largeBodies = [],
    hasControl,
  }: {
    readonly world: World;
    readonly log: Log;
    readonly limits?: RequestLimits | undefined;
    readonly largeBodies?: readonly LargeBody[];
    readonly hasControl: HasControl;
  },
  mount: (router: Router, options: ReturnType<typeof endpointOptions>) => void,
): Router {
  const router = Router();
  for (const [path, limit] of requestLimits(limits)) router.use(path, limit);
  for (const { path, bodyBytes } of largeBodies)
    router.use(path, express.json({ limit: bodyBytes }));
  router.use(express.json({ limit: LIMIT }), express.urlencoded({ limit: LIMIT, extended: false }));
  mount(router, endpointOptions(world, hasControl));
  router.use((_request, _response, next) => next(new Refused('not_found')));
  router.use(failureHandler(log));
  return router;
}
