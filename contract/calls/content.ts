import { z } from 'zod/v4';
import { c, route } from '../call.ts';
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
  notices: route('GET /notices', {
    summary: 'Banners, popups and announcements',
    query: z.object({
      /** Types, separated by commas: B,PL,PU,PR,H. */
      types: z
        .string()
        .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/u)
        .default('B,PL,PU,PR'),
      platform: z.literal('W').default('W'),
      /** That the web app shows them. */
      execution: z.literal('B').default('B'),
      language: languageSchema.optional(),
    }),
    auth: 'none',
    value: noticesSchema,
  }),
  announcements: route('GET /announcements', {
    summary: 'Announcements for everybody, newest first, in pages',
    query: announcementsPage,
    auth: 'none',
    value: pageOf({
      /** The announcements of the page, newest first. */
      announcements: z.array(announcementSchema),
    }),
  }),
  memberAnnouncements: route('GET /announcements/member', {
    summary: 'Announcements for the signed-in person, and which of them are read',
    query: announcementsPage,
    auth: 'member',
    value: pageOf({
      /** The announcements of the page. */
      announcements: z.array(memberAnnouncementSchema),
      unread: z.int().nonnegative(),
    }),
  }),
  readAnnouncement: route('POST /announcements/:id/read', {
    summary: 'Marks an announcement as read; marking it again changes nothing',
    pathParams: z.object({ id: textOf(64).min(1) }),
    body: z.strictObject({}),
    auth: 'member',
    play: 'neither',
    codes: ['not_found'],
    value: z.strictObject({ unread: z.int().nonnegative() }),
  }),
});
