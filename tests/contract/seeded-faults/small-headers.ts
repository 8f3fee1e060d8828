import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '#contract/request-id.ts';
import type { SeededFault } from './faults.ts';

/** Headers of every answer, with one fault or none. */
export function headersWith(fault: SeededFault | 'none'): Readonly<Record<string, string>> {
  const cookie =
    fault === 'lets scripts read its cookie' ? 'seen=1' : 'seen=1; HttpOnly; SameSite=Lax';
  return {
    'Cache-Control':
      fault === 'lets caches keep private answers' ? 'public, max-age=60' : 'no-store',
    'Set-Cookie': cookie,
    ...(fault === 'gives no request id' ? {} : { [REQUEST_ID_HEADER]: randomUUID() }),
    ...(fault === 'shows its queries' ? { 'X-Query': 'SELECT * FROM books' } : {}),
  };
}
