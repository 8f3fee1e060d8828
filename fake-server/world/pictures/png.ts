import { deflateSync } from 'node:zlib';
import { PNG_SIGNATURE, pngChunk } from './png-chunks.ts';

const TRUE_COLOUR = 2;

/** A PNG from red, green and blue bytes, row by row from the top. */
export function encodePng(width: number, height: number, rgb: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, TRUE_COLOUR, 0, 0, 0], 8);

  // Each row starts with its filter number; 0 means none.
  const bytesPerRow = width * 3;
  const rows = Buffer.alloc((bytesPerRow + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(rgb.subarray(row * bytesPerRow, (row + 1) * bytesPerRow), row * (bytesPerRow + 1) + 1);
  }
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
