import { messageTable } from '../../store/notifications/messages.ts';
import { createMessages, type Messages } from '../notifications/messages.ts';
import { createNotifications, type Notifications } from '../notifications/notifications.ts';
import type { Foundation } from './foundation.ts';

/** Notifications. */
export interface Telling {
  readonly messages: Messages;
  readonly notifications: Notifications;
}

/** A world's part about messages. */
export function roundDescriber(below: Foundation): Telling {
  const messages = createMessages(messageTable(below.database), below.clock, below.live);
  return { messages, notifications: createNotifications({ ...below, messages }) };
}
