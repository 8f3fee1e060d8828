import { type RequestHandler, Router } from 'express';
import { browserFiles } from '../http/browser-files.ts';
import { ownPagePolicy } from '../http/own-page.ts';
import type { SiteOrigins } from '../http/site-origins.ts';
import { scenarioNames } from '../situation/situation.ts';
import type { ControlAccess } from './access.ts';
import { controlApi } from './api.ts';
import type { PayableWorld } from './deposits.ts';
import { controlGuard } from './guard.ts';
import { outboxPage } from './outbox-page.ts';
import { controlPage } from './page.ts';
import { deviceCalls } from './relay/device-calls.ts';
import type { FlowRelay } from './relay/flow-relay.ts';
import { watcherCalls } from './relay/watcher-calls.ts';
import { scenarioNameSchema } from './requests.ts';
import { scenarioPage } from './scenario-page.ts';
import { controlState } from './state.ts';

/** What the control pages need. */
export interface ControlParts {
  readonly world: PayableWorld;
  readonly access: ControlAccess;
  readonly origins: SiteOrigins;
  readonly relay: FlowRelay;
}

/**
 * The control pages at `/control` (T3): scenarios, clock, people, settings and the outbox.
 * `/control/scenario/<names>?to=/path` shows a button that switches to scenarios and leads on: a
 * GET changes nothing.
 */
export function controlRouter({ world, access, origins, relay }: ControlParts): Router {
  const router = Router();
  // A watched device brings a key of its own.
  router.use('/device', deviceCalls(relay));
  router.use(controlGuard(access, origins, world.securityLog), pageHeaders);
  router.get('/', (_request, response) => {
    response.type('html').send(controlPage(controlState(world)));
  });
  router.get('/outbox', (_request, response) => {
    response.type('html').send(outboxPage(controlState(world)));
  });
  router.all('/scenario/:names', (request, response) => {
    const names = scenarioNames(request.params.names);
    const wrong = names.find((name) => !scenarioNameSchema.safeParse(name).success);
    const to = ownPath(request.query['to']);
    if (wrong !== undefined) {
      response.status(404).json({ error: `There is no scenario '${wrong}'.` });
    } else if (to === undefined) {
      response.status(400).json({ error: 'A link leads to a path of this site.' });
    } else if (request.method === 'POST') {
      world.situations.set(names.filter((name) => name !== 'normal'));
      response.redirect(303, to);
    } else {
      const { siteName } = world.settings.current;
      response.type('html').send(scenarioPage(siteName, names, request.originalUrl));
    }
  });
  router.get('/assets/:file', browserFiles(new URL('./browser/', import.meta.url)));
  router.use('/api', controlApi(world));
  router.use('/relay', watcherCalls(relay, origins));
  router.use((_request, response) => {
    response.status(404).json({ error: 'There is no such page.' });
  });
  return router;
}

const pageHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  // The button behind a link to a scenario is a form.
  const policy = ownPagePolicy().replace("form-action 'none'", "form-action 'self'");
  response.setHeader('Content-Security-Policy', policy);
  next();
};

/** A path of this site, home if left out; undefined for other sites. */
function ownPath(to: unknown): string | undefined {
  if (to === undefined) return '/';
  // Parsed as a browser does: `//host` and `/\host` would leave the site.
  const base = 'http://own.invalid';
  if (typeof to !== 'string' || !to.startsWith('/') || !URL.canParse(to, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(to, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
