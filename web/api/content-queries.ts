import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { MessageFilter } from '#contract/entities/message.ts';
import type { ApiClient } from './client.ts';
import { livelyRead } from './lively-read.ts';
import { ofMember, valueOf } from './queries.ts';

/* Reads of announcements and messages. */

/** Announcements, a page at a time (S6). `unread` is null for a visitor, whose reading nobody notes. */
export function announcementsQuery(
  api: ApiClient,
  language: LanguageCode,
  pageNo: number,
  isSignedIn: boolean,
) {
  const query = { query: { language, pageNo } };
  return queryOptions({
    ...livelyRead,
    ...(isSignedIn && ofMember),
    queryKey: ['announcements', isSignedIn, language, pageNo],
    queryFn: async ({ signal }) => {
      if (isSignedIn) return await valueOf(api.content.memberAnnouncements(query, { signal }));
      const page = await valueOf(api.content.announcements(query, { signal }));
      const announcements = page.announcements.map((each) => ({ ...each, isRead: true }));
      return { ...page, announcements, unread: null };
    },
    placeholderData: keepPreviousData,
  });
}

/**
 * The help centre in one language (R7).
 *
 * @param loadView loads what shows the articles: they are there with it, at their full height
 */
export function helpCentreQuery(
  api: ApiClient,
  language: LanguageCode,
  loadView: () => Promise<void>,
) {
  return queryOptions({
    ...livelyRead,
    // What an operator writes lasts; it need not change while somebody reads it.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryKey: ['helpCentre', language],
    queryFn: async ({ signal }) => {
      const read = valueOf(api.help.centre({ query: { language } }, { signal }));
      const [help] = await Promise.all([read, loadView()]);
      return help;
    },
  });
}

/** The key that all reads of messages begin with. */
export const messagesKey = ['messages'];
/** The key that all pages of messages begin with. */
export const messageListsKey = [...messagesKey, 'list'];

/** Messages of the platform, a page at a time (W7). */
export function messagesQuery(
  api: ApiClient,
  language: LanguageCode,
  filter: MessageFilter,
  pageNo: number,
) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...messageListsKey, language, filter, pageNo],
    queryFn: ({ signal }) =>
      valueOf(api.messages.list({ query: { language, filter, pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** One message in full (W7). */
export function messageQuery(api: ApiClient, language: LanguageCode, id: string) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...messagesKey, 'one', id, language],
    queryFn: ({ signal }) =>
      valueOf(api.messages.one({ params: { id }, query: { language } }, { signal })),
  });
}

/** How many messages the person has not read (W7). */
export function unreadMessagesQuery(api: ApiClient) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...messagesKey, 'unread'],
    queryFn: ({ signal }) => valueOf(api.messages.unread({}, { signal })),
  });
}
