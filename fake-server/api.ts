import { createExpressEndpoints } from '@ts-rest/express';
import type { Router } from 'express';
import { type Contract, contract } from '#contract/index.ts';
import type { HandlerNeeds } from './handlers/handler-needs.ts';
import { contractRouter } from './http/contract-router.ts';
import type { HasControl } from './http/gate.ts';
import type { Log } from './http/log.ts';
import type { RequestLimits } from './http/request-limits.ts';
import { loadByDomain } from './kernel/domain-files.ts';
import type { World } from './world/world.ts';

/** What the API needs from its server. */
export interface ApiParts extends HandlerNeeds {
  readonly world: World;
  readonly log: Log;
  /** Request limits; none if left out. */
  readonly limits?: RequestLimits | undefined;
  /** Whether a request may use the fake's controls (T3). */
  readonly hasControl: HasControl;
}

/** The handlers of the whole contract, by domain. */
export type ApiHandlers = Parameters<typeof createExpressEndpoints<Contract>>[1];

/**
 * Of each file in `handlers/`. They are complete where they stand: `router(contract.<domain>, …)`
 * does not compile without one of its calls.
 */
const makers = await loadByDomain<(world: World, needs: HandlerNeeds) => object>(
  'Handlers',
  (file) => import(`./handlers/${file}.ts`),
);

/** The handlers of one world. */
export function apiHandlers({ world, ...needs }: HandlerNeeds & { world: World }): ApiHandlers {
  return Object.fromEntries(
    Object.entries(makers).map(([domain, make]) => [domain, make(world, needs)]),
  ) as ApiHandlers;
}

/** The API: the whole contract with its handlers. */
export function apiRouter(parts: ApiParts, handlers: ApiHandlers): Router {
  return contractRouter(parts, (router, options) =>
    createExpressEndpoints(contract, handlers, router, options),
  );
}
