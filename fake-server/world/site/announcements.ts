import type { Announcement, MemberAnnouncement } from '#contract/entities/content.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { allAnnouncements, type ContentAnnouncement } from '../../content/announcements.ts';
import { wordsWithFigures } from '../../content/words.ts';
import { momentOf } from '../../kernel/clock.ts';
import { entriesOf, type PageRequest, pagesOf } from '../../kernel/pages.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import { siteFigures } from '../../settings/site-figures.ts';
import type { MemberRow } from '../../store/members.ts';
import type { MessageTable } from '../../store/notifications/messages.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** A page of announcements, newest first. */
export interface AnnouncementPage<Item> {
  readonly announcements: Item[];
  readonly totalPages: number;
}

/** The site's announcements, public and for members (S6, S10). */
export interface Announcements {
  /** Public ones, newest first. */
  all(language: LanguageCode): Announcement[];
  page(language: LanguageCode, page: PageRequest): AnnouncementPage<Announcement>;
  /** Public ones and those for members; older than the account counts as read. */
  memberPage(
    member: MemberRow,
    language: LanguageCode,
    page: PageRequest,
  ): AnnouncementPage<MemberAnnouncement> & { readonly unread: number };
  /** The unread number after that one was read. @throws Refused not_found */
  read(member: MemberRow, id: string): number;
}

/** The announcements of one world. `firstDay` is its first day, in milliseconds since the epoch. */
export function createAnnouncements(
  firstDay: number,
  reads: MessageTable,
  settings: SettingsInForce,
): Announcements {
  const dateOf = ({ hoursAgo }: ContentAnnouncement) => firstDay - hoursAgo * HOUR_MILLISECONDS;
  const toMembers = allAnnouncements.toSorted((a, b) => a.hoursAgo - b.hoursAgo);
  const toEverybody = toMembers.filter(({ membersOnly }) => membersOnly !== true);

  const shown = (announcement: ContentAnnouncement, language: LanguageCode): Announcement => {
    const figures = siteFigures(settings.current);
    return {
      id: announcement.id,
      type: announcement.type,
      title: wordsWithFigures(announcement.title, language, figures),
      content: wordsWithFigures(announcement.content, language, figures),
      date: momentOf(dateOf(announcement)),
    };
  };
  const readBy = (member: MemberRow) => {
    const known = new Set(reads.readAnnouncements(member.id));
    return (announcement: ContentAnnouncement) =>
      known.has(announcement.id) || dateOf(announcement) < member.registered_at;
  };
  const unreadOf = (member: MemberRow) => {
    const isRead = readBy(member);
    return toMembers.filter((announcement) => !isRead(announcement)).length;
  };

  return {
    all: (language) => toEverybody.map((announcement) => shown(announcement, language)),
    page: (language, page) => ({
      announcements: entriesOf(toEverybody, page).map((each) => shown(each, language)),
      totalPages: pagesOf(toEverybody.length, page),
    }),
    memberPage(member, language, page) {
      const isRead = readBy(member);
      return {
        announcements: entriesOf(toMembers, page).map((each) => ({
          ...shown(each, language),
          isRead: isRead(each),
        })),
        totalPages: pagesOf(toMembers.length, page),
        unread: unreadOf(member),
      };
    },
    read(member, id) {
      if (!toMembers.some((announcement) => announcement.id === id)) throw new Refused('not_found');
      reads.markAnnouncementRead(member.id, id);
      return unreadOf(member);
    },
  };
}
