import type { LanguageCode } from '#contract/entities/language.ts';
import type { Message, MessageFilter, MessageHead } from '#contract/entities/message.ts';
import type { MessageWords } from '../../content/messages.ts';
import { inLanguage } from '../../content/words.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import { Refused } from '../../kernel/refused.ts';
import type { MessageRow, MessageTable } from '../../store/notifications/messages.ts';
import type { LiveUpdates } from './live-updates.ts';

/** Length of a message's excerpt in a list. */
const EXCERPT_LENGTH = 140;

/** One visible character may be several code units. */
const segmenter = new Intl.Segmenter();

/** The requested part of a list. */
interface MessageList extends PageRequest {
  readonly filter: MessageFilter;
  readonly language: LanguageCode;
}

/** Messages to each person (W7). Each person only sees their own. */
export interface Messages {
  /**
   * Sends a message to a person, dated now or this long ago (in milliseconds), and returns its id.
   */
  send(memberId: number, words: MessageWords, before?: { ago: number; isRead: boolean }): string;
  /** Newest first. */
  page(
    memberId: number,
    list: MessageList,
  ): { readonly messages: MessageHead[]; readonly totalPages: number };
  /** @throws Refused not_found */
  one(memberId: number, id: string, language: LanguageCode): Message;
  /** @throws Refused not_found */
  read(memberId: number, id: string): void;
  readAll(memberId: number): void;
  /** Deletes those of the ids that belong to the person. */
  remove(memberId: number, ids: readonly string[]): void;
  unread(memberId: number): number;
}

/** @param live notified of every change, so that other pages of the same person follow */
export function createMessages(table: MessageTable, clock: Clock, live: LiveUpdates): Messages {
  const tell = (memberId: number) => live.tell(memberId, 'messages');
  const find = (memberId: number, id: string): MessageRow => {
    const row = /^[1-9]\d{0,14}$/u.test(id) ? table.find(memberId, Number(id)) : undefined;
    if (!row) throw new Refused('not_found');
    return row;
  };

  return {
    send: (memberId, words, { ago, isRead } = { ago: 0, isRead: false }) => {
      const sentAt = clock.now() - ago;
      const id = table.insert({ memberId, words: JSON.stringify(words), sentAt, isRead });
      tell(memberId);
      return String(id);
    },
    page(memberId, { filter, language, ...page }) {
      const { limit, offset } = rowsOf(page);
      const messages = table.page(memberId, filter, limit, offset).map((row): MessageHead => {
        const { content, ...head } = messageOf(row, language);
        return { ...head, excerpt: excerptOf(content) };
      });
      return { messages, totalPages: pagesOf(table.count(memberId, filter), page) };
    },
    one: (memberId, id, language) => messageOf(find(memberId, id), language),
    read(memberId, id) {
      table.markRead(memberId, find(memberId, id).id);
      tell(memberId);
    },
    readAll(memberId) {
      table.markAllRead(memberId);
      tell(memberId);
    },
    remove: (memberId, ids) => {
      for (const id of ids) {
        if (/^[1-9]\d{0,14}$/u.test(id)) table.remove(memberId, Number(id));
      }
      tell(memberId);
    },
    unread: (memberId) => table.count(memberId, 'unread'),
  };
}

function messageOf(row: MessageRow, language: LanguageCode): Message {
  // Written above, from MessageWords.
  const { title, content } = JSON.parse(row.words) as MessageWords;
  return {
    id: String(row.id),
    title: inLanguage(title, language),
    content: inLanguage(content, language),
    sentAt: momentOf(row.sent_at),
    isRead: row.is_read === 1,
  };
}

/** The text of HTML, without its markup. */
export function plainText(html: string): string {
  return (
    html
      // Only the end of a block separates words; a link in a sentence does not.
      .replaceAll(/<\/?(?:p|li|ul|ol|h[1-6]|div|br|t[dhr]|table|blockquote)\b[^>]*>/giu, ' ')
      .replaceAll(/<[^>]*>/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .trim()
  );
}

/** The first words of HTML, without its markup. */
export function excerptOf(html: string): string {
  const text = plainText(html);
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return characters.length > EXCERPT_LENGTH
    ? `${characters.slice(0, EXCERPT_LENGTH).join('')}…`
    : text;
}
