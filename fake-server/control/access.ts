import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request } from 'express';
import { callerOfAny } from '../http/call.ts';
import { cookieOf, type OwnCookie } from '../http/cookies.ts';
import { type HasControl, SCENARIO_HEADER } from '../http/gate.ts';
import type { SiteOrigins } from '../http/site-origins.ts';
import type { SecurityLog } from '../world/notifications/security-log.ts';

/** Cookie that is set once the printed address was opened. */
export const controlCookie: OwnCookie = { name: 'control-key', path: '/control', sameSite: 'lax' };
/** Header for tools, besides the header of scenarios. */
export const CONTROL_HEADER = 'x-portal-control-key';

/** Why a request may not use the fake's controls. */
export type ControlRefusal = 'foreign_name' | 'key_missing';

type AskingRequest = Pick<Request, 'host' | 'hostname' | 'headers' | 'header'>;

/**
 * Who may use the fake's controls: scenarios, clock, outbox, credits and everything at `/control`
 * (T3).
 */
export interface ControlAccess {
  /** Required from everybody if the server is reachable from other machines. */
  readonly key: string | undefined;
  /** Why the request may not; undefined if it may. */
  refusalOf(request: AskingRequest): ControlRefusal | undefined;
  isKey(text: string): boolean;
}

/**
 * Decides about the fake's controls. Without a key the server only listens to this machine; then a
 * foreign host name that resolves here is refused, because another site's page is asking (DNS
 * rebinding).
 *
 * @param origins the portal's own, whose host names are allowed
 */
export function createControlAccess(key: string | undefined, origins: SiteOrigins): ControlAccess {
  const isKey = (text: string) => key !== undefined && isSame(text, key);
  return {
    key,
    isKey,
    refusalOf(request) {
      if (!isOwnName(request.hostname, origins)) return 'foreign_name';
      if (key === undefined) return undefined;
      const brought =
        request.header(CONTROL_HEADER) ??
        cookieOf(request, controlCookie, origins.isHttps(request));
      return isKey(brought ?? '') ? undefined : 'key_missing';
    },
  };
}

/** The same decision for the header of scenarios; logs its use. */
export function hasControlBy(access: ControlAccess, log: SecurityLog): HasControl {
  return (request) => {
    const reason = access.refusalOf(request);
    const caller = callerOfAny(request);
    if (reason === undefined) log.note({ event: 'control.used', call: SCENARIO_HEADER }, caller);
    else log.note({ event: 'control.refused', call: SCENARIO_HEADER, reason }, caller);
    return reason === undefined;
  };
}

/** A key for a server that others can reach. */
export function newControlKey(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * Whether a server with this listen address, or this public one, is only reachable from this
 * machine.
 */
export function isLocal(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/u.test(host) || host.endsWith('.localhost');
}

/** The names of another site that leads to this machine are not among these. */
function isOwnName(name: string | undefined, origins: SiteOrigins): boolean {
  const bare = (name ?? '').replace(/^\[(.*)\]$/u, '$1');
  const isOfNetwork = /(?:^|\.)(?:localhost|local)$/iu.test(bare);
  const isPublished = () => origins.all().some((origin) => new URL(origin).hostname === bare);
  return isIP(bare) !== 0 || isOfNetwork || isPublished();
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
