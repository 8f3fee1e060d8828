import { crc32, inflateSync } from 'node:zlib';
import { type CleanPicture, requireFewPixels, TooManyPixels } from './clean-picture.ts';
import { PNG_SIGNATURE, pngChunk } from './png-chunks.ts';

/** The most bytes of a picture's pixels once decompressed. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;
const LAST_FILTER = 4;
const PALETTE = 3;

/** Samples of a pixel, and allowed bits of one, by colour type. */
const colours: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  [PALETTE]: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** The seven passes of an interlaced picture: start and step of each. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Header {
  readonly width: number;
  readonly height: number;
  readonly bitsPerPixel: number;
  readonly hasPalette: boolean;
  readonly isInterlaced: boolean;
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/**
 * A PNG with only the chunks that draw it: no text, location, or second file after its end or its
 * pixels. Undefined if it is not a complete PNG.
 *
 * @throws TooManyPixels
 */
export function cleanPng(file: Buffer, maxPixels: number): CleanPicture | undefined {
  const chunks = chunksOf(file);
  const header = chunks?.[0] && headerOf(chunks[0]);
  if (!chunks || !header) return undefined;
  requireFewPixels(header.width, header.height, maxPixels);

  const drawing = chunks.slice(1);
  // A program that does not know a chunk in capitals cannot draw the picture.
  const known = ['PLTE', 'IDAT', 'IEND'];
  if (drawing.some(({ type }) => /^[A-Z]/u.test(type) && !known.includes(type))) return undefined;

  const palette = only(drawing, 'PLTE');
  if (palette && (palette.data.length % 3 !== 0 || palette.data.length > 768)) return undefined;
  if (header.hasPalette && !palette?.data.length) return undefined;
  const transparency = only(drawing, 'tRNS');
  if (transparency && transparency.data.length > 256) return undefined;

  const packed = Buffer.concat(
    drawing.filter(({ type }) => type === 'IDAT').map(({ data }) => data),
  );
  const pixels = pixelsOf(packed, header);
  if (!pixels) return undefined;
  const kept = [chunks[0], palette, transparency].flatMap((chunk) => chunk ?? []);
  return {
    type: 'image/png',
    width: header.width,
    height: header.height,
    bytes: Buffer.concat([
      PNG_SIGNATURE,
      ...kept.map(({ type, data }) => pngChunk(type, data)),
      pngChunk('IDAT', pixels),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  };
}

/** The chunks up to the end of the picture; undefined if one is damaged or the end is missing. */
function chunksOf(file: Buffer): readonly Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = PNG_SIGNATURE.length;
  while (at + 12 <= file.length) {
    const end = at + 8 + file.readUInt32BE(at);
    if (end + 4 > file.length) return undefined;
    const typed = file.subarray(at + 4, end);
    if (crc32(typed) !== file.readUInt32BE(end)) return undefined;
    const type = typed.toString('latin1', 0, 4);
    chunks.push({ type, data: typed.subarray(4) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
  return undefined;
}

function headerOf({ type, data }: Chunk): Header | undefined {
  if (type !== 'IHDR' || data.length !== 13) return undefined;
  const width = data.readUInt32BE(0);
  const height = data.readUInt32BE(4);
  const [depth = 0, colour = 0, compression, filter, interlace = 2] = data.subarray(8);
  const { samples, depths } = colours[colour] ?? { samples: 0, depths: [] };
  const isKnown = depths.includes(depth) && compression === 0 && filter === 0 && interlace <= 1;
  if (!isKnown || width === 0 || height === 0) return undefined;
  return {
    width,
    height,
    bitsPerPixel: samples * depth,
    hasPalette: colour === PALETTE,
    isInterlaced: interlace === 1,
  };
}

/** The only chunk of a type. */
function only(chunks: readonly Chunk[], wanted: string): Chunk | undefined {
  return chunks.find(({ type }) => type === wanted);
}

/** The compressed pixels, without what follows them; undefined if incomplete. */
function pixelsOf(packed: Buffer, header: Header): Buffer | undefined {
  const rows = rowLengths(header);
  const expected = rows.reduce((sum, { count, bytes }) => sum + count * bytes, 0);
  if (expected > MAX_UNPACKED_BYTES) throw new TooManyPixels();
  let unpacked: Unpacked;
  try {
    // Stops as soon as the output exceeds the picture's size.
    unpacked = inflateSync(packed, { maxOutputLength: expected, info: true }) as never;
  } catch {
    return undefined;
  }
  const { buffer, engine } = unpacked;
  if (buffer.length !== expected) return undefined;
  let at = 0;
  for (const { count, bytes } of rows) {
    for (let row = 0; row < count; row += 1, at += bytes) {
      if ((buffer[at] ?? 0) > LAST_FILTER) return undefined;
    }
  }
  return packed.subarray(0, engine.bytesWritten);
}

/** The result of `inflateSync` with `info`, missing in its types. */
interface Unpacked {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

/** Number of pixel rows and their length, each with its filter byte. */
function rowLengths({ width, height, bitsPerPixel, isInterlaced }: Header) {
  const bytesOf = (pixels: number) => 1 + Math.ceil((pixels * bitsPerPixel) / 8);
  if (!isInterlaced) return [{ count: height, bytes: bytesOf(width) }];
  return passes.flatMap(([x, y, stepX, stepY]) => {
    const across = Math.ceil((width - x) / stepX);
    const down = Math.ceil((height - y) / stepY);
    return across > 0 && down > 0 ? [{ count: down, bytes: bytesOf(across) }] : [];
  });
}
