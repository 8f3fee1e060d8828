import type { PictureType } from '#contract/entities/picture-types.ts';

/** A picture reduced to what draws it. */
export interface CleanPicture {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/**
 * It has more pixels than anybody needs to see something, and could crash a program that opens it.
 */
export class TooManyPixels extends Error {}

const LONGEST_SIDE = 16_384;

/** @throws TooManyPixels */
export function requireFewPixels(width: number, height: number, max: number): void {
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > max) {
    throw new TooManyPixels();
  }
}
