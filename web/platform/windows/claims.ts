import { randomText } from '../random-text.ts';
import { openTabChannel } from './tab-channel.ts';

/** A tab asks for something, or tells that it has it already. */
interface Message {
  readonly key: string;
  readonly by: string;
  readonly isTaken: boolean;
}

/** How long other tabs have to say that they were earlier, in milliseconds. */
const CLAIM_WAIT_MILLISECONDS = 150;

/** Things that one tab of this browser takes, and no other. */
export interface Claims {
  /** Those that this tab has taken by this call; what was taken once is never given again. */
  take(keys: readonly string[]): Promise<readonly string[]>;
  /** Takes them without asking the other tabs. */
  keep(keys: readonly string[]): void;
}

/** @param purpose names what is taken; tabs of the same purpose share it */
export function createClaims(purpose: string): Claims {
  const channel = openTabChannel<Message>(purpose);
  const own = randomText();
  /** Who has each key, or asks for it. */
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
    // Of two that ask at the same time both know which one goes first.
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
