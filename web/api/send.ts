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

/** What the client needs of the world around it. */
export interface SendOptions {
  /** Address of the API, without a slash at the end. */
  readonly baseUrl: string;
  readonly tokens: TokenStore;
  /** Shared by all reads: who was told to wait does not ask for something else meanwhile. */
  readonly pause: RequestPause;
  /** BCP 47 tag for the server's own texts. */
  readonly language: () => string;
  /** Seals a body (A22); loaded only when a call needs it. */
  readonly seal: (body: unknown) => Promise<Outcome<{ sealed: string }>>;
  /** Told of every refused token, with the generation that it belonged to and the call (A19). */
  readonly onTokenRefused: (generation: number, refusal: Refusal, call: string) => void;
  /** Told of a call that is refused until the password is new, like `onTokenRefused` (A17). */
  readonly onPasswordOwed: (generation: number) => void;
  /**
   * Told of every answer to a call that needs a token and that a person asked for: the server counts
   * the idle time again.
   */
  readonly onTokenUsed: () => void;
  /** Told of a closed site, so that the status is asked for at once (S9). */
  readonly onSiteClosed: () => void;
  /** Told of an act whose answer was lost: it may have been done all the same. */
  readonly onActOpen: () => void;
  /** Told with every answer by which settings of the site it was made. */
  readonly onSettingsRevision: (revision: string) => void;
  /** Checks a success against the contract, in development and tests alone. */
  readonly validate?: (name: string, body: unknown) => Promise<void>;
}

/** Sends instead of `fetch`: a large body, which may take longer than a call. */
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

/** Waits before the second and third try of what was lost. */
const RETRY_DELAYS_MILLISECONDS = [300, 900];
/** Of no current session: what the server says of such a token concerns nobody. */
const NO_GENERATION = -1;
/** After this a call counts as lost: the page is slow, check the connection. */
const CALL_TIMEOUT_MILLISECONDS = 20_000;

/**
 * Sends one call of the contract. The only place that reads an envelope. What was lost is sent again
 * at once where that does no harm: a read, and an action whose key counts once. What the page reads by
 * itself comes again by the schedule that it is on.
 */
export async function send(sending: Sending, options: SendOptions): Promise<Outcome<never>> {
  // Without a network nothing leaves the device, and so nothing can have been done.
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
    // Sealed anew, the same body may be taken.
    answer = await sendOnce(sending, options, headers);
  }
  if (isRead ? isByItself : !isOnce) return answer.outcome;
  for (const delay of RETRY_DELAYS_MILLISECONDS) {
    if (!answer.isLost || !navigator.onLine) break;
    // Where the call was aborted meanwhile, the next try rejects.
    await new Promise((resolve) => setTimeout(resolve, delay));
    const next = await sendOnce(sending, options, headers);
    // Stopped before the action was looked at: the first try may have been done all the same.
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
  // The base goes in front of the filled-in path: its port is no parameter.
  const url = options.baseUrl + addressOf(path, request.params, request.query);
  const headers: Record<string, string> = { 'accept-language': options.language(), ...own };
  let body: unknown = request.body;
  if (isSealed) {
    const outcome = await options.seal(body);
    if (!outcome.ok) return { outcome, isLost: outcome.code === 'network_failed' };
    body = outcome.value;
  }
  // The browser names the type of a form by itself.
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  const timeout = AbortSignal.timeout(transport?.timeoutMilliseconds ?? CALL_TIMEOUT_MILLISECONDS);
  try {
    // A refusal from before the script may be over by now: it is asked for again.
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

/** Tells those whom a refusal concerns besides who asked. */
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

/** A flat body as a form sends it. */
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
