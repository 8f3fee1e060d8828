import type { Query, QueryClient } from '@tanstack/react-query';
import { type LiveTopic, liveTopics } from '#contract/entities/live-types.ts';
import { inBackground } from '#web/api/background.ts';
import type { Topic } from '#web/api/freshness.ts';
import { isMemberScoped, staleBy } from '#web/api/queries.ts';

const toldTopics: readonly Topic[] = liveTopics;

const isFirstRead = ({ state }: Query) => state.data === undefined;

/** What changed on the server while the page is open (S17). */
export interface Changes {
  /** Tells that it changed: what shows it is read anew, without keeping an idle session alive. */
  tell(topics: readonly LiveTopic[]): void;
  /**
   * An act of this page was answered: what it may have changed is read anew. Once, with what the
   * server tells of it meanwhile.
   */
  outdate(...topics: readonly Topic[]): Promise<void>;
  /** The answer to an act was lost: whatever it may have changed is read anew. */
  doubt(): void;
  /** For a flow that waits for a change; gives back how to stop. */
  listen(listener: (topics: readonly LiveTopic[]) => void): () => void;
}

/** @param onStatus told when the site was opened or closed */
export function createChanges(queryClient: QueryClient, onStatus: () => void): Changes {
  const listeners = new Set<(topics: readonly LiveTopic[]) => void>();
  return {
    tell(topics) {
      inBackground(() => {
        const stale = staleBy(...topics);
        // A first read that is under way may have been answered before the change: it starts anew.
        void queryClient.cancelQueries({
          predicate: (query) => isFirstRead(query) && stale.predicate(query),
        });
        void queryClient.invalidateQueries(stale);
        for (const listener of listeners) listener(topics);
      });
      if (topics.includes('status')) onStatus();
    },
    outdate(...topics) {
      // What is under way was begun by the server's word, as a rule; a word that comes later begins
      // it anew. What the server tells nothing of begins anew here.
      const cancelRefetch = !topics.every((topic) => toldTopics.includes(topic));
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
