import type { Page } from 'playwright-core';
import { fullLooks, type Look, lookName } from '#tools/gallery/looks.ts';
import type { GalleryOptions } from '#tools/gallery/options.ts';
import type { PictureRecord, ScreenFault, ScreenReading } from '#tools/gallery/records.ts';
import { hasSameLayout, placedElements, takePicture, wearLook } from './still-page.ts';

/** What stands before the camera. */
export interface Scene {
  readonly page: Page;
  /** Waits until nothing is on its way to the page. */
  readonly rest: () => Promise<void>;
  readonly setLanguage: (language: Look['language']) => Promise<void>;
  /** Keys without a text in the language, since the last call; undefined where nobody knows. */
  readonly takeMissing?: () => Promise<readonly string[]>;
}

/** The pictures of one screen. */
export interface TakenLooks {
  readonly pictures: readonly PictureRecord[];
  readonly readings: readonly ScreenReading[];
  /** Names of looks that a second pass showed differently. */
  readonly unsteady: readonly string[];
}

/** Takes a screen in each look, one after another. */
export async function takeLooks(
  { page, rest, setLanguage, takeMissing }: Scene,
  { id, looks }: { readonly id: string; readonly looks: readonly Look[] },
  { isTwice }: GalleryOptions,
): Promise<TakenLooks> {
  const pictures: PictureRecord[] = [];
  const readings: ScreenReading[] = [];
  const unsteady: string[] = [];
  let before: PictureRecord | undefined;
  for (const look of looks) {
    if (look.language !== before?.look.language) await setLanguage(look.language);
    await wearLook(page, look, before?.look);
    const alike = before !== undefined && hasSameLayout(before.look, look) ? before : undefined;
    const { record, isSteady } = await takePicture(page, look, { id, isTwice, rest, alike });
    before = record;
    if (!isSteady) unsteady.push(lookName(look));
    const isFull = fullLooks.includes(look);
    // The other languages may lag behind: English stands in.
    const missing = isFull ? await takeMissing?.() : undefined;
    const untranslated = missing?.map((what): ScreenFault => ({ kind: 'untranslated', what }));
    pictures.push({ ...record, faults: [...record.faults, ...(untranslated ?? [])] });
    if (isFull && look.theme === 'dark') {
      const tree = await page.locator('body').ariaSnapshot();
      const elements = await placedElements(page);
      readings.push({ language: look.language, size: look.size, tree, elements });
    }
  }
  return { pictures, readings, unsteady };
}
