import express, { type Request, type RequestHandler, Router } from 'express';
import { type DeviceEvent, joinRequest, messagesRequest } from '#contract/flow-relay.ts';
import { MAX_RELAY_BYTES } from '#contract/flow-relay-types.ts';
import { badBody, requireJson } from '../json-bodies.ts';
import { limitPerMinute } from '../limit-per-minute.ts';
import { deviceNameOf } from './device-name.ts';
import { openEventStream } from './event-stream.ts';
import type { FlowRelay, WatchedDevice } from './flow-relay.ts';

/** Requests of one device; it sends at most four batches a second. */
const REQUESTS_PER_MINUTE = 600;
/** Tries of one address to use a token. */
const JOINS_PER_MINUTE = 30;
/** Levels of data in a message: the redaction allows fewer. */
const MAX_DEPTH = 60;

/**
 * The calls of a watched device, which has no key of the control page: `POST join` exchanges a
 * pairing token for its own key; with it `POST messages` reports, `GET stream` listens and `POST
 * leave` ends the watching (T7).
 */
export function deviceCalls(relay: FlowRelay): Router {
  const router = Router();
  const devices = new WeakMap<Request, WatchedDevice>();
  const deviceOf = (request: Request): WatchedDevice => {
    const device = devices.get(request);
    if (!device) throw new Error('This call has no device.');
    return device;
  };
  const requireDevice: RequestHandler = (request, response, next) => {
    const key = /^Bearer ([\w-]{43})$/u.exec(request.header('authorization') ?? '')?.[1];
    const device = key === undefined ? undefined : relay.deviceOf(key);
    if (device) {
      devices.set(request, device);
      next();
    } else response.status(401).json({ error: 'No flows page watches this device.' });
  };
  const perDevice = limitPerMinute(REQUESTS_PER_MINUTE, {
    keyGenerator: (request) => deviceOf(request).device,
  });
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });

  const joins = limitPerMinute(JOINS_PER_MINUTE);
  router.post('/join', joins, requireJson, express.json({ limit: '1kb' }), (request, response) => {
    const body = joinRequest.safeParse(request.body);
    if (!body.success) {
      response.status(400).json({ error: 'The request is not right.' });
      return;
    }
    const joined = relay.join(body.data.token, deviceNameOf(request.header('user-agent')));
    if (joined) response.status(201).json(joined);
    else response.status(410).json({ error: 'This code was used, or it has expired.' });
  });
  router.use(requireDevice, perDevice);
  router.get('/stream', (request, response) => {
    let stop: (() => void) | undefined;
    const stream = openEventStream<DeviceEvent>(response, () => stop?.());
    stop = relay.listen(deviceOf(request), stream);
  });
  router.post('/leave', (request, response) => {
    relay.leave(deviceOf(request));
    response.status(204).end();
  });
  router.post(
    '/messages',
    requireJson,
    express.json({ limit: MAX_RELAY_BYTES }),
    (request, response) => {
      const body = isShallow(request.body) ? messagesRequest.safeParse(request.body) : undefined;
      if (body?.success !== true) {
        response.status(400).json({ error: 'The request is not right.' });
        return;
      }
      relay.receive(deviceOf(request), body.data.messages);
      response.status(204).end();
    },
  );
  router.use(badBody);
  return router;
}

/** Deeper nesting would exhaust the reader's stack. */
function isShallow(data: unknown, depth = 0): boolean {
  if (typeof data !== 'object' || data === null) return true;
  return depth < MAX_DEPTH && Object.values(data).every((part) => isShallow(part, depth + 1));
}
