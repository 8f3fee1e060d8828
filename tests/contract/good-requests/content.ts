import { z } from 'zod/v4';
import { asMember, type GoodRequestsOf } from './good-request.ts';

/** The announcements of an answer, by their ids. */
const announcementsSchema = z.object({ announcements: z.array(z.object({ id: z.string() })) });

/** Good requests of `content`. */
export const contentRequests: GoodRequestsOf<'content'> = {
  notices: () => ({ query: { types: 'B,PU', language: 'PT' } }),
  announcements: () => ({ query: { pageNo: 2, language: 'PT' } }),
  readAnnouncement: async (portal) => {
    const authorized = await asMember(portal);
    const found = await portal.succeed('content.memberAnnouncements', authorized);
    const [announcement] = announcementsSchema.parse(found).announcements;
    return announcement && { ...authorized, params: { id: announcement.id }, body: {} };
  },
};
