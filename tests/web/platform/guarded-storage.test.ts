import { describe, expect, it } from 'vitest';
import { guardedStorage } from '#web/platform/storage/guarded-storage.ts';

const kinds = ['whole', 'full', 'blocked'] as const;

/** A storage of a kind; its content can be looked into. */
function storageOf(kind: (typeof kinds)[number], stored: Readonly<Record<string, string>> = {}) {
  const texts = new Map(Object.entries(stored));
  const reach = () => {
    if (kind === 'blocked') throw new DOMException('blocked', 'SecurityError');
    return {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem(key: string, text: string) {
        if (kind === 'full') throw new DOMException('full', 'QuotaExceededError');
        texts.set(key, text);
      },
      removeItem: (key: string) => void texts.delete(key),
    };
  };
  return { texts, reach };
}

describe.each(kinds)('a storage that is %s (A18a)', (kind) => {
  it('returns what was set on this page, and nothing after removal', () => {
    const storage = guardedStorage(storageOf(kind).reach);
    expect(storage.getItem('theme')).toBeNull();
    storage.setItem('theme', 'light');
    expect(storage.getItem('theme')).toBe('light');
    storage.setItem('theme', 'dark');
    expect(storage.getItem('theme')).toBe('dark');
    storage.removeItem('theme');
    expect(storage.getItem('theme')).toBeNull();
  });

  it('gives the next page the last choice or none, never an older one', () => {
    const { reach } = storageOf(kind, { theme: 'dark' });
    guardedStorage(reach).setItem('theme', 'light');
    expect(guardedStorage(reach).getItem('theme')).toBe(kind === 'whole' ? 'light' : null);
  });
});

it('is written to again as soon as there is room (A18a)', () => {
  const { texts, reach } = storageOf('whole');
  let isFull = true;
  const storage = guardedStorage(() => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    return reach();
  });
  storage.setItem('theme', 'dark');
  isFull = false;
  storage.setItem('theme', 'light');
  expect([...texts]).toEqual([['theme', 'light']]);
  texts.set('theme', 'dark');
  expect(storage.getItem('theme')).toBe('dark');
});
