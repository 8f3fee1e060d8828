import { BACKGROUND_HEADER } from '#contract/background.ts';
import { leavesActOpen, type Outcome, type Refusal, stopsBeforeAct } from '#contract/errors.ts';
import { ONCE_HEADER } from '#contract/once.ts';
import { SETTINGS_REVISION_HEADER } from '#contract/settings-revision.ts';
import { type Answer, answerOf, contentOf, isSuccess } from './answers.ts';
import { isInBackground } from './background.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import type { ClientRoute } from './manifest-route.ts';
import type { RequestPause } from './request-pause.ts';
import type { TokenStore } from './token-store.ts';

/** What the client needs from outside. */
export interface SendOptions {
  /** Address of the API, without a slash at the end. */
  readonly baseUrl: string;
  readonly tokens: TokenStore;
  /** Shared by all reads: a rate limit holds back all of them. */
  readonly pause: RequestPause;
  /** BCP 47 tag for the server's own texts. */
  readonly language: () => string;
  /** Seals a body (A22); loaded at the first call that needs it. */
  readonly seal: (body: unknown) => Promise<Outcome<{ sealed: string }>>;
  /** Called for every refused token, with its generation and the call (A19). */
  readonly onTokenRefused: (generation: number, refusal: Refusal, call: string) => void;
  /** Called when a call is refused until a new password is set, like `onTokenRefused` (A17). */
  readonly onPasswordOwed: (generation: number) => void;
  /**
   * Called for every answer that restarts the server's idle time: of a foreground call with a
   * token.
   */
  readonly onTokenUsed: () => void;
  /** Called when the site is closed, so that the status is read at once (S9). */
  readonly onSiteClosed: () => void;
  /** Called when an action's answer was lost: it may have been done. */
  readonly onActOpen: () => void;
  /** Called with every answer's settings revision. */
  readonly onSettingsRevision: (revision: string) => void;
  /** Checks a success against the contract, in development and tests only. */
  readonly validate?: (name: string, body: unknown) => Promise<void>;
}

/** Replaces `fetch` for a large body, which may take longer than a call. */
export interface Transport {
  readonly fetch: typeof fetch;
  readonly timeoutMilliseconds: number;
}

interface Sending {
  readonly name: string;
  readonly route: ClientRoute;
  readonly request: {
    readonly query?: Readonly<Record<string, string | number | undefined>>;
    readonly params?: Readonly<Record<string, string>>;
    readonly body?: unknown;
  };
  readonly signal?: AbortSignal;
  /** Of an action that counts once. */
  readonly key?: string;
  /** Instead of the session's. */
  readonly token?: string;
  readonly transport?: Transport;
}

/** Delays before the second and third try after a lost request. */
const RETRY_DELAYS_MILLISECONDS = [300, 900];
/** Not the current session's token: a refusal of it concerns nobody. */
const NO_GENERATION = -1;
/** Timeout of a call: the page is slow, check the connection. */
const CALL_TIMEOUT_MILLISECONDS = 20_000;

/**
 * Sends one call of the contract. The only place that reads an envelope. A lost request is retried
 * at once if that is harmless: a read, or an action with an idempotency key. Background reads
 * follow their own schedule.
 */
export async function send(sending: Sending, options: SendOptions): Promise<Outcome<never>> {
  // Offline nothing leaves the device, so nothing can have been done.
  const { onLine: hasNetwork } = navigator;
  const answer = await sendUntilAnswered(sending, options);
  if (answer.ok || !leavesActOpen(answer.code)) return answer;
  if (sending.route.isReadOnly || !hasNetwork) return answer;
  options.onActOpen();
  return { ...answer, mayBeDone: true };
}

async function sendUntilAnswered(sending: Sending, options: SendOptions): Promise<Outcome<never>> {
  const { method, isSealed, isOnce } = sending.route;
  const isRead = method === 'GET';
  const secondsLeft = isRead ? options.pause.secondsLeft() : 0;
  if (secondsLeft > 0) {
    return { ok: false, code: 'too_many_requests', retryAfterSeconds: secondsLeft };
  }
  const isByItself = isInBackground();
  const headers: Readonly<Record<string, string>> = {
    ...(isOnce && { [ONCE_HEADER]: sending.key ?? '' }),
    ...(isByItself && { [BACKGROUND_HEADER]: '1' }),
  };
  let answer = await sendOnce(sending, options, headers);
  if (isSealed && isSealRefused(answer.outcome)) {
    // Sealed with a new nonce, the same body may be accepted.
    answer = await sendOnce(sending, options, headers);
  }
  if (isRead ? isByItself : !isOnce) return answer.outcome;
  for (const delay of RETRY_DELAYS_MILLISECONDS) {
    if (!answer.isLost || !navigator.onLine) break;
    // If the call was aborted meanwhile, the next try rejects.
    await new Promise((resolve) => setTimeout(resolve, delay));
    const next = await sendOnce(sending, options, headers);
    // Stopped before the action was decided: the first try may have been done.
    if (isOnce && !next.outcome.ok && stopsBeforeAct(next.outcome.code)) break;
    answer = next;
  }
  return answer.outcome;
}

function isSealRefused(outcome: Outcome<never>): boolean {
  return (
    !outcome.ok &&
    (outcome.code === 'sealing_key_unknown' || outcome.code === 'sealed_payload_stale')
  );
}

async function sendOnce(
  sending: Sending,
  options: SendOptions,
  own: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { method, path, isPublic, isSealed, isForm, answerShape } = sending.route;
  const { request, signal, transport } = sending;
  const { token, generation } =
    sending.token === undefined
      ? options.tokens.current()
      : { token: sending.token, generation: NO_GENERATION };
  // The base is prepended to the filled-in path: its port is not a parameter.
  const url = options.baseUrl + addressOf(path, request.params, request.query);
  const headers: Record<string, string> = { 'accept-language': options.language(), ...own };
  let body: unknown = request.body;
  if (isSealed) {
    const outcome = await options.seal(body);
    if (!outcome.ok) return { outcome, isLost: outcome.code === 'network_failed' };
    body = outcome.value;
  }
  // The browser sets the content type of a form.
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  const timeout = AbortSignal.timeout(transport?.timeoutMilliseconds ?? CALL_TIMEOUT_MILLISECONDS);
  try {
    // A refusal from before the script may be outdated: the call is repeated.
    const early = method === 'GET' && isPublic ? await takeEarlyAnswer(url) : undefined;
    if (early && isSuccess(early.body, answerShape)) {
      if (early.settingsRevision !== null) options.onSettingsRevision(early.settingsRevision);
      await options.validate?.(sending.name, early.body);
      return { outcome: { ok: true, value: early.body.value as never }, isLost: false };
    }
    const response = await (transport?.fetch ?? fetch)(url, {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body === undefined ? {} : { body: isForm ? formOf(body) : JSON.stringify(body) }),
    });
    const content = await contentOf(response);
    const settingsRevision = response.headers.get(SETTINGS_REVISION_HEADER);
    if (settingsRevision !== null) options.onSettingsRevision(settingsRevision);
    const isUse = token !== null && !isPublic && !(BACKGROUND_HEADER in own);
    if (isUse && response.status !== 401) options.onTokenUsed();
    const answer = answerOf(response, content, answerShape);
    if (answer.outcome.ok) await options.validate?.(sending.name, content);
    else tellOfRefusal(answer.outcome, { sending, generation, status: response.status }, options);
    return answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    if (timeout.aborted) return { outcome: { ok: false, code: 'timed_out' }, isLost: false };
    if (!(error instanceof TypeError)) throw error;
    return { outcome: { ok: false, code: 'network_failed' }, isLost: true };
  }
}

interface Refused {
  readonly sending: Sending;
  readonly generation: number;
  readonly status: number;
}

/** Notifies others whom a refusal concerns besides the caller. */
function tellOfRefusal(
  refusal: Refusal,
  { sending: { name, route }, generation, status }: Refused,
  options: SendOptions,
): void {
  const { code, retryAfterSeconds } = refusal;
  if (status === 401 && !route.isPublic) options.onTokenRefused(generation, refusal, name);
  if (code === 'password_change_owed') options.onPasswordOwed(generation);
  if (code === 'maintenance' || code === 'region_restricted') options.onSiteClosed();
  const isOutOfService = code === 'internal_error' && retryAfterSeconds !== undefined;
  if (route.method === 'GET' && (code === 'too_many_requests' || isOutOfService)) {
    options.pause.begin(retryAfterSeconds);
  }
}

/** A flat body as form data. */
function formOf(body: unknown): URLSearchParams {
  return new URLSearchParams(body as Readonly<Record<string, string>>);
}

function addressOf(
  template: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = template.replace(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
