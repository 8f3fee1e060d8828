import { z } from 'zod/v4';
import { addressSchema, momentSchema } from './text.ts';

/** Pages that a banner can stand on (S4). */
export const bannerGroups = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_elott',
  'w_down',
  'w_promo',
  'w_points',
  'w_help',
  'w_reg',
  'w_inhouse',
] as const;
export type BannerGroup = (typeof bannerGroups)[number];

/** A banner of a page: a picture without text, and the words over it (S4). */
const bannerSchema = z
  .strictObject({
    /** Identifies the banner. */
    bannerId: z.string(),
    /** Wide picture: 1200 by 360 on home, 1200 by 240 elsewhere. */
    url: addressSchema,
    /** Picture for phones: 750 by 420 on home, 750 by 220 elsewhere. */
    phoneUrl: addressSchema,
    /** The page that shows the banner. */
    groupName: z.enum(bannerGroups),
    /** Where the banner leads. */
    linkageType: z.enum(['none', 'page', 'promotion', 'game', 'external']),
    /** Where the banner leads; null if nowhere. */
    linkage: z.string().nullable(),
    title: z.string(),
    /** The words on the banner, in the language of the answer. */
    text: z.string(),
    /** Label of its button; null if it leads nowhere. */
    action: z.string().nullable(),
    /** The conditions of the offer, and who it is for; null if it offers nothing. */
    terms: z.string().nullable(),
  })
  .meta({ id: 'Banner' });
export type Banner = z.infer<typeof bannerSchema>;

/** Announcement types (S10). */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;

export const announcementSchema = z
  .strictObject({
    id: z.string(),
    /** Where it is shown: B banner, PL notice, PU pop-up, PR promotion, H home. */
    type: z.enum(announcementTypes),
    title: z.string(),
    /** HTML from outside: sanitise it before showing it. */
    content: z.string(),
    date: momentSchema,
  })
  .meta({ id: 'Announcement' });
export type Announcement = z.infer<typeof announcementSchema>;

/** How many announcements a page of their list has (S6). */
export const ANNOUNCEMENTS_PAGE_SIZE = 9;

/** An announcement as a signed-in person sees it. */
export const memberAnnouncementSchema = z
  .strictObject({ ...announcementSchema.shape, isRead: z.boolean() })
  .meta({ id: 'MemberAnnouncement' });
export type MemberAnnouncement = z.infer<typeof memberAnnouncementSchema>;

/** Announcements by the place where they are shown (S10). */
export const noticesSchema = z
  .strictObject({
    /** Notices for everybody. */
    player: z.array(announcementSchema),
    /** The pictures at the top of pages. */
    banners: z.array(bannerSchema),
    /** Notices that open over the page. */
    popup: z.array(announcementSchema),
    /** Notices of promotions. */
    promotion: z.array(announcementSchema),
  })
  .meta({ id: 'Notices' });
export type Notices = z.infer<typeof noticesSchema>;
