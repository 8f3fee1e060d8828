import type { Request } from 'express';
import type { OriginRow } from '../store/sessions/sessions.ts';
import { visitOrigin } from '../world/sessions/visit-origin.ts';
import { callOf } from './call.ts';

/** The origin of a call, in terms that the person recognises. */
export function originOf(request: Pick<Request, 'header'>): OriginRow {
  return visitOrigin(request.header('user-agent'), callOf(request).from);
}
