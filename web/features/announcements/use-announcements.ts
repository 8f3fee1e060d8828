import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { LanguageCode } from '#contract/entities/language.ts';
import { queries, type ReadValue } from '#web/api/queries.ts';

type OwnPage = ReadValue<'content', 'memberAnnouncements'>;

/** A page of announcements; `unread` is null for a visitor, who has no read marks. */
interface AnnouncementPage extends Omit<OwnPage, 'unread'> {
  readonly unread: number | null;
}

/** Announcements, a page at a time (S6). */
export function useAnnouncements(
  query: { readonly language: LanguageCode; readonly pageNo: number },
  isSignedIn: boolean,
): UseQueryResult<AnnouncementPage> {
  const own = useQuery({ ...queries.content.memberAnnouncements({ query }), enabled: isSignedIn });
  const everybodys = useQuery({
    ...queries.content.announcements({ query }),
    enabled: !isSignedIn,
    select: withoutReading,
  });
  return isSignedIn ? own : everybodys;
}

function withoutReading(page: ReadValue<'content', 'announcements'>): AnnouncementPage {
  const announcements = page.announcements.map((each) => ({ ...each, isRead: true }));
  return { ...page, announcements, unread: null };
}
