import { z } from 'zod/v4';
import { addressSchema, textOf } from './text.ts';

/**
 * The picture of a person: one of the site's icons, given or chosen, or one that they sent (W5).
 */
export const avatarSchema = z
  .strictObject({
    url: addressSchema,
    /** The key of the icon; null for a picture of the person's own. */
    icon: z.string().nullable(),
  })
  .meta({ id: 'Avatar' });
export type Avatar = z.infer<typeof avatarSchema>;

/** The choice of one of the site's icons. */
export const avatarChoiceSchema = z
  .strictObject({
    /** The name of the picture. */
    icon: textOf(32).min(1),
  })
  .meta({ id: 'AvatarChoice' });
