import type { Request, Response } from 'express';
import { ONCE_HEADER, oncePattern } from '#contract/once.ts';
import { Refused } from '../ground/refused.ts';
import type { World } from '../world/world.ts';
import { callOf } from './call.ts';
import { beforeSending } from './send-answer.ts';

/** Answers from this status on are failures of the server: the same action may be tried anew. */
const SERVER_FAILED = 500;

/** The key that the caller made for this action. @throws Refused bad_request */
export function onceKeyOf(request: Request): string {
  const key = request.header(ONCE_HEADER);
  if (key === undefined || !oncePattern.test(key)) throw new Refused('bad_request');
  return key;
}

/**
 * Lets a call that counts once through to its handler, or answers it with what it brought before.
 *
 * @returns whether the handler's turn has come
 */
export async function passOnce(
  world: World,
  request: Request,
  response: Response,
): Promise<boolean> {
  const { signedIn, situation } = callOf(request);
  const { method, baseUrl, path, query } = request;
  const body: unknown = request.body;
  const result = await world.once.begin(
    {
      memberId: signedIn?.member.id,
      key: onceKeyOf(request),
      content: { method, address: baseUrl + path, query, body },
    },
    situation,
  );
  if (result.kind === 'known') {
    if ('retryAfterSeconds' in result.body) {
      response.setHeader('Retry-After', String(result.body.retryAfterSeconds));
    }
    response.status(result.status).json(result.body);
    return false;
  }
  // Kept before it is sent: what was acknowledged is known after a crash, too.
  beforeSending(response, (answer) => {
    if (response.statusCode >= SERVER_FAILED) result.release();
    else result.keep({ status: response.statusCode, body: answer });
  });
  return true;
}
