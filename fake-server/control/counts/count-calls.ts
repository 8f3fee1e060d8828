import express, { type RequestHandler, Router } from 'express';
import { sentCountsSchema } from '#contract/flow-counts.ts';
import { MAX_COUNTS_BYTES } from '#contract/flow-counts-types.ts';
import { badBody, requireJson } from '../json-bodies.ts';
import { limitPerMinute } from '../limit-per-minute.ts';
import type { FlowCounter } from './flow-counts.ts';

/** Of one address: an open page sends six times a minute. */
const SENDS_PER_MINUTE = 300;

/** What a server answers that does not count: no content, which the flows page says. */
export const nothingCounted: RequestHandler = (_request, response) => {
  response.status(204).end();
};

/**
 * `POST` adds what a page has counted, `GET` answers with the totals. Both are open to everybody, as
 * the portal and the flows page are (T7).
 */
export function countCalls(counter: FlowCounter): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/', (_request, response) => {
    response.json(counter.totals());
  });
  router.post(
    '/',
    limitPerMinute(SENDS_PER_MINUTE),
    requireJson,
    express.json({ limit: MAX_COUNTS_BYTES }),
    (request, response) => {
      const sent = sentCountsSchema.safeParse(request.body);
      if (!sent.success) {
        response.status(400).json({ error: 'These are no counts.' });
        return;
      }
      counter.add(sent.data);
      response.status(204).end();
    },
  );
  router.use(badBody);
  return router;
}
