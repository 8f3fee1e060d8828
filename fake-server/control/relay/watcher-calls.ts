import express, { type Response, Router } from 'express';
import type { z } from 'zod/v4';
import {
  dismissRequest,
  type Pairing,
  pairingRequest,
  tellRequest,
  type WatcherEvent,
  watchRequest,
} from '#contract/flow-relay.ts';
import { PAIRING_SECONDS } from '#contract/flow-relay-types.ts';
import type { SiteOrigins } from '../../http/site-origins.ts';
import { isLocal } from '../access.ts';
import { badBody, requireJson } from '../json-bodies.ts';
import { openEventStream } from './event-stream.ts';
import type { FlowRelay } from './flow-relay.ts';

/**
 * The calls of flows pages that watch other devices, behind the guard of the control page: `POST
 * stream` answers with server-sent events, `POST pairings` with a token for one device; `POST tell`
 * says something to a device, and `POST dismiss` ends its watching (T7).
 */
export function watcherCalls(relay: FlowRelay, origins: SiteOrigins): Router {
  const router = Router();
  router.use(requireJson, express.json({ limit: '64kb' }));
  const call = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    run: (body: z.infer<Schema>, response: Response, after: string | undefined) => void,
  ) => {
    router.post(path, (request, response) => {
      const body = schema.safeParse(request.body);
      if (body.success) run(body.data, response, request.header('last-event-id'));
      else response.status(400).json({ error: 'The request is not right.' });
    });
  };

  call('/stream', watchRequest, ({ watcher, devices }, response, after) => {
    if (!relay.admits(watcher)) {
      response.status(503).json({ error: 'Too many flows pages watch devices.' });
      return;
    }
    let stop: (() => void) | undefined;
    const stream = openEventStream<WatcherEvent>(response, () => stop?.());
    stop = relay.watch(watcher, devices, stream, after);
  });
  call('/pairings', pairingRequest, ({ watcher }, response) => {
    const paired = relay.pair(watcher);
    if ('refused' in paired) {
      response
        .status(paired.refused === 'full' ? 409 : 404)
        .json({ error: refusals[paired.refused] });
      return;
    }
    const pairing: Pairing = {
      token: paired.token,
      expiresInSeconds: PAIRING_SECONDS,
      origins: origins.all().filter((origin) => !isLocal(new URL(origin).hostname)),
    };
    response.status(201).json(pairing);
  });
  call('/tell', tellRequest, ({ watcher, device, message }, response) => {
    response.status(relay.tell(watcher, device, message) ? 204 : 404).end();
  });
  call('/dismiss', dismissRequest, ({ watcher, device }, response) => {
    response.status(relay.dismiss(watcher, device) ? 204 : 404).end();
  });
  router.use(badBody);
  return router;
}

const refusals = {
  unknown: 'This flows page has no stream.',
  full: 'This flows page watches as many devices as it can.',
} as const;
