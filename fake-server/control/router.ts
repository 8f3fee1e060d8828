import { type Request, type RequestHandler, type Response, Router } from 'express';
import { browserFiles } from '../http/browser-files.ts';
import { ownPagePolicy } from '../http/own-page.ts';
import type { SiteOrigins } from '../http/site-origins.ts';
import type { ControlAccess } from './access.ts';
import { controlApi } from './api.ts';
import type { PayableWorld } from './deposits.ts';
import { controlGuard } from './guard.ts';
import { outboxPage } from './outbox-page.ts';
import { controlPage } from './page.ts';
import { deviceCalls } from './relay/device-calls.ts';
import type { FlowRelay } from './relay/flow-relay.ts';
import { watcherCalls } from './relay/watcher-calls.ts';
import { scenarioPage } from './scenario-page.ts';
import { situationOf } from './situation-link.ts';
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
 * GET changes nothing. The link may also name a person, a language, and the state of a flow (T14).
 */
export function controlRouter({ world, access, origins, relay }: ControlParts): Router {
  const router = Router();
  // A watched device brings a key of its own.
  router.use('/device', deviceCalls(relay));
  /** Shows what a link names; the button begins it. */
  const showSituation = (names: string, request: Request, response: Response) => {
    const situation = situationOf(names, request.query);
    if ('error' in situation) return refuse(response, situation);
    const { person } = situation;
    if (person !== undefined && !world.members.byAccount(person)) {
      return refuse(response, { status: 404, error: `No account is called '${person}'.` });
    }
    const { search } = new URL(request.originalUrl, 'http://own.invalid');
    const action = `/control/scenario/${names}${search}`;
    const { languages: spoken } = world.settings.current;
    const page = { state: controlState(world), situation, spoken, action };
    return response.type('html').send(scenarioPage(page));
  };
  router.use(controlGuard(access, origins, world.securityLog), pageHeaders);
  router.get('/', (_request, response) => {
    response.type('html').send(controlPage(controlState(world)));
  });
  router.get('/outbox', (_request, response) => {
    response.type('html').send(outboxPage(controlState(world)));
  });
  router.get('/scenario', (request, response) => {
    showSituation(world.situations.active().join(',') || 'normal', request, response);
  });
  router.get('/scenario/:names', (request, response) => {
    showSituation(request.params.names, request, response);
  });
  router.post('/scenario/:names', (request, response) => {
    const situation = situationOf(request.params.names, request.query);
    if ('error' in situation) return refuse(response, situation);
    world.situations.set(situation.names.filter((name) => name !== 'normal'));
    return response.redirect(303, situation.to);
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

function refuse(
  response: Response,
  { status, error }: { readonly status: number; readonly error: string },
): Response {
  return response.status(status).json({ error });
}
