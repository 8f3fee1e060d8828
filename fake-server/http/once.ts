import type { Request, Response } from 'express';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import { puzzleRequests, type ServerErrorCode } from '#contract/errors.ts';
import { ONCE_HEADER, oncePattern } from '#contract/once.ts';
import type { Action } from '../kernel/action.ts';
import { Refused } from '../kernel/refused.ts';
import type { OnceAction, OnceAnswer, OnceTurn } from '../world/idempotency/once.ts';
import type { World } from '../world/world.ts';
import { answer, callOf } from './call.ts';
import { declares, failureBody } from './failures.ts';
import { beforeSending, checkAnswer } from './send-answer.ts';

const COOKIE_HEADER = 'Set-Cookie';
/** From this status on an answer is a server failure: the same action may be retried. */
const SERVER_FAILED = 500;

const turns = new WeakMap<object, OnceTurn>();

/** The idempotency key of this action. @throws Refused bad_request */
function onceKeyOf(request: Request): string {
  const key = request.header(ONCE_HEADER);
  if (key === undefined || !oncePattern.test(key)) throw new Refused('bad_request');
  return key;
}

/**
 * Passes a call that counts once to its handler, or answers it with its stored answer.
 *
 * @returns whether the handler should run
 */
export async function passOnce(
  world: World,
  request: Request,
  response: Response,
): Promise<boolean> {
  const memberId = callOf(request).signedIn?.member.id;
  const result = await world.once.begin(actionOf(request, memberId));
  if (result.kind === 'known') {
    giveAgain(response, result);
    return false;
  }
  turns.set(request, result);
  beforeSending(response, (sent) => {
    // An answer that was stored together with its writes only needs sending.
    if (result.hasEnded()) return;
    const { statusCode } = response;
    const code = 'code' in sent ? (sent.code as ServerErrorCode) : undefined;
    if (statusCode >= 400 && (code === undefined || !endsAction(code))) result.release();
    else if (statusCode >= 400) result.keep(answerOf(response, statusCode, sent));
    else throw new Error('A call that counts once was answered without its commit.');
  });
  return true;
}

/** Answers a call that counts once with its stored answer. @returns whether there is one */
export function passKnown(
  world: World,
  request: Request,
  response: Response,
  memberId: number,
): boolean {
  const known = world.once.known(actionOf(request, memberId));
  if (known) giveAgain(response, known);
  return known !== undefined;
}

function actionOf(request: Request, memberId: number | undefined): OnceAction {
  const { method, baseUrl, path, query } = request;
  const body: unknown = request.body;
  const content = { method, address: baseUrl + path, query, body };
  return { memberId, key: onceKeyOf(request), content };
}

function giveAgain(response: Response, { status, body, cookies }: OnceAnswer): void {
  if ('retryAfterSeconds' in body) {
    response.setHeader('Retry-After', String(body.retryAfterSeconds));
  }
  if (cookies.length > 0) response.setHeader(COOKIE_HEADER, [...cookies]);
  response.status(status).json(body);
}

/**
 * Answers a call that counts once. Its writes and its answer are stored in one transaction, so that
 * neither exists without the other.
 *
 * @param run does the action, and writes in its `commit`
 * @param valueOf makes the answer's value; part of the transaction
 */
export async function answerOnce<Result, Value = Result>(
  request: Request,
  run: (action: Action<Result>) => Result | Promise<Result>,
  valueOf: (result: Result) => Value = (result) => result as unknown as Value,
): Promise<ReturnType<typeof answer<Value>>> {
  const turn = turns.get(request);
  const response = request.res;
  if (!turn || !response) throw new Error('The call does not count once.');
  let answered: ReturnType<typeof answer<Value>> | undefined;

  const commit = (write: () => Result): Result => {
    let outcome: { readonly result: Result } | { readonly refused: Refused } | undefined;
    turn.commit(() => {
      try {
        const result = write();
        answered = answer(valueOf(result));
        outcome = { result };
        checkAnswer(answered.body, request, answered.status);
        return answerOf(response, answered.status, answered.body);
      } catch (error) {
        if (!(error instanceof Refused) || !isKept(error, request)) throw error;
        outcome = { refused: error };
        const { status } = errorCatalogue[error.code];
        return answerOf(response, status, failureBody(error, request));
      }
    });
    if (outcome && 'result' in outcome) return outcome.result;
    throw outcome?.refused ?? new Error('Nothing came of a commit.');
  };

  await run({ id: turn.actionId, begin: (begun) => turn.begin(begun), commit });
  if (!answered) throw new Error('A call that counts once has committed nothing.');
  return answered;
}

/** The same for a synchronous action. */
export function writeOnce<Value>(request: Request, write: () => Value) {
  return answerOnce<Value>(request, ({ commit }) => commit(write));
}

/** A server failure is not stored, nor are its writes. */
function isKept(refused: Refused, request: Request): boolean {
  return endsAction(refused.code) && declares(request, refused);
}

/** After other refusals the same action may be retried, by then with the puzzle solved. */
function endsAction(code: ServerErrorCode): boolean {
  const asksForPuzzle = puzzleRequests.some((request) => request === code);
  return errorCatalogue[code].status < SERVER_FAILED && !asksForPuzzle;
}

function answerOf(response: Response, status: number, body: object): OnceAnswer {
  const cookies = response.getHeader(COOKIE_HEADER) ?? [];
  return { status, body, cookies: [cookies].flat().map(String) };
}
