import { randomUUID } from 'node:crypto';
import type { WatcherEvent } from '#contract/flow-relay.ts';

const MAX_EVENTS = 400;
const MAX_CHARACTERS = 1_000_000;

interface SentEvent {
  readonly id: string;
  readonly event: WatcherEvent;
  readonly characters: number;
}

/** The newest events of a flows page: it gets them again after a short break of its connection. */
export interface SentEvents {
  /** Returns the event's id. */
  add(event: WatcherEvent): string;
  /** Those after an id; all that are left if some were dropped, none if the id is not known. */
  after(id: string | undefined): readonly SentEvent[];
}

export function createSentEvents(): SentEvents {
  /** Tells the ids from those before a restart. */
  const origin = randomUUID();
  const events: SentEvent[] = [];
  let count = 0;
  let characters = 0;
  return {
    add(event) {
      count += 1;
      const id = `${origin}.${count}`;
      const own = JSON.stringify(event).length;
      events.push({ id, event, characters: own });
      characters += own;
      while (events.length > MAX_EVENTS || characters > MAX_CHARACTERS) {
        characters -= events.shift()?.characters ?? 0;
      }
      return id;
    },
    after(id) {
      const [idOrigin, number] = id?.split('.') ?? [];
      if (idOrigin !== origin) return [];
      return events.slice(Math.max(0, events.length - (count - Number(number))));
    },
  };
}
