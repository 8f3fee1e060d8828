import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { BACKGROUND_HEADER } from '#contract/background.ts';
import { bodyTypeOf, FORM_TYPE, type RouteMetadata } from '#contract/call.ts';
import { AGENT_TYPES, TRIAL_TYPE } from '#contract/entities/member-types.ts';
import { sealedBodySchema } from '#contract/sealed.ts';
import { SETTINGS_REVISION_HEADER } from '#contract/settings-revision.ts';
import { inNameOf } from '../kernel/caller.ts';
import { Refused } from '../kernel/refused.ts';
import { scenesOf } from '../scenes/index.ts';
import type { Situation } from '../situation/situation.ts';
import type { SignedIn } from '../world/sessions/sessions.ts';
import type { World } from '../world/world.ts';
import { callerOf, callOf, putCall } from './call.ts';
import { languageOfCall } from './call-language.ts';
import { passKnown, passOnce } from './once.ts';
import type { RoutedRequest, RouteHandler } from './route-handler.ts';
import { beforeSending, sendAnswersOf } from './send-answer.ts';
import type { SiteOrigins } from './site-origins.ts';
import { stopLinksFor, undoLinksFor } from './undo-link.ts';
import { originOf } from './visit-origin.ts';
import { networkOf } from './visitor-network.ts';

/** Header with scenarios for one request, separated by commas (T3). */
export const SCENARIO_HEADER = 'x-portal-scenario';

/** Whether a request may use the fake's controls, such as the header of scenarios. */
export type HasControl = (request: Request) => boolean;

/**
 * Checks of every call before its body is read: scenarios, closed site, token and role. They read
 * the route's metadata, so no path is ever listed by hand.
 */
export function admit(world: World, hasControl: HasControl): RouteHandler {
  return (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader(SETTINGS_REVISION_HEADER, world.settings.revision);
    sendAnswersOf(request, response);
    const { metadata } = request.tsRestRoute;
    const names = request.header(SCENARIO_HEADER);
    if (names !== undefined && !hasControl(request)) throw new Refused('bad_request');
    const situation = situationOf(world, names);
    requireOpenSite(situation, metadata);
    requireBodyType(request);
    let signedIn: SignedIn | undefined;
    let ended: Refused | undefined;
    try {
      signedIn = signedInBy(world, request.headers, situation, metadata);
    } catch (error) {
      if (!metadata.once || !isEndedSession(error)) throw error;
      ended = error;
    }
    // Before an answer is stored for its key: the same call is sent again once the proof is there.
    if (metadata.reauthentication && signedIn) requireReauthentication(world, signedIn, metadata);
    putCall(request, { situation, signedIn, ended, from: networkOf(request.ip) });
    next();
  };
}

/**
 * Steps of every call after its body is read: decryption, and the look-up of an earlier answer.
 * From here on everything runs in the name of the caller.
 */
export function open(world: World, origins: SiteOrigins): RouteHandler {
  const unseal = async (request: { body: unknown }) => {
    const body = sealedBodySchema.safeParse(request.body);
    if (!body.success) throw new Refused('sealed_payload_invalid');
    request.body = await world.sealing.open(body.data.sealed);
  };

  return (request, response, next) => {
    const { metadata } = request.tsRestRoute;
    const { situation, ended } = callOf(request);
    return inNameOf(callerOf(request), () => {
      const waits: Promise<unknown>[] = [];
      if (situation.delayMilliseconds > 0) waits.push(sleep(situation.delayMilliseconds));
      if (metadata.sealed) waits.push(unseal(request));
      if (ended) return answerAgain(world, waits, request, response, ended);
      const enter = () => {
        playScenes(world, origins, request, response);
        requireOpenPlay(world, request);
        next();
      };
      if (metadata.once) return nextOnce(world, waits, request, response, enter);
      return waits.length === 0 ? enter() : nextAfter(waits, enter);
    });
  };
}

/** Plays the scenes of a call's situation (T3), before its handler and after its success. */
function playScenes(
  world: World,
  origins: SiteOrigins,
  request: RoutedRequest,
  response: Response,
): void {
  const call = callOf(request);
  const { situation, signedIn } = call;
  if (!signedIn) return;
  const member = () => world.members.byId(signedIn.member.id) ?? signedIn.member;
  const sceneCall = () => ({
    origin: originOf(request),
    language: languageOfCall(world, request),
    linkWith: undoLinksFor(request, origins),
    stopLinkWith: stopLinksFor(request, origins),
    body: request.body as unknown,
  });
  const play = (when: 'before' | 'after') => {
    const played = scenesOf(when, request.tsRestRoute);
    for (const each of played) each.playIn(situation, world, member(), sceneCall);
    return played.length > 0;
  };
  // Handlers get the member as the scenes left it.
  if (play('before')) putCall(request, { ...call, signedIn: { ...signedIn, member: member() } });
  if (scenesOf('after', request.tsRestRoute).length === 0) return;
  beforeSending(response, () => {
    if (response.statusCode < 400) play('after');
  });
}

/**
 * Nobody does for play what their account may not do now, nor pays in or stakes beyond their own
 * limits (W10, A27). Here a limit without any room refuses, for every call that says so of itself; an
 * amount is checked where it is booked.
 *
 * @throws Refused account_restricted, play_limit_reached
 */
function requireOpenPlay({ ownLimits, restrictions }: World, request: RoutedRequest): void {
  const { play } = request.tsRestRoute.metadata;
  const { signedIn } = callOf(request);
  if (!signedIn || play === 'neither') return;
  restrictions.requireOpen(signedIn.member.id, play);
  ownLimits.requireOpen(signedIn.member.id, play);
}

/**
 * A session that requires a new password was just opened for that. A call with the account's
 * password proves itself, if the account has nothing stronger.
 */
function requireReauthentication(
  { reauthentications }: World,
  signedIn: SignedIn,
  { carriesPassword }: RouteMetadata,
): void {
  if (signedIn.owes !== 'nothing') return;
  reauthentications.require(signedIn, carriesPassword ? ['password'] : []);
}

async function nextAfter(waits: readonly Promise<unknown>[], next: () => void): Promise<void> {
  await Promise.all(waits);
  next();
}

async function nextOnce(
  world: World,
  waits: readonly Promise<unknown>[],
  request: Request,
  response: Response,
  next: () => void,
): Promise<void> {
  await Promise.all(waits);
  if (await passOnce(world, request, response)) next();
}

/** An action may end its own session; a retry still gets its answer. */
async function answerAgain(
  world: World,
  waits: readonly Promise<unknown>[],
  request: Request,
  response: Response,
  ended: Refused,
): Promise<void> {
  await Promise.all(waits);
  const token = tokenIn(request.headers);
  const memberId = token === undefined ? undefined : world.sessions.ownerOf(token);
  if (memberId === undefined || !passKnown(world, request, response, memberId)) throw ended;
}

/** A used mail link is reported as used. */
function isEndedSession(error: unknown): error is Refused {
  return (
    error instanceof Refused &&
    (error.code === 'token_invalid' || error.code === 'recovery_link_expired')
  );
}

function tokenIn({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^Bearer (\S+)$/iu.exec(authorization ?? '')?.[1];
}

function situationOf(world: World, names: string | undefined): Situation {
  try {
    return world.situations.of(names);
  } catch (error) {
    if (error instanceof RangeError) throw new Refused('bad_request');
    throw error;
  }
}

/** Maintenance has priority over the region (S9). */
function requireOpenSite(situation: Situation, { whenClosed }: RouteMetadata): void {
  if (whenClosed) return;
  if (situation.maintenance) throw new Refused('maintenance');
  if (situation.regionBlocked) throw new Refused('region_restricted');
}

/** A public call, or a background call of a page, does not extend the session (A19). */
function readingOf({ sessions }: World, token: string, isUse: boolean) {
  return isUse ? sessions.read(token) : sessions.peek(token);
}

/** A form instead of JSON, or the reverse, counts as an unreadable body. */
function requireBodyType(request: RoutedRequest): void {
  const isForm = typeof request.is(FORM_TYPE) === 'string';
  const { tsRestRoute } = request;
  if (!('body' in tsRestRoute)) return;
  if (isForm !== (bodyTypeOf(tsRestRoute) === FORM_TYPE)) throw new Refused('bad_request');
}

function signedInBy(
  world: World,
  headers: IncomingHttpHeaders,
  situation: Situation,
  { auth, whenPasswordOwed }: RouteMetadata,
): SignedIn | undefined {
  if (auth === 'none' && headers.authorization === undefined) return undefined;
  const isUse = auth !== 'none' && headers[BACKGROUND_HEADER] !== '1';
  const token = tokenIn(headers);
  const reading = token === undefined ? undefined : readingOf(world, token, isUse);
  const counts = reading?.ok === true && !situation.tokenExpired;
  // A person who was blocked after the sign-in, or is no longer a member, is shut out.
  const bar = counts ? world.signIn.blockerOf(reading.signedIn.member) : undefined;
  const signedIn = counts && bar === undefined ? reading.signedIn : undefined;
  // A person who must set a new password is not signed in yet: only that change works (A17).
  if (auth === 'none') return signedIn?.owes === 'nothing' ? signedIn : undefined;

  if (token === undefined) throw new Refused('token_missing');
  if (reading?.ok !== true) throw new Refused(reading?.code ?? 'token_invalid');
  if (!counts) throw new Refused('token_expired');
  if (!signedIn) throw new Refused(bar ?? 'token_invalid');
  if (signedIn.owes !== 'nothing' && !whenPasswordOwed) throw new Refused('password_change_owed');
  if (auth === 'trueMember' && signedIn.member.type === TRIAL_TYPE) {
    throw new Refused('in_need_true_account');
  }
  if (auth === 'agent' && !AGENT_TYPES.includes(signedIn.member.type)) {
    throw new Refused('agent_only');
  }
  return signedIn;
}
