import { describe, expect, test } from 'vitest';
import { createPreferences } from '#web/platform/storage/preferences.ts';

const moment = '2026-01-02T03:04:05.678Z';

function storageWith(stored: string | null) {
  const texts = new Map(stored === null ? [] : [['preferences', stored]]);
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

describe('the choices of a device (A18a)', () => {
  test('are stored in one value', () => {
    const storage = storageWith(null);
    createPreferences(storage).change({ announcementsClosedUntil: moment });
    expect([...storage.texts]).toEqual([
      ['preferences', JSON.stringify({ announcementsClosedUntil: moment })],
    ]);
    expect(createPreferences(storage).read()).toEqual({ announcementsClosedUntil: moment });
  });

  test.each(['', '[', 'null', '7', '[]', '{"announcementsClosedUntil":7}', '{"token":"secret"}'])(
    'are none where %j is stored',
    (stored) => {
      const storage = storageWith(stored);
      const preferences = createPreferences(storage);
      expect(preferences.read()).toEqual({});
      preferences.change({ announcementsClosedUntil: moment });
      expect(JSON.parse(storage.texts.get('preferences') ?? '')).toEqual({
        announcementsClosedUntil: moment,
      });
    },
  );
});
