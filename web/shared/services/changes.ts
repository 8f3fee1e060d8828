import type { Query, QueryClient } from '@tanstack/react-query';
import { type LiveTopic, liveTopics } from '#contract/entities/live-types.ts';
import { inBackground } from '#web/api/background.ts';
import type { Topic } from '#web/api/freshness.ts';
import { isMemberScoped, staleBy } from '#web/api/queries.ts';

const announcedTopics: readonly Topic[] = liveTopics;

const isFirstRead = ({ state }: Query) => state.data === undefined;

/** What changed on the server while the page is open (S17). */
export interface Changes {
  /** Reports a change: its readers reload, without extending the session. */
  tell(topics: readonly LiveTopic[]): void;
  /**
   * An action of this page was answered: affected reads reload, once together with the live update.
   */
  outdate(...topics: readonly Topic[]): Promise<void>;
  /** An action's answer was lost: everything that it may have changed reloads. */
  doubt(): void;
  /** For a flow that waits for a change; returns how to stop. */
  listen(listener: (topics: readonly LiveTopic[]) => void): () => void;
}

/** @param onStatus called when the site was opened or closed */
export function createChanges(queryClient: QueryClient, onStatus: () => void): Changes {
  const listeners = new Set<(topics: readonly LiveTopic[]) => void>();
  return {
    tell(topics) {
      inBackground(() => {
        const stale = staleBy(...topics);
        // A first read under way may predate the change: it restarts.
        void queryClient.cancelQueries({
          predicate: (query) => isFirstRead(query) && stale.predicate(query),
        });
        void queryClient.invalidateQueries(stale);
        for (const listener of listeners) listener(topics);
      });
      if (topics.includes('status')) onStatus();
    },
    outdate(...topics) {
      // Reads under way usually follow a live update; a later one restarts them. Without live
      // updates they restart here.
      const cancelRefetch = !topics.every((topic) => announcedTopics.includes(topic));
      return queryClient.invalidateQueries(staleBy(...topics), { cancelRefetch });
    },
    doubt() {
      void queryClient.invalidateQueries({ predicate: isMemberScoped });
      for (const listener of listeners) listener(liveTopics);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
