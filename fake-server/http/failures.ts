import { StandardSchemaError, TsRestResponseValidationError } from '@ts-rest/core';
import { RequestValidationError } from '@ts-rest/express';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { z } from 'zod/v4';
import type { RouteMetadata } from '#contract/call.ts';
import type { FailureBody } from '#contract/envelope.ts';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import { Refused } from '../kernel/refused.ts';
import type { SecurityLog } from '../world/notifications/security-log.ts';
import { messageLanguage, messageOf } from './error-messages.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { countWrongTry } from './gate-budgets.ts';
import type { Log } from './log.ts';
import { brokenLine, requestErrorStatus } from './request-errors.ts';
import { logNameOf } from './request-id.ts';
import { noteRefusal } from './security-events.ts';

/** A form has fewer fields: nobody gets more back than they sent. */
const MAX_FIELDS_NAMED = 50;

/** Turns everything that a call of the API can throw into the failure envelope. */
export function failureHandler(log: Log, securityLog: SecurityLog): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const refused = declared(refusalOf(error, request, log), request, log);
    countWrongTry(request, refused);
    noteRefusal(securityLog, request, refused);
    try {
      sendRefusal(refused, request, response);
    } catch (failure) {
      // The refusal's writes were not stored, so it does not count.
      log(brokenLine(request, failure));
      sendRefusal(new Refused('internal_error'), request, response);
    }
  };
}

function sendRefusal(refused: Refused, request: Request, response: Response): void {
  const body = failureBody(refused, request);
  if (body.retryAfterSeconds !== undefined) {
    response.setHeader('Retry-After', String(body.retryAfterSeconds));
  }
  response.setHeader('Cache-Control', 'no-store');
  response.status(errorCatalogue[refused.code].status).json(body);
}

/** The envelope of a refusal, with a text in the request's language. */
export function failureBody({ code, details }: Refused, request: Request): FailureBody {
  const message = messageOf(code, messageLanguage(request.headers['accept-language']));
  return { success: false, code, message, ...details };
}

/**
 * Whether a request's route declares the code of a refusal; a request without a route allows all.
 */
export function declares(request: Request, { code }: Refused): boolean {
  const route = 'tsRestRoute' in request ? request.tsRestRoute : undefined;
  const { metadata } = (route ?? {}) as { metadata?: RouteMetadata };
  return metadata?.codes.includes(code) ?? true;
}

function refusalOf(error: unknown, request: Request, log: Log): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof RequestValidationError) return validationRefusal(error, request);
  if (error instanceof TsRestResponseValidationError) {
    const paths = issuesOf(error.cause).map(
      ({ code, path }) => `${path.map(String).join('.')} ${code}`,
    );
    log(`${logNameOf(request)}: the answer breaks the contract: ${paths.join(', ')}`);
    return new Refused('internal_error');
  }
  switch (requestErrorStatus(error)) {
    case undefined:
      log(brokenLine(request, error));
      return new Refused('internal_error');
    case 413:
      return new Refused('payload_too_large');
    default:
      return new Refused('bad_request');
  }
}

/** A code that its route does not declare is our bug, and must not pass as part of the contract. */
function declared(refused: Refused, request: Request, log: Log): Refused {
  if (declares(request, refused)) return refused;
  log(`${logNameOf(request)}: '${refused.code}' is not among the codes of this call`);
  return new Refused('internal_error');
}

function validationRefusal(error: RequestValidationError, request: Request): Refused {
  const parts = [
    [error.pathParams, request.params],
    [error.query, request.query],
    [error.body, request.body],
  ] as const;
  const fields = parts.flatMap(([problem, input]: readonly [unknown, unknown]) =>
    fieldErrorsOf(issuesOf(problem), input),
  );
  return new Refused('validation_failed', { fields: fields.slice(0, MAX_FIELDS_NAMED) });
}

/** ts-rest wraps a schema's errors in its own; the contract's schemas are all zod. */
function issuesOf(problem: unknown): readonly z.core.$ZodIssue[] {
  return problem instanceof StandardSchemaError
    ? (problem.issues as readonly z.core.$ZodIssue[])
    : [];
}
