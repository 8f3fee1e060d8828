import type { Query, QueryClient } from '@tanstack/react-query';
import { inBackground } from '#web/api/background.ts';

/** Changes of the site's settings while the page is open (G6). */
export interface SettingsChanges {
  /** Takes note of the settings by which an answer was made. */
  noteRevision(revision: string): void;
  /** Calls the listener after each change; gives back how to stop. */
  listen(listener: () => void): () => void;
}

const isShownFirstRead = (query: Query) => query.state.data === undefined && query.isActive();

/**
 * Finds by the answers of the server that settings have changed. Then everything that was read is
 * old, since no list of what shows a setting stays complete: what is on the screen is read again at
 * once, without keeping an idle session alive (A19), and the rest when it is shown.
 */
export function createSettingsChanges(queryClient: QueryClient): SettingsChanges {
  // Each one counts once: servers that differ for a while have no page read again and again.
  const known = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    noteRevision(revision) {
      if (known.has(revision)) return;
      known.add(revision);
      if (known.size === 1) return;
      inBackground(() => {
        // A first read that is under way may have been answered before the change: it starts anew.
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
