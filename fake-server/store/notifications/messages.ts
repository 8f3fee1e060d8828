import type { MessageFilter } from '#contract/entities/message.ts';
import type { Database } from '../database.ts';

/** A message to one person. Time in milliseconds since the epoch. */
export interface MessageRow {
  readonly id: number;
  /** JSON: title and content in every language of the world. */
  readonly words: string;
  readonly sent_at: number;
  readonly is_read: 0 | 1;
}

/** A new message's row. */
interface NewMessage {
  readonly memberId: number;
  readonly words: string;
  readonly sentAt: number;
  readonly isRead: boolean;
}

/** Messages; every query is bound to their owner. */
export interface MessageTable {
  insert(message: NewMessage): number;
  /** Newest first. */
  page(memberId: number, filter: MessageFilter, limit: number, offset: number): MessageRow[];
  count(memberId: number, filter: MessageFilter): number;
  find(memberId: number, id: number): MessageRow | undefined;
  markRead(memberId: number, id: number): void;
  markAllRead(memberId: number): void;
  remove(memberId: number, id: number): void;
  /** Ids of the announcements that a person has read. */
  readAnnouncements(memberId: number): string[];
  markAnnouncementRead(memberId: number, announcementId: string): void;
}

/** The filter's value of `is_read`; null for both. */
const readValue: Readonly<Record<MessageFilter, 0 | 1 | null>> = { all: null, unread: 0, read: 1 };

export function messageTable(database: Database): MessageTable {
  const columns = 'id, words, sent_at, is_read';
  const fromMember = 'FROM messages WHERE member_id = ?1 AND (?2 IS NULL OR is_read = ?2)';
  const insert = database.statement(
    'INSERT INTO messages (member_id, words, sent_at, is_read) VALUES (?, ?, ?, ?)',
  );
  const page = database.statement<MessageRow>(
    `SELECT ${columns} ${fromMember} ORDER BY sent_at DESC, id DESC LIMIT ?3 OFFSET ?4`,
  );
  const count = database.statement<{ messages: number }>(
    `SELECT count(*) AS messages ${fromMember}`,
  );
  const readAnnouncements = database.statement<{ announcement_id: string }>(
    'SELECT announcement_id FROM announcement_reads WHERE member_id = ?',
  );

  return {
    insert: ({ memberId, words, sentAt, isRead }) =>
      insert.run(memberId, words, sentAt, Number(isRead)).rowId,
    page: (memberId, filter, limit, offset) => page.all(memberId, readValue[filter], limit, offset),
    count: (memberId, filter) => count.get(memberId, readValue[filter])?.messages ?? 0,
    find: database.statement<MessageRow>(
      `SELECT ${columns} FROM messages WHERE member_id = ? AND id = ?`,
    ).get,
    markRead: database.statement('UPDATE messages SET is_read = 1 WHERE member_id = ? AND id = ?')
      .exec,
    markAllRead: database.statement('UPDATE messages SET is_read = 1 WHERE member_id = ?').exec,
    remove: database.statement('DELETE FROM messages WHERE member_id = ? AND id = ?').exec,
    readAnnouncements: (memberId) =>
      readAnnouncements.all(memberId).map(({ announcement_id }) => announcement_id),
    markAnnouncementRead: database.statement(
      'INSERT INTO announcement_reads (member_id, announcement_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
    ).exec,
  };
}
