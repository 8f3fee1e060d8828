import { messageTable } from '../../store/notifications/messages.ts';
import { createRestrictions, type Restrictions } from '../ledger/restrictions.ts';
import { createMessages, type Messages } from '../notifications/messages.ts';
import { createNotifications, type Notifications } from '../notifications/notifications.ts';
import type { Foundation } from './foundation.ts';

/** What restricts accounts, and notifications, which keep to it. */
export interface Telling {
  readonly restrictions: Restrictions;
  readonly messages: Messages;
  readonly notifications: Notifications;
}

/** A world's part about messages. */
export function roundDescriber(below: Foundation): Telling {
  const messages = createMessages(messageTable(below.database), below.clock, below.live);
  const restrictions = createRestrictions(below);
  const notifications = createNotifications({ ...below, messages, restrictions });
  return { restrictions, messages, notifications };
}
