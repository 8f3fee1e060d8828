import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PICTURE_BYTES } from '#contract/entities/picture-types.ts';
import { Refused } from '#fake-server/kernel/refused.ts';
import { exifWith, orientationIn } from '#fake-server/world/pictures/orientation.ts';
import { PNG_SIGNATURE, pngChunk } from '#fake-server/world/pictures/png-chunks.ts';
import { takePicture } from '#fake-server/world/pictures/sent-picture.ts';
import { jpegWith, pngWith, smallJpeg, smallPng } from './support/sent-pictures.ts';

const SECRET = 'GPS 23.5505 S 46.6333 W <script>alert(1)</script>';
const secret = Buffer.from(SECRET);
const MAX_PIXELS = 50_000_000;

/** The stored picture of a file, or why it is refused. */
function taken(file: Buffer) {
  try {
    return takePicture(file.toString('base64'), MAX_PIXELS);
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

/** A PNG whose header says this, with these pixels. */
function png(
  { width = 1, height = 1, depth = 8, colour = 2, interlace = 0 },
  pixels: Buffer,
  before: readonly Buffer[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlace], 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    ...before,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const onePixel = deflateSync(Buffer.alloc(4));

describe('a picture that somebody sends (W6)', () => {
  test('is recognised by its content, and unchanged if it has no metadata', () => {
    expect(taken(smallPng)).toEqual({ type: 'image/png', width: 3, height: 2, bytes: smallPng });
    expect(taken(smallJpeg)).toMatchObject({ type: 'image/jpeg', width: 24, height: 16 });
  });

  test('that was cleaned stays the same when cleaned again', () => {
    for (const file of [pngWith('tEXt', secret), jpegWith(0xe1, secret), smallJpeg]) {
      const first = takePicture(file.toString('base64'), MAX_PIXELS);
      expect(taken(first.bytes)).toEqual(first);
    }
  });

  test.each([
    ['a text of a PNG', pngWith('tEXt', secret)],
    ['an Exif of a PNG', pngWith('eXIf', secret)],
    ['a private chunk of a PNG', pngWith('prVt', secret)],
    ['what stands behind the end of a PNG', Buffer.concat([smallPng, secret])],
    ['what stands behind the pixels of a PNG', png({}, Buffer.concat([onePixel, secret]))],
    ['an Exif of a JPEG', jpegWith(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), secret]))],
    ['an XMP of a JPEG', jpegWith(0xe1, secret)],
    ['a comment of a JPEG', jpegWith(0xfe, secret)],
    ['what a camera adds to a JPEG', jpegWith(0xed, secret)],
    ['a thumbnail of a JPEG', jpegWith(0xe0, Buffer.concat([jfif(), secret]))],
    ['what stands behind the end of a JPEG', Buffer.concat([smallJpeg, secret])],
  ])('loses %s', (_, file) => {
    const picture = takePicture(file.toString('base64'), MAX_PIXELS);
    expect(picture.bytes.includes(SECRET)).toBe(false);
    expect(picture.bytes.length).toBeLessThan(file.length);
  });

  test('keeps the orientation, and nothing else of its Exif data', () => {
    const little = Buffer.alloc(60);
    little.write('Exif\0\0II*\0', 0, 'latin1');
    little.writeUInt32LE(8, 10);
    little.writeUInt16LE(2, 14);
    little.writeUInt16LE(0x010f, 16);
    little.writeUInt16LE(0x0112, 28);
    little.writeUInt16LE(6, 36);
    expect(orientationIn(little)).toBe(6);
    const { bytes } = takePicture(jpegWith(0xe1, little).toString('base64'), MAX_PIXELS);
    expect(bytes.includes(exifWith(6))).toBe(true);
    expect(orientationIn(exifWith(8))).toBe(8);
    expect(taken(jpegWith(0xe1, exifWith(1)))).toEqual(taken(smallJpeg));
    expect(orientationIn(exifWith(9))).toBeUndefined();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (data) => {
        const found = orientationIn(Buffer.concat([Buffer.from('Exif\0\0MM'), data]));
        expect(found === undefined || (found >= 1 && found <= 8)).toBe(true);
      }),
    );
  });

  test.each([
    ['another kind of picture', Buffer.from('GIF89a')],
    ['nothing', Buffer.alloc(0)],
    ['a page that was renamed', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['the beginning of a PNG', smallPng.subarray(0, 8)],
    ['a PNG without its end', smallPng.subarray(0, -12)],
    ['a PNG with a wrong checksum', Buffer.from(smallPng).fill(1, 20, 21)],
    ['a PNG with pixels missing', png({ width: 2 }, onePixel)],
    ['a PNG with more pixels than it says', png({}, deflateSync(Buffer.alloc(5_000_000)))],
    ['a PNG with an unknown filter', png({}, deflateSync(Buffer.from([5, 0, 0, 0])))],
    ['a PNG with unknown colours', png({ colour: 5 }, onePixel)],
    ['a PNG with an unknown depth', png({ depth: 4 }, onePixel)],
    ['a PNG of no size', png({ width: 0 }, onePixel)],
    ['a PNG that needs a palette and has none', png({ colour: 3 }, deflateSync(Buffer.alloc(2)))],
    ['a PNG with a chunk that nobody can skip', pngWith('PWND', secret)],
    ['the beginning of a JPEG', smallJpeg.subarray(0, 3)],
    ['a JPEG without its end', smallJpeg.subarray(0, -2)],
    ['a JPEG with a segment that ends behind it', jpegWith(0xfe, secret).fill(0xff, 4, 6)],
    ['a JPEG with a frame that is not drawn', jpegWith(0xc3, secret)],
    ['a JPEG with two frames', jpegWith(0xc0, frame(1, 1))],
    ['a JPEG with tables that hide something', jpegWith(0xdb, secret)],
    ['a JPEG that is nothing but marks', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ])('is refused where it is %s', (_, file) => {
    expect(taken(file)).toBe('picture_refused');
  });

  test('is refused when it would exhaust the device that opens it', () => {
    expect(taken(png({ width: 60_000, height: 60_000 }, onePixel))).toBe('picture_too_large');
    expect(taken(png({ width: 16_000, height: 3_000, depth: 16 }, onePixel))).toBe(
      'picture_too_large',
    );
    const huge = Buffer.from(smallJpeg);
    huge.writeUInt16BE(0xffff, huge.indexOf(Buffer.from([0xff, 0xc0])) + 5);
    expect(taken(huge)).toBe('picture_too_large');
    expect(taken(Buffer.concat([smallPng, Buffer.alloc(PICTURE_BYTES)]))).toBe('picture_too_large');
    const scan = smallJpeg.subarray(smallJpeg.indexOf(Buffer.from([0xff, 0xda])), -2);
    const passes = Array.from({ length: 101 }, () => scan);
    const endless = Buffer.concat([
      smallJpeg.subarray(0, -2),
      ...passes,
      Buffer.from([0xff, 0xd9]),
    ]);
    expect(taken(endless)).toBe('picture_refused');
  });

  test('may be interlaced, grey, with a palette, or transparent', () => {
    const palette = pngChunk('PLTE', Buffer.alloc(6));
    const clear = pngChunk('tRNS', Buffer.from([0]));
    const row = deflateSync(Buffer.from([0, 1]));
    const files = [
      png({ colour: 0, depth: 1 }, deflateSync(Buffer.alloc(2))),
      png({ colour: 3, depth: 2 }, row, [palette, clear]),
      png({ colour: 6 }, deflateSync(Buffer.alloc(5))),
      // One pixel is only in the first pass.
      png({ colour: 0, interlace: 1 }, deflateSync(Buffer.alloc(2))),
      // Two by two: the first, the sixth and the last pass.
      png({ colour: 0, width: 2, height: 2, interlace: 1 }, deflateSync(Buffer.alloc(2 + 2 + 3))),
    ];
    for (const file of files) {
      expect(takePicture(file.toString('base64'), MAX_PIXELS).bytes.length).toBe(file.length);
    }
  });

  test('never breaks the server, whatever bytes change', () => {
    const spoilt = fc.tuple(
      fc.constantFrom(smallPng, smallJpeg),
      fc.array(fc.tuple(fc.nat(700), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      fc.nat(700),
    );
    fc.assert(
      fc.property(spoilt, ([file, changes, cut]) => {
        const changed = Buffer.from(file);
        for (const [at, value] of changes) if (at < changed.length) changed[at] = value;
        const outcome = taken(changed.subarray(0, Math.max(cut, 0) || undefined));
        if (typeof outcome === 'string')
          return ['picture_refused', 'picture_too_large'].includes(outcome);
        return typeof taken(outcome.bytes) === 'object';
      }),
      { numRuns: 300 },
    );
  });
});

/** A JFIF header that announces a thumbnail of this size, which is missing. */
function jfif(): Buffer {
  return Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x04\x04', 'latin1');
}

/** The frame of a JPEG in grey. */
function frame(width: number, height: number): Buffer {
  return Buffer.from([8, 0, height, 0, width, 1, 1, 0x11, 0]);
}
