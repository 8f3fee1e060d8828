import type { FailureBody } from '#contract/envelope.ts';
import { type ErrorCode, isErrorCode, type Outcome, type Refusal } from '#contract/errors.ts';
import { REQUEST_ID_HEADER, requestIdPattern } from '#contract/request-id.ts';
import { type AnswerShape, hasShape } from './answer-shape.ts';
import { retryAfterOf } from './retry-after.ts';

/** An answer as its caller gets it. */
export interface Answer {
  readonly outcome: Outcome<never>;
  /** Lost by the network, or answered by something in between: a retry may reach the server. */
  readonly isLost: boolean;
}

const TOO_MANY_REQUESTS_STATUS = 429;
const SERVER_ERROR_STATUS = 500;

/** The error in a response, or a matching one if it is not in the contract's format. */
export function answerOf(response: Response, content: unknown, shape: AnswerShape): Answer {
  if (response.ok && isSuccess(content, shape)) {
    return { outcome: { ok: true, value: content.value as never }, isLost: false };
  }
  const isOfContract = isFailure(content);
  const retryAfterSeconds = retryAfterOf(response.headers);
  const refusal: Refusal = {
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(isOfContract ? refusalOf(content) : { ok: false, code: codeOfStatus(response) }),
  };
  return {
    outcome: traceable(refusal, response),
    // Only proxies send other 5xx errors, and one with a `Retry-After` is not retried earlier.
    isLost:
      !isOfContract &&
      retryAfterSeconds === undefined &&
      (response.ok || response.status > SERVER_ERROR_STATUS),
  };
}

/** The JSON of an answer; undefined if invalid. */
export async function contentOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether this is a success envelope with a value of that shape. */
export function isSuccess(
  content: unknown,
  shape: AnswerShape,
): content is { success: true; value: unknown } {
  return (
    typeof content === 'object' &&
    content !== null &&
    'value' in content &&
    hasShape(content.value, shape)
  );
}

function isFailure(content: unknown): content is FailureBody {
  return (
    typeof content === 'object' &&
    content !== null &&
    'success' in content &&
    content.success === false &&
    'code' in content
  );
}

function refusalOf(failure: FailureBody): Refusal {
  const { success: _success, code, ...rest } = failure;
  return isErrorCode(code) ? { ok: false, code, ...rest } : { ok: false, code: 'unknown_error' };
}

/** The refusal for an answer of something in between, or a truncated one. */
function codeOfStatus({ ok, status }: Response): ErrorCode {
  if (ok) return 'answer_unreadable';
  if (status === TOO_MANY_REQUESTS_STATUS) return 'too_many_requests';
  return status >= SERVER_ERROR_STATUS ? 'internal_error' : 'unknown_error';
}

/** A server failure carries its request id of the server's log. */
function traceable(refusal: Refusal, { headers }: Response): Refusal {
  const isBroken = refusal.code === 'internal_error' || refusal.code === 'unknown_error';
  const requestId = isBroken ? headers.get(REQUEST_ID_HEADER) : null;
  return requestId !== null && requestIdPattern.test(requestId)
    ? { ...refusal, requestId }
    : refusal;
}
