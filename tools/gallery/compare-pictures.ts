import { readFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far two colours may be apart, from 0 to 1: less than a person sees. */
const COLOUR_THRESHOLD = 0.1;
/** Differences so near belong together, in pixels. */
const CELL = 16;

/** A part of a picture that differs, in pixels. */
export interface ChangedBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How two pictures differ. */
export interface PictureDifference {
  readonly pixels: number;
  /** From top to bottom. */
  readonly boxes: readonly ChangedBox[];
  /** The picture of the differences. */
  readonly picture: Buffer;
}

/** Compares two pictures; null if they look the same. A part that one lacks has changed. */
export function comparePictures(beforeFile: string, afterFile: string): PictureDifference | null {
  const [beforeBytes, afterBytes] = [readFileSync(beforeFile), readFileSync(afterFile)];
  if (beforeBytes.equals(afterBytes)) return null;
  const [before, after] = [PNG.sync.read(beforeBytes), PNG.sync.read(afterBytes)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [left, right] = [enlarge(before, width, height), enlarge(after, width, height)];
  const difference = new PNG({ width, height });
  const mask = new PNG({ width, height });
  const shared = { threshold: COLOUR_THRESHOLD } as const;
  const pixels = pixelmatch(left.data, right.data, difference.data, width, height, shared);
  if (pixels === 0) return null;
  pixelmatch(left.data, right.data, mask.data, width, height, { ...shared, diffMask: true });
  return { pixels, boxes: boxesOf(mask), picture: PNG.sync.write(difference) };
}

function enlarge(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

/** The boxes around neighbouring cells with a changed pixel. */
function boxesOf({ data, width, height }: PNG): readonly ChangedBox[] {
  const columns = Math.ceil(width / CELL);
  const changed = new Set<number>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      changed.add(Math.floor(y / CELL) * columns + Math.floor(x / CELL));
    }
  }
  const boxes: ChangedBox[] = [];
  for (const first of changed) {
    changed.delete(first);
    const area = [first];
    // Grows while it is walked.
    for (const cell of area) {
      for (const neighbour of [cell - columns, cell + columns, cell - 1, cell + 1]) {
        const isBeside = Math.abs((neighbour % columns) - (cell % columns)) <= 1;
        if (isBeside && changed.delete(neighbour)) area.push(neighbour);
      }
    }
    const xs = area.map((cell) => cell % columns);
    const ys = area.map((cell) => Math.floor(cell / columns));
    boxes.push({
      left: Math.min(...xs) * CELL,
      top: Math.min(...ys) * CELL,
      right: Math.min(width, (Math.max(...xs) + 1) * CELL),
      bottom: Math.min(height, (Math.max(...ys) + 1) * CELL),
    });
  }
  return boxes.toSorted((one, other) => one.top - other.top || one.left - other.left);
}
