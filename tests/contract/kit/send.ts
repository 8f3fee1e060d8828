import { z } from 'zod/v4';
import { FORM_TYPE } from '#contract/call.ts';
import { ONCE_HEADER } from '#contract/once.ts';
import type { Answer } from './answer.ts';
import { exchange } from './exchange.ts';
import { secretsOf } from './judge-secrets.ts';
import type { KitRequest } from './request.ts';
import type { KitRoute } from './routes.ts';
import type { Subject } from './subject.ts';

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function pathOf(route: KitRoute, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return route.path.replaceAll(/:([A-Za-z]+)/gu, (_, name: string) =>
    encodeURIComponent(asText(values.get(name))),
  );
}

/** What a query and a form make of an object. */
function pairsOf(value: unknown): string {
  const pairs = Object.entries(value ?? {}).flatMap(([key, entry]) =>
    (Array.isArray(entry) ? entry : [entry]).map((one: unknown) => [key, asText(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

function queryOf(query: unknown): string {
  const text = pairsOf(query);
  return text === '' ? '' : `?${text}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function contentOf(subject: Subject, route: KitRoute, { raw, body }: KitRequest) {
  if (raw) return raw;
  if (body === undefined) return undefined;
  if (route.bodyType === FORM_TYPE) return { content: pairsOf(body), contentType: FORM_TYPE };
  const sealing = route.metadata.sealed ? subject.sealing : undefined;
  const content = JSON.stringify(sealing ? await sealing.seal(body) : body);
  return { content, contentType: 'application/json' };
}

const throttledSchema = z.object({
  code: z.literal('too_many_requests'),
  retryAfterSeconds: z.number(),
});

/** How many times a request is sent that the server had no room for. */
const TRIES = 3;

/** A refusal that a reauthentication lifts. */
const proofRequiredSchema = z.object({ code: z.literal('proof_required') });

/**
 * Sends one request when the server has room for it, and reads the whole answer. It is sent again after
 * a waiting time that the server names, and after a reauthentication that it requires.
 */
export async function sendRequest(
  subject: Subject,
  route: KitRoute,
  request: KitRequest,
): Promise<Answer> {
  let answer = await sendOnce(subject, route, request);
  const isProofRequired = proofRequiredSchema.safeParse(answer.body).success;
  if (isProofRequired && request.authorization && request.raw === undefined) {
    const hasProved = await subject.reauthenticate?.(request.authorization);
    if (hasProved === true) answer = await sendOnce(subject, route, request);
  }
  for (let tries = 1; tries < TRIES; tries += 1) {
    const throttled = throttledSchema.safeParse(answer.body).data;
    if (!throttled || subject.pace?.canWait(throttled.retryAfterSeconds) !== true) break;
    answer = await sendOnce(subject, route, request);
  }
  return answer;
}

async function sendOnce(subject: Subject, route: KitRoute, request: KitRequest): Promise<Answer> {
  await subject.pace?.turn();
  subject.noteSent?.(request);
  const content = await contentOf(subject, route, request);
  const url = subject.baseUrl + pathOf(route, request.params) + queryOf(request.query);
  const sent = {
    method: route.method,
    address: url,
    headers: {
      // Every request is a new action, unless it names its key.
      ...(route.metadata.once ? { [ONCE_HEADER]: crypto.randomUUID() } : {}),
      ...request.headers,
      ...(content?.contentType === undefined ? {} : { 'content-type': content.contentType }),
      ...(request.authorization === undefined ? {} : { authorization: request.authorization }),
    },
    content: content?.content,
    secrets: secretsOf(request.body),
  };
  const { status, headers, text, milliseconds } = await exchange(url, sent);
  const answer = {
    status,
    contentType: headers['content-type'] ?? '',
    headers,
    text,
    milliseconds,
    body: parsed(text),
    sent,
  };
  subject.pace?.note(headers);
  subject.noteAnswer?.(route, answer);
  subject.wrongTries?.note(route, answer);
  return answer;
}
