import { brotliCompressSync, constants } from 'node:zlib';
import { type AppRoute, validateResponse } from '@ts-rest/core';
import type { Request, Response } from 'express';
import { picturesFor } from './cross-origin.ts';

/** A lasting answer after its first check: as it is, and packed when somebody first takes it so. */
interface KeptAnswer {
  readonly plain: Buffer;
  brotli?: Buffer;
}

const kept = new WeakMap<object, KeptAnswer>();
const checked = new WeakMap<object, string>();
const listeners = new WeakMap<Response, ((body: object) => void)[]>();

/** Has an answer noted when it was found to keep to the contract, and before it is sent. */
export function beforeSending(response: Response, listener: (body: object) => void): void {
  listeners.set(response, [...(listeners.get(response) ?? []), listener]);
}

/**
 * Checks an answer before it is sent, which is not done again then.
 *
 * @throws TsRestResponseValidationError when the answer breaks the contract
 */
export function checkAnswer(body: object, request: Request, status: number): void {
  const text = write(body, (request as Request & { tsRestRoute: AppRoute }).tsRestRoute, status);
  if (typeof text === 'string') checked.set(body, text);
}

/** Marks the body of an answer as lasting: checked and packed once, then sent as it is. */
export function lasting<Answer extends { readonly body: object }>(answer: Answer): Answer {
  Object.freeze(answer.body);
  return answer;
}

/**
 * Takes the place of Express's `json` for calls of the contract: the answer is checked against the
 * schema of its status, and written without the hashing and the freshness checks that answers of
 * an API have no use for.
 *
 * @throws TsRestResponseValidationError when the answer breaks the contract
 */
export function sendAnswersOf(request: Request & { tsRestRoute: AppRoute }, response: Response) {
  response.json = (body: object) => {
    const answer =
      kept.get(body) ?? checked.get(body) ?? write(body, request.tsRestRoute, response.statusCode);
    for (const listener of listeners.get(response) ?? []) listener(body);
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    const pictures = picturesFor(response);
    const bytes =
      pictures === undefined
        ? typeof answer === 'string'
          ? answer
          : encoded(answer, request, response)
        : withPicturesAt(pictures, answer);
    response.setHeader('Content-Length', Buffer.byteLength(bytes));
    // A text goes out in one piece with its headers.
    response.end(bytes);
    return response;
  };
}

/** A web app that is hosted elsewhere has none of this server's pictures at its own origin. */
function withPicturesAt(origin: string, answer: string | KeptAnswer): string {
  const text = typeof answer === 'string' ? answer : answer.plain.toString();
  return text.replaceAll('"/art/', `"${origin}/art/`);
}

function write(body: object, appRoute: AppRoute, status: number): string | KeptAnswer {
  const text = JSON.stringify(validateResponse({ appRoute, response: { status, body } }).body);
  if (!Object.isFrozen(body)) return text;
  const answer = { plain: Buffer.from(text) };
  kept.set(body, answer);
  return answer;
}

/** Packing is for what lasts: it is done once, where each other answer would pay for it anew. */
function encoded(answer: KeptAnswer, request: Request, response: Response): Buffer {
  response.vary('Accept-Encoding');
  if (!/\bbr\b/u.test(request.headers['accept-encoding'] ?? '')) return answer.plain;
  answer.brotli ??= brotliCompressSync(answer.plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
  });
  response.setHeader('Content-Encoding', 'br');
  return answer.brotli;
}

const MAX_KEPT_ANSWERS = 500;

/**
 * Lasting answers by what they depend on, made when first asked for. The key names all of it: where
 * an answer shows settings, their revision too.
 */
export function lastingAnswers<Answer extends { readonly body: object }>() {
  const answers = new Map<string, Answer>();
  return (key: string, make: () => Answer): Answer => {
    const known = answers.get(key);
    if (known) return known;
    const made = lasting(make());
    if (answers.size >= MAX_KEPT_ANSWERS) answers.clear();
    answers.set(key, made);
    return made;
  };
}
