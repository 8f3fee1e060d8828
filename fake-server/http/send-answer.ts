import { brotliCompressSync, constants } from 'node:zlib';
import { type AppRoute, validateResponse } from '@ts-rest/core';
import type { Request, Response } from 'express';
import { picturesFor } from './cross-origin.ts';

/** A cached answer after its first check: plain, and compressed once somebody accepts that. */
interface WrittenAnswer {
  readonly plain: Buffer;
  brotli?: Buffer;
}

const written = new WeakMap<object, WrittenAnswer>();
const checked = new WeakMap<object, string>();
const listeners = new WeakMap<Response, ((body: object) => void)[]>();

/** Called when an answer has passed the contract check, before it is sent. */
export function beforeSending(response: Response, listener: (body: object) => void): void {
  listeners.set(response, [...(listeners.get(response) ?? []), listener]);
}

/**
 * Checks an answer ahead of sending; it is not checked again then.
 *
 * @throws TsRestResponseValidationError if the answer breaks the contract
 */
export function checkAnswer(body: object, request: Request, status: number): void {
  const text = write(body, (request as Request & { tsRestRoute: AppRoute }).tsRestRoute, status);
  if (typeof text === 'string') checked.set(body, text);
}

/** Marks an answer's body as cached: checked and compressed once, then sent as it is. */
export function lasting<Answer extends { readonly body: object }>(answer: Answer): Answer {
  Object.freeze(answer.body);
  return answer;
}

/**
 * Replaces Express's `json` for calls of the contract: checks the answer against the schema of its
 * status, and writes it without the ETag and freshness checks, which API answers do not use.
 *
 * @throws TsRestResponseValidationError if the answer breaks the contract
 */
export function sendAnswersOf(request: Request & { tsRestRoute: AppRoute }, response: Response) {
  response.json = (body: object) => {
    const answer =
      written.get(body) ??
      checked.get(body) ??
      write(body, request.tsRestRoute, response.statusCode);
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
    // Text is sent in one piece with its headers.
    response.end(bytes);
    return response;
  };
}

/** A web app hosted elsewhere has none of this server's pictures at its own origin. */
function withPicturesAt(origin: string, answer: string | WrittenAnswer): string {
  const text = typeof answer === 'string' ? answer : answer.plain.toString();
  return text.replaceAll('"/art/', `"${origin}/art/`);
}

function write(body: object, appRoute: AppRoute, status: number): string | WrittenAnswer {
  const text = JSON.stringify(validateResponse({ appRoute, response: { status, body } }).body);
  if (!Object.isFrozen(body)) return text;
  const answer = { plain: Buffer.from(text) };
  written.set(body, answer);
  return answer;
}

/** Only cached answers are compressed: once, while every other answer would pay each time. */
function encoded(answer: WrittenAnswer, request: Request, response: Response): Buffer {
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
 * Cached answers, made at the first request. The key names everything they depend on: if an answer
 * shows settings, their revision too.
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
