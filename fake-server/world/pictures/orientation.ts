/*
 * The orientation in a photo's Exif: a TIFF with one entry among many. It is the only part of Exif
 * that is kept, because without it a photo may lie on its side.
 */

const EXIF_HEADER = 'Exif\0\0';
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** The orientation of an Exif segment, 1 to 8; undefined without one. */
export function orientationIn(data: Buffer): number | undefined {
  if (data.toString('latin1', 0, EXIF_HEADER.length) !== EXIF_HEADER) return undefined;
  const tiff = data.subarray(EXIF_HEADER.length);
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return undefined;
  const isLittle = order === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return undefined;
  const entries = short(first);
  for (let index = 0; index < entries; index += 1) {
    const at = first + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return undefined;
    if (short(at) !== ORIENTATION_TAG) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An Exif with nothing but the orientation. */
export function exifWith(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION_TAG, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return Buffer.concat([Buffer.from(EXIF_HEADER, 'latin1'), tiff]);
}
