import type { AppRoute } from '@ts-rest/core';
import type { Request } from 'express';
import { type Budget, budgets } from '#contract/budgets.ts';
import type { RouteMetadata } from '#contract/call.ts';
import {
  agentCodes,
  owedPasswordCodes,
  proofCodes,
  tokenCodes,
  trueAccountCodes,
} from '#contract/envelope.ts';
import type { ServerErrorCode } from '#contract/errors.ts';
import type { Refused } from '../kernel/refused.ts';
import type { SecurityLog, SecurityLogEvent } from '../world/notifications/security-log.ts';
import { callerOfAny } from './call.ts';

/** Codes that deny a caller something. */
const rightCodes: ReadonlySet<ServerErrorCode> = new Set([
  ...tokenCodes,
  ...owedPasswordCodes,
  ...trueAccountCodes,
  ...agentCodes,
  ...proofCodes,
]);

/** Logs a refusal that indicates an attack, or a forgotten password. */
export function noteRefusal(log: SecurityLog, request: Request, { code }: Refused): void {
  const route = routeOf(request);
  const event = eventOf(code, route?.metadata);
  if (event === undefined) return;
  const call = route && `${route.method} ${request.baseUrl}${route.path}`;
  log.note({ event, reason: code, ...(call !== undefined && { call }) }, callerOfAny(request));
}

function eventOf(
  code: ServerErrorCode,
  metadata: RouteMetadata | undefined,
): SecurityLogEvent | undefined {
  const drawnOn: readonly Budget[] = (metadata?.budgets ?? []).map((name) => budgets[name]);
  if (drawnOn.some(({ wrong }) => wrong.includes(code))) return 'secret.wrong';
  const ends = drawnOn.flatMap(({ limits }) => Object.values(limits).map(({ beyond }) => beyond));
  if (code === 'too_many_requests' || ends.includes(code)) return 'limit.reached';
  return rightCodes.has(code) ? 'right.refused' : undefined;
}

function routeOf(request: Request) {
  const { tsRestRoute } = request as { tsRestRoute?: AppRoute & { metadata: RouteMetadata } };
  return tsRestRoute;
}
