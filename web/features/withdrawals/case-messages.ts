import type { LanguageCode } from '#contract/entities/language.ts';
import type { Message } from '#contract/entities/message.ts';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import type { ApiClient } from '#web/api/client.ts';
import { valueOf } from '#web/api/refused-read.ts';

const PAGE_SIZE = 50;

/** The messages about a withdrawal, oldest first: those that link to it. */
export async function messagesAbout(
  api: ApiClient,
  { id, createdAt }: Withdrawal,
  language: LanguageCode,
): Promise<Message[]> {
  const ids: string[] = [];
  for (let pageNo = 1, isOver = false; !isOver; pageNo += 1) {
    const query = { filter: 'all', language, pageNo, pageSize: PAGE_SIZE } as const;
    // oxlint-disable-next-line no-await-in-loop -- a page says whether another one is needed
    const { messages, totalPages } = await valueOf(api.messages.list({ query }));
    const later = messages.filter(({ sentAt }) => sentAt >= createdAt);
    ids.push(...later.map((message) => message.id));
    isOver = later.length < messages.length || pageNo >= totalPages;
  }
  const all = await Promise.all(
    ids.map((message) =>
      valueOf(api.messages.one({ params: { id: message }, query: { language } })),
    ),
  );
  return all.filter(({ content }) => content.includes(id)).toReversed();
}
