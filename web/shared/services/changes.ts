import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { type LiveTopic, liveTopics } from '#contract/entities/live-types.ts';
import { inBackground } from '#web/api/background.ts';
import { isOfMember } from '#web/api/queries.ts';

/** What is read anew when a topic has changed: the beginnings of the keys of the cache. */
const readAnew: Readonly<Record<LiveTopic, readonly QueryKey[]>> = {
  balance: [['balance'], ['transactions'], ['rounds'], ['play'], ['bonuses']],
  payments: [['payments'], ['transactions']],
  points: [['points'], ['referral']],
  promotions: [['promotions']],
  messages: [['messages']],
  status: [],
  security: [['security']],
  profile: [['avatar'], ['rank']],
};

const isFirstRead = ({ state }: Query) => state.data === undefined;

/** What changed on the server while the page is open (S17). */
export interface Changes {
  /** Tells that it changed: what shows it is read anew, without keeping an idle session alive. */
  tell(topics: readonly LiveTopic[]): void;
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
        const keys = new Map(
          topics.flatMap((topic) => readAnew[topic]).map((key) => [String(key), key]),
        );
        for (const queryKey of keys.values()) {
          // A first read that is under way may have been answered before the change: it starts anew.
          void queryClient.cancelQueries({ queryKey, predicate: isFirstRead });
          void queryClient.invalidateQueries({ queryKey });
        }
        for (const listener of listeners) listener(topics);
      });
      if (topics.includes('status')) onStatus();
    },
    doubt() {
      void queryClient.invalidateQueries({ predicate: isOfMember });
      for (const listener of listeners) listener(liveTopics);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
