import { z } from 'zod/v4';
import { notificationTopics } from './notification-types.ts';

const choiceSchema = z.strictObject({
  isOn: z.boolean(),
  /** It cannot be switched off. */
  isLocked: z.boolean(),
});

/** What the person wants to be told, and how (W7). */
export const notificationPreferencesSchema = z
  .strictObject({
    /** Whether there is an address for mails. */
    hasMail: z.boolean(),
    /** Most important first. */
    topics: z.array(
      z.strictObject({
        topic: z.enum(notificationTopics),
        /** Whether the portal tells of it. */
        portal: choiceSchema,
        /** Whether a mail tells of it. */
        mail: choiceSchema,
      }),
    ),
  })
  .meta({ id: 'NotificationPreferences' });
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;
