import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { LiveEvent } from '#contract/entities/live.ts';
import { type LiveTopic, liveTopics } from '#contract/entities/live-types.ts';
import type { Database } from '../../store/database.ts';

/** How many people's changes are remembered; beyond that, everything counts as changed once. */
const MAX_PEOPLE = 50_000;

/** Changes while pages are open (S17): reported by the rules, sent by streams. */
export interface LiveUpdates {
  /** Reports a person's change; it is sent when the current transaction commits. */
  tell(memberId: number, topic: LiveTopic): void;
  /** The same for everybody. */
  tellEveryone(topic: LiveTopic): void;
  /**
   * A person's changes after an event. Empty without an event; everything if the event is from
   * another run of the server, or forgotten.
   */
  since(memberId: number, after: string | undefined): LiveEvent;
  /** Calls the listener after each change for a person; returns the unsubscribe function. */
  listen(memberId: number, listener: () => void): () => void;
}

/** The last change of each topic, by number. */
type LastChanges = Map<LiveTopic, number>;

/**
 * Only the last change of each topic is stored: a page that was away for long asks for as little as
 * one that missed a single event.
 */
export function createLiveUpdates(database: Database): LiveUpdates {
  const ids = createIds();
  const siteChanges: LastChanges = new Map();
  const memberChanges = new Map<number, LastChanges>();
  const listeners = new Map<number, Set<() => void>>();
  let count = 0;
  /** Earlier changes are forgotten. */
  let forgotten = 0;

  const note = (changes: LastChanges, topic: LiveTopic) => {
    count += 1;
    changes.set(topic, count);
  };
  const changesOf = (memberId: number): LastChanges => {
    const known = memberChanges.get(memberId);
    if (known) return known;
    if (memberChanges.size >= MAX_PEOPLE) {
      memberChanges.clear();
      forgotten = count;
    }
    const changes: LastChanges = new Map();
    memberChanges.set(memberId, changes);
    return changes;
  };
  const numberOf = (after: string): number | undefined => {
    const number = ids.numberIn(after);
    return number !== undefined && number >= forgotten && number <= count ? number : undefined;
  };

  return {
    tell(memberId, topic) {
      database.afterCommit(() => {
        note(changesOf(memberId), topic);
        for (const listener of listeners.get(memberId) ?? []) listener();
      });
    },
    tellEveryone(topic) {
      database.afterCommit(() => {
        note(siteChanges, topic);
        for (const each of listeners.values()) for (const listener of each) listener();
      });
    },
    since(memberId, after) {
      const id = ids.idOf(count);
      if (after === undefined) return { id, topics: [] };
      const number = numberOf(after);
      if (number === undefined) return { id, topics: [...liveTopics] };
      const isNew = (topic: LiveTopic) =>
        [siteChanges, memberChanges.get(memberId)].some(
          (changes) => (changes?.get(topic) ?? 0) > number,
        );
      return { id, topics: liveTopics.filter(isNew) };
    },
    listen(memberId, listener) {
      const own = listeners.get(memberId) ?? new Set();
      listeners.set(memberId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(memberId);
      };
    },
  };
}

/** One AES block holds a number behind these zeros, which identify an id of this run. */
const BLOCK = 'aes-128-ecb';
const NUMBER_AT = 8;

/** Ids that do not reveal the site's activity: numbers, encrypted with a key of this run. */
function createIds() {
  const key = randomBytes(16);
  return {
    idOf(number: number): string {
      const block = Buffer.alloc(16);
      block.writeBigUInt64BE(BigInt(number), NUMBER_AT);
      return createCipheriv(BLOCK, key, null).setAutoPadding(false).update(block).toString('hex');
    },
    /** Undefined for an id of another run. */
    numberIn(id: string): number | undefined {
      const block = Buffer.from(id, 'hex');
      if (block.length !== 16) return undefined;
      const plain = createDecipheriv(BLOCK, key, null).setAutoPadding(false).update(block);
      const isOurs = plain.readBigUInt64BE(0) === 0n;
      return isOurs ? Number(plain.readBigUInt64BE(NUMBER_AT)) : undefined;
    },
  };
}
