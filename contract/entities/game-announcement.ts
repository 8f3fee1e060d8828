import { z } from 'zod/v4';
import { gameAnnouncementTypes } from './board-types.ts';
import { gameCategorySchema } from './game.ts';
import { momentSchema } from './text.ts';

/** What the site announces about its games (L8). */
export const gameAnnouncementSchema = z
  .strictObject({
    id: z.string(),
    type: z.enum(gameAnnouncementTypes),
    /** The category whose lobby shows it; null if it is about all games. */
    gameClassify: gameCategorySchema.nullable(),
    title: z.string(),
    /** HTML from outside: to be sanitised before it is shown. */
    content: z.string(),
    date: momentSchema,
  })
  .meta({ id: 'GameAnnouncement' });
export type GameAnnouncement = z.infer<typeof gameAnnouncementSchema>;
