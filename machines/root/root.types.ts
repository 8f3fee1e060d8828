import type { SessionEmitted } from '../session/session.types.ts';
import type { SystemStatusEmitted } from '../system-status/system-status.machine.ts';

/** Events of the children that the root passes on to their siblings. */
export type RootEvent = SessionEmitted | Exclude<SystemStatusEmitted, { type: 'site.opened' }>;
