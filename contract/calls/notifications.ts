import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { notificationPreferencesSchema } from '../entities/notification.ts';
import { notificationChannels, notificationTopics } from '../entities/notification-types.ts';

/** What the person wants to be told, and how: in the portal, by mail (W7). */
export const notificationsCalls = c.router({
  preferences: {
    method: 'GET',
    path: '/member/notifications',
    ...answers({
      summary: 'What the person is told, and what cannot be switched off',
      auth: 'trueMember',
      value: notificationPreferencesSchema,
    }),
  },
  choose: {
    method: 'PUT',
    path: '/member/notifications',
    body: z
      .strictObject({
        topic: z.enum(notificationTopics),
        channel: z.enum(notificationChannels),
        isOn: z.boolean(),
      })
      .meta({ id: 'NotificationChoice' }),
    ...answers({
      summary: 'Switches notices about a topic on or off; the same again changes nothing',
      auth: 'trueMember',
      codes: ['notification_locked'],
      value: notificationPreferencesSchema,
    }),
  },
});
