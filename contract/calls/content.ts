import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import {
  ANNOUNCEMENTS_PAGE_SIZE,
  announcementSchema,
  memberAnnouncementSchema,
  noticesSchema,
} from '../entities/content.ts';
import { languageSchema, textOf } from '../entities/text.ts';
import { paged, pageOf } from '../lists.ts';

const announcementsPage = z.object({
  language: languageSchema.optional(),
  ...paged(ANNOUNCEMENTS_PAGE_SIZE),
});

/** Notices and announcements of the site. */
export const contentCalls = c.router({
  notices: {
    method: 'GET',
    path: '/notices',
    query: z.object({
      /** Types, separated by commas: B,PL,PU,PR,H. */
      types: z
        .string()
        .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/u)
        .default('B,PL,PU,PR'),
      platform: z.literal('W').default('W'),
      execution: z.literal('B').default('B'),
      language: languageSchema.optional(),
    }),
    ...answers({
      summary: 'Banners, popups and announcements',
      auth: 'none',
      value: noticesSchema,
    }),
  },
  announcements: {
    method: 'GET',
    path: '/announcements',
    query: announcementsPage,
    ...answers({
      summary: 'Announcements for everybody, newest first, a page at a time',
      auth: 'none',
      value: pageOf({
        announcements: z.array(announcementSchema),
      }),
    }),
  },
  memberAnnouncements: {
    method: 'GET',
    path: '/announcements/member',
    query: announcementsPage,
    ...answers({
      summary: 'Announcements for the signed-in person, and which of them are read',
      auth: 'member',
      value: pageOf({
        announcements: z.array(memberAnnouncementSchema),
        unread: z.int().nonnegative(),
      }),
    }),
  },
  readAnnouncement: {
    method: 'POST',
    path: '/announcements/:id/read',
    pathParams: z.object({ id: textOf(64).min(1) }),
    body: z.strictObject({}),
    ...answers({
      summary: 'Marks an announcement as read; marking it again changes nothing',
      auth: 'member',
      codes: ['not_found'],
      value: z.strictObject({ unread: z.int().nonnegative() }),
    }),
  },
});
