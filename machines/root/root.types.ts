import type { SessionEmitted } from '../session/session.types.ts';
import type { SystemStatusEmitted } from '../system-status/system-status.machine.ts';

/** What the children tell, and the root passes on to their siblings. */
export type RootEvent = SessionEmitted | Exclude<SystemStatusEmitted, { type: 'site.opened' }>;
