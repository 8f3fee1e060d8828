import { useSearchParams } from 'react-router-dom';
import type { MessageFilter } from '#contract/entities/message.ts';

/** The filter's tabs, in order. */
export const messageFilters = ['all', 'unread', 'read'] as const satisfies readonly MessageFilter[];

/** The selected messages of the address, and the addresses of others (W7). */
export function useMessageAddress() {
  const [search] = useSearchParams();
  const filter = messageFilters.find((each) => each === search.get('filter')) ?? 'all';
  const number = Number(search.get('page'));
  const page = Number.isInteger(number) && number >= 1 && number <= 100_000 ? number : 1;
  return {
    filter,
    page,
    toFilter: (other: MessageFilter) => addressOf(other, 1),
    toPage: (other: number) => addressOf(filter, other),
    toMessage: (id: string) => addressOf(filter, page, id),
  };
}

function addressOf(filter: MessageFilter, page: number, message?: string): string {
  const search = new URLSearchParams({
    ...(filter !== 'all' && { filter }),
    ...(page > 1 && { page: String(page) }),
    ...(message !== undefined && { message }),
  });
  return search.size === 0 ? '/member/messageV2' : `/member/messageV2?${search}`;
}
