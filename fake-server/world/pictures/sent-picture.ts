import { PICTURE_BYTES } from '#contract/entities/picture-types.ts';
import { Refused } from '../../kernel/refused.ts';
import { type CleanPicture, TooManyPixels } from './clean-picture.ts';
import { cleanJpeg, JPEG_START } from './jpeg-picture.ts';
import { PNG_SIGNATURE } from './png-chunks.ts';
import { cleanPng } from './png-picture.ts';

/**
 * An uploaded picture, in base64 (W6). Only its content decides the format, whatever its name, and
 * only what draws it is kept.
 *
 * @throws Refused picture_refused, picture_too_large
 */
export function takePicture(base64: string, maxPixels: number): CleanPicture {
  const file = Buffer.from(base64, 'base64');
  if (file.length > PICTURE_BYTES) throw new Refused('picture_too_large');
  let picture: CleanPicture | undefined;
  try {
    if (begins(file, PNG_SIGNATURE)) picture = cleanPng(file, maxPixels);
    else if (begins(file, JPEG_START)) picture = cleanJpeg(file, maxPixels);
  } catch (error) {
    if (error instanceof TooManyPixels) throw new Refused('picture_too_large');
    throw error;
  }
  if (!picture) throw new Refused('picture_refused');
  return picture;
}

function begins(file: Buffer, beginning: Buffer): boolean {
  return file.subarray(0, beginning.length).equals(beginning);
}
