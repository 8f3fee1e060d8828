import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { notificationPreferencesSchema } from '../entities/notification.ts';
import { notificationChannels, notificationTopics } from '../entities/notification-types.ts';

/** What the person wants to be told, and how: in the portal, by mail (W7). */
export const notificationsCalls = c.router({
  preferences: route('GET /member/notifications', {
    summary: 'The person’s notification preferences, and what cannot be switched off',
    auth: 'trueMember',
    value: notificationPreferencesSchema,
  }),
  choose: route('PUT /member/notifications', {
    summary: 'Switches notices about a topic on or off; the same again changes nothing',
    body: z
      .strictObject({
        topic: z.enum(notificationTopics),
        channel: z.enum(notificationChannels),
        isOn: z.boolean(),
      })
      .meta({ id: 'NotificationChoice' }),
    auth: 'trueMember',
    play: 'neither',
    codes: ['notification_locked'],
    value: notificationPreferencesSchema,
  }),
});
