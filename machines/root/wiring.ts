import { type ActorRefFrom, fromCallback, type Subscription } from 'xstate';
import type { sessionMachine } from '../session/session.machine.ts';
import type { systemStatusMachine } from '../system-status/system-status.machine.ts';
import type { RootEvent } from './root.types.ts';

/** Subscribes to what the children emit and hands it to the root, which routes it. */
export const wiring = fromCallback(({ sendBack, system }) => {
  const session = system.get('session') as ActorRefFrom<typeof sessionMachine>;
  const systemStatus = system.get('systemStatus') as ActorRefFrom<typeof systemStatusMachine>;
  const pass = (event: RootEvent) => {
    sendBack(event);
  };
  const subscriptions: Subscription[] = [
    session.on('session.started', pass),
    session.on('session.ended', pass),
    session.on('login.wanted', pass),
    session.on('passwordChange.wanted', pass),
    session.on('freePlay.failed', pass),
    systemStatus.on('site.closed', pass),
    systemStatus.on('server.lost', pass),
    systemStatus.on('server.found', pass),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
});
