import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLotteryFavourites } from '#web/platform/storage/lottery-favourites.ts';

beforeEach(() => localStorage.clear());

/** What another tab of the same machine has written. */
function writtenElsewhere(username: string, codes: readonly string[]): void {
  const key = `lotteryFavourites.${username}`;
  localStorage.setItem(key, JSON.stringify(codes));
  dispatchEvent(new StorageEvent('storage', { key }));
}

describe('favourite lotteries (L3)', () => {
  test('are stored per username, newest first, and hidden from others on the device', () => {
    const favourites = createLotteryFavourites(localStorage);
    favourites.set('maria', 'keno-brasil', true);
    favourites.set('maria', 'mien-bac', true);
    favourites.set('maria', 'keno-brasil', true);
    favourites.set('joao', 'hue', true);
    expect(favourites.of('maria')).toEqual(['keno-brasil', 'mien-bac']);
    expect(favourites.of('joao')).toEqual(['hue']);
    expect(favourites.of('beatriz')).toEqual([]);
    // A later visit finds them.
    expect(createLotteryFavourites(localStorage).of('maria')).toEqual(['keno-brasil', 'mien-bac']);
    favourites.set('maria', 'keno-brasil', false);
    favourites.set('maria', 'mien-bac', false);
    expect(Object.keys(localStorage)).toEqual(['lotteryFavourites.joao']);
  });

  test('are the same list until they change, and notify listeners', () => {
    const favourites = createLotteryFavourites(localStorage);
    const heard = vi.fn<() => void>();
    const stop = favourites.subscribe(heard);
    const before = favourites.of('maria');
    expect(favourites.of('maria')).toBe(before);
    favourites.set('maria', 'hue', true);
    expect(heard).toHaveBeenCalledOnce();
    writtenElsewhere('maria', ['can-tho']);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(favourites.of('maria')).toEqual(['can-tho']);
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    writtenElsewhere('maria', []);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['no list', '{"mien-bac":true}'],
    ['no text at all', 'null'],
    ['broken', '["mien-bac"'],
  ])('that are %s are none', (_, text) => {
    localStorage.setItem('lotteryFavourites.maria', text);
    expect(createLotteryFavourites(localStorage).of('maria')).toEqual([]);
  });
});
