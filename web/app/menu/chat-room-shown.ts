import { useSyncExternalStore } from 'react';

let shown = false;
const listeners = new Set<() => void>();

/** Whether the chat room is open: it stays open across pages (S2). */
export const chatRoom = {
  show(next: boolean): void {
    shown = next;
    for (const listener of listeners) listener();
  },
};

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the chat room is open. */
export function useChatRoomShown(): boolean {
  return useSyncExternalStore(listen, () => shown);
}
