import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ChangedBox, comparePictures, type PictureDifference } from './compare-pictures.ts';
import { lookName } from './looks.ts';
import {
  type PictureRecord,
  type PlacedElement,
  readGroups,
  type ScreenReading,
  type ScreenRecord,
} from './records.ts';

/** A picture that differs from the one before. */
export interface ChangedPicture {
  readonly screen: ScreenRecord;
  readonly picture: PictureRecord;
  /** Null where the screen, or the picture, is new. */
  readonly was: string | null;
  readonly difference: PictureDifference | null;
}

/** Pictures that differ for one reason. */
export interface ChangeGroup {
  /** In words: the element that looks different, or what a screen says. */
  readonly cause: string;
  readonly pictures: readonly ChangedPicture[];
  /** Removed and added lines of the accessibility tree; none if only the look changed. */
  readonly words: readonly string[];
}

/** The differences between two galleries. */
export interface GalleryComparison {
  readonly groups: readonly ChangeGroup[];
  /** Ids of screens that are no longer there. */
  readonly gone: readonly string[];
  readonly compared: number;
}

/**
 * Compares two galleries, and groups differences by cause: the element of the topmost changed
 * place, and the removed and added words.
 *
 * @param isCompared leaves out groups that were not requested
 * @param onDifference keeps the picture of a difference
 */
export function compareGalleries(
  beforeFolder: string,
  afterFolder: string,
  isCompared: (group: string) => boolean,
  onDifference: (file: string, difference: PictureDifference) => void,
): GalleryComparison {
  const before = screensOf(beforeFolder, isCompared);
  const now = screensOf(afterFolder, isCompared);
  const found = new Map<string, { words: readonly string[]; pictures: ChangedPicture[] }>();
  let compared = 0;
  const note = (cause: string, words: readonly string[], changed: ChangedPicture) => {
    const group = found.get(cause) ?? { words, pictures: [] };
    group.pictures.push(changed);
    found.set(cause, group);
  };
  for (const screen of now.values()) {
    const old = before.get(screen.id);
    for (const picture of screen.pictures) {
      const wasPicture = old?.pictures.find(
        ({ look }) => lookName(look) === lookName(picture.look),
      );
      const was = wasPicture && join(beforeFolder, wasPicture.file);
      if (old === undefined || was === undefined || !existsSync(was)) {
        note(`new: ${screen.id}`, [], { screen, picture, was: null, difference: null });
        continue;
      }
      compared += 1;
      const difference = comparePictures(was, join(afterFolder, picture.file));
      if (difference === null) continue;
      onDifference(picture.file, difference);
      const [oldReading, newReading] = [readingOf(old, picture), readingOf(screen, picture)];
      const words = wordsOf(oldReading?.tree ?? '', newReading?.tree ?? '');
      const [first] = difference.boxes;
      const place = first === undefined ? 'page' : elementAt(first, newReading ?? oldReading);
      const cause = words.length > 0 ? `${place}: ${words.join(' · ')}` : place;
      note(cause, words, { screen, picture, was, difference });
    }
  }
  return {
    groups: [...found]
      .map(([cause, group]) => ({ cause, ...group }))
      .toSorted((one, other) => other.pictures.length - one.pictures.length),
    gone: [...before.keys()].filter((id) => !now.has(id)),
    compared,
  };
}

function screensOf(
  folder: string,
  isCompared: (group: string) => boolean,
): ReadonlyMap<string, ScreenRecord> {
  return new Map(
    readGroups(folder)
      .filter(({ group }) => isCompared(group))
      .flatMap(({ screens }) => screens.map((screen) => [screen.id, screen])),
  );
}

/** The reading in the picture's language and size, or in another language of that size. */
function readingOf({ readings }: ScreenRecord, { look }: PictureRecord): ScreenReading | undefined {
  const sameSize = readings.filter(({ size }) => size === look.size);
  return sameSize.find(({ language }) => language === look.language) ?? sameSize[0];
}

const area = ({ box: [, , width, height] }: PlacedElement) => width * height;

/** The smallest element around a changed place. */
function elementAt(
  { left, top, right, bottom }: ChangedBox,
  reading: ScreenReading | undefined,
): string {
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const around = (reading?.elements ?? []).filter(
    ({ box: [x, y, width, height] }) =>
      middle[0] >= x && middle[0] <= x + width && middle[1] >= y && middle[1] <= y + height,
  );
  return around.toSorted((one, other) => area(one) - area(other))[0]?.name ?? 'page';
}

/** The lines that only one of two accessibility trees has. */
function wordsOf(was: string, is: string): readonly string[] {
  if (was === is) return [];
  const [old, young] = [was, is].map(
    (tree) => new Set(tree.split('\n').map((line) => line.trim())),
  );
  return [
    ...[...(old ?? [])].filter((line) => !young?.has(line)).map((line) => `− ${line}`),
    ...[...(young ?? [])].filter((line) => !old?.has(line)).map((line) => `+ ${line}`),
  ];
}
