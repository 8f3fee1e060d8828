import type { TextStorage } from './guarded-storage.ts';

/** People's favourite lotteries on this device, each under their own name (L3). */
export interface LotteryFavourites {
  /** The codes, newest first; the same array while unchanged. */
  of(username: string): readonly string[];
  set(username: string, gameCode: string, wanted: boolean): void;
  /** Reports every change, in another tab too; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** The portal's stored values for each username (A18a). */
const PREFIX = 'lotteryFavourites.';
const NONE: readonly string[] = [];
const MAX = 100;

/** Stores them permanently on the device. */
export function createLotteryFavourites(storage: TextStorage): LotteryFavourites {
  const known = new Map<string, readonly string[]>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const of = (username: string) => {
    const codes = known.get(username) ?? readFrom(storage, PREFIX + username);
    known.set(username, codes);
    return codes;
  };
  const hear = ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith(PREFIX)) return;
    if (key === null) known.clear();
    else known.delete(key.slice(PREFIX.length));
    tell();
  };

  return {
    of,
    set(username, gameCode, wanted) {
      const others = of(username).filter((code) => code !== gameCode);
      const codes = wanted ? [gameCode, ...others].slice(0, MAX) : others;
      known.set(username, codes);
      writeTo(storage, PREFIX + username, codes);
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', hear);
      };
    },
  };
}

function readFrom(storage: TextStorage, key: string): readonly string[] {
  try {
    const codes: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    if (!Array.isArray(codes)) return NONE;
    return codes.filter((code): code is string => typeof code === 'string').slice(0, MAX);
  } catch {
    return NONE;
  }
}

function writeTo(storage: TextStorage, key: string, codes: readonly string[]): void {
  if (codes.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(codes));
}
