import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { requestErrorStatus } from '../../http/request-errors.ts';
import type { IdentityError } from './identity-toolkit.types.ts';

/** Details that the protocol appends to an error name; clients cut them off at the colon. */
const explanations: Partial<Record<IdentityError, string>> = {
  INVALID_PHONE_NUMBER: 'Invalid format.',
  QUOTA_EXCEEDED: 'Exceeded quota for verifying phone numbers.',
  CAPTCHA_CHECK_FAILED: 'Recaptcha verification failed - DUPE',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'Too many attempts.',
  SESSION_EXPIRED: 'The SMS code has expired. Please re-send the verification code to try again.',
};

const headerList = /^[\w-]{1,64}(?:\s*,\s*[\w-]{1,64}){0,30}$/u;

/** Pages of every origin may call, with any headers: the calls use no cookies. */
export const openToAllOrigins: RequestHandler = (request, response, next) => {
  const wanted = request.header('access-control-request-headers') ?? '';
  response.set({
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method !== 'OPTIONS') {
    next();
    return;
  }
  response.set({
    'Access-Control-Allow-Methods': 'GET,POST,DELETE,PATCH',
    'Access-Control-Max-Age': '600',
    Vary: 'Access-Control-Request-Headers',
  });
  if (headerList.test(wanted)) response.set('Access-Control-Allow-Headers', wanted);
  response.status(204).end();
};

/** Answers with an error in Google's form. */
export function sendError(
  response: Response,
  status: 400 | 403 | 404 | 413 | 501,
  message: string,
  more: { readonly status?: string; readonly reason?: string } = {},
): void {
  const { reason = 'invalid', ...extra } = more;
  const errors = [{ message, reason, domain: 'global' }];
  response.status(status).json({ error: { code: status, message, errors, ...extra } });
}

/** Answers with an error of the protocol. */
export function sendIdentityError(response: Response, error: IdentityError): void {
  const explanation = explanations[error];
  sendError(response, 400, explanation === undefined ? error : `${error} : ${explanation}`);
}

/** Every call but the emulator's own needs an API key; any will do, as in the emulator. */
export const requireKey: RequestHandler = (request, response, next) => {
  const { key } = request.query;
  if (typeof key === 'string' && key.length > 0 && key.length <= 256) next();
  else {
    sendError(response, 403, 'The request is missing a valid API key.', {
      status: 'PERMISSION_DENIED',
      reason: 'forbidden',
    });
  }
};

/** An unreadable or too large body is also a protocol error. */
export const unreadableBody: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status = requestErrorStatus(error);
  if (status === 413) sendError(response, 413, 'Request payload size exceeds the limit.');
  else if (status !== undefined) {
    sendError(response, 400, 'Invalid JSON payload received.', { status: 'INVALID_ARGUMENT' });
  } else next(error);
};
