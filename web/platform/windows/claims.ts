import { randomText } from '../random-text.ts';
import { openTabChannel } from './tab-channel.ts';

/** A tab claims something, or says that it has it already. */
interface Message {
  readonly key: string;
  readonly by: string;
  readonly isTaken: boolean;
}

/** How long other tabs have to object, in milliseconds. */
const CLAIM_WAIT_MILLISECONDS = 150;

/** Things that exactly one tab of this browser claims. */
export interface Claims {
  /** Those that this call claimed; each is claimed only once. */
  take(keys: readonly string[]): Promise<readonly string[]>;
  /** Claims them without asking the other tabs. */
  keep(keys: readonly string[]): void;
}

/** @param purpose the namespace; tabs with the same purpose share it */
export function createClaims(purpose: string): Claims {
  const channel = openTabChannel<Message>(purpose);
  const own = randomText();
  /** The owner or claimant of each key. */
  const owners = new Map<string, string>();
  const taken = new Set<string>();
  const tell = (key: string, isTaken: boolean) => channel.tell({ key, by: own, isTaken });
  const keep = (keys: readonly string[]) => {
    for (const key of keys) {
      owners.set(key, own);
      taken.add(key);
      tell(key, true);
    }
  };

  channel.hear(({ key, by, isTaken }) => {
    if (isTaken) owners.set(key, by);
    else if (taken.has(key)) tell(key, true);
    // Of two simultaneous claims both tabs know which one wins.
    else if (owners.get(key) !== own || by < own) owners.set(key, by);
  });
  return {
    keep,
    async take(keys) {
      const free = keys.filter((key) => !owners.has(key));
      if (free.length === 0) return [];
      for (const key of free) {
        owners.set(key, own);
        tell(key, false);
      }
      await new Promise((resolve) => {
        setTimeout(resolve, CLAIM_WAIT_MILLISECONDS);
      });
      const mine = free.filter((key) => owners.get(key) === own);
      keep(mine);
      return mine;
    },
  };
}
