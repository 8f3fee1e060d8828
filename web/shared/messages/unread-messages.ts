import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/api/queries.ts';

/** The greatest count that is shown as a figure. */
const MAX_SHOWN = 99;

/** The count of unread messages as the header and the menus show it; empty for none. */
export function shownCount(unread: number): string {
  if (unread === 0) return '';
  return unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread);
}

/** How many messages the signed-in person has not read; 0 until it is known. */
export function useUnreadMessages(): number {
  return useQuery(queries.messages.unread()).data?.unread ?? 0;
}
