import type { Query, QueryClient } from '@tanstack/react-query';
import { inBackground } from '#web/api/background.ts';

/** Changes of the site's settings while the page is open (G6). */
export interface SettingsChanges {
  /** Takes note of the settings by which an answer was made. */
  noteRevision(revision: string): void;
  /** Calls the listener after each change; returns how to stop. */
  listen(listener: () => void): () => void;
}

const isShownFirstRead = (query: Query) => query.state.data === undefined && query.isActive();

/**
 * Detects changed settings from the server's answers. Then every read is stale, because no list of
 * readers would stay complete: visible ones reload at once, without extending the session (A19),
 * the rest when shown.
 */
export function createSettingsChanges(queryClient: QueryClient): SettingsChanges {
  // Each revision counts once: inconsistent servers must not cause a reload loop.
  const known = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    noteRevision(revision) {
      if (known.has(revision)) return;
      known.add(revision);
      if (known.size === 1) return;
      inBackground(() => {
        // A first read under way may predate the change: it restarts.
        void queryClient.cancelQueries({ predicate: isShownFirstRead });
        void queryClient.invalidateQueries();
        for (const listener of listeners) listener();
      });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
