import type { Request } from 'express';
import type { OriginRow } from '../store/sessions.ts';
import { visitOrigin } from '../world/sessions/visit-origin.ts';
import { callOf } from './call.ts';

/** Where a call comes from, as its person will recognise it. */
export function originOf(request: Pick<Request, 'header'>): OriginRow {
  return visitOrigin(request.header('user-agent'), callOf(request).from);
}
