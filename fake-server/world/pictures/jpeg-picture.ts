import { type CleanPicture, requireFewPixels } from './clean-picture.ts';
import { exifWith, orientationIn } from './orientation.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const QUANTISATION = 0xdb;
const RESTART_INTERVAL = 0xdd;
const HUFFMAN = 0xc4;
const JFIF = 0xe0;
const EXIF = 0xe1;
const ADOBE = 0xee;
const COMMENT = 0xfe;
/** Baseline, extended and progressive: the types that browsers draw. */
const frames = [0xc0, 0xc1, 0xc2];
/** A picture with more passes than this is made to keep a program busy. */
const MAX_SCANS = 100;

/** The first bytes of every JPEG. */
export const JPEG_START = Buffer.from([0xff, START, 0xff]);

/** A JPEG segment: marker and data. */
interface Segment {
  readonly marker: number;
  readonly data: Buffer;
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly components: number;
}

/**
 * A JPEG with only the segments that draw it: no location, device, thumbnail, text or trailing
 * data. The orientation is kept. Undefined if it is not a complete JPEG.
 *
 * @throws TooManyPixels
 */
export function cleanJpeg(file: Buffer, maxPixels: number): CleanPicture | undefined {
  const kept: Buffer[] = [];
  let size: Size | undefined;
  let orientation = 1;
  let scans = 0;
  let at = 2;
  for (;;) {
    // Any number of fill bytes may precede a marker.
    if (file[at] !== 0xff) return undefined;
    while (file[at] === 0xff) at += 1;
    const marker = file[at] ?? 0;
    at += 1;
    if (marker === END) break;
    if (at + 2 > file.length) return undefined;
    const length = file.readUInt16BE(at);
    if (length < 2 || at + length > file.length) return undefined;
    const segment = { marker, data: file.subarray(at + 2, at + length) };
    at += length;

    if (frames.includes(marker)) {
      if (size) return undefined;
      size = sizeIn(segment.data);
      if (!size) return undefined;
      requireFewPixels(size.width, size.height, maxPixels);
    }
    if (marker === EXIF) orientation = orientationIn(segment.data) ?? orientation;
    const drawing = drawingPart(segment, size);
    if (drawing === 'broken') return undefined;
    if (drawing !== 'dropped') kept.push(drawing);
    if (marker !== SCAN) continue;
    scans += 1;
    if (scans > MAX_SCANS) return undefined;
    const end = endOfScan(file, at);
    kept.push(file.subarray(at, end));
    at = end;
  }
  if (!size || scans === 0) return undefined;
  return {
    type: 'image/jpeg',
    width: size.width,
    height: size.height,
    bytes: Buffer.concat([
      Buffer.from([0xff, START]),
      ...(orientation === 1 ? [] : [written({ marker: EXIF, data: exifWith(orientation) })]),
      ...kept,
      Buffer.from([0xff, END]),
    ]),
  };
}

/** The kept segment: whole, cut down, or dropped. */
function drawingPart(segment: Segment, size: Size | undefined): Buffer | 'dropped' | 'broken' {
  const { marker, data } = segment;
  if (marker === QUANTISATION)
    return hasTables(data, quantisationLength) ? written(segment) : 'broken';
  if (marker === HUFFMAN) return hasTables(data, huffmanLength) ? written(segment) : 'broken';
  if (marker === RESTART_INTERVAL) return data.length === 2 ? written(segment) : 'broken';
  if (marker === SCAN) {
    return size && data.length === 4 + 2 * (data[0] ?? 0) ? written(segment) : 'broken';
  }
  if (frames.includes(marker)) return written(segment);
  // A thumbnail may follow its first bytes.
  if (marker === JFIF && begins(data, 'JFIF\0') && data.length >= 14) {
    const head = Buffer.from(data.subarray(0, 14));
    head.fill(0, 12);
    return written({ marker, data: head });
  }
  // It says how the colours are encoded.
  if (marker === ADOBE && begins(data, 'Adobe') && data.length >= 12) {
    return written({ marker, data: data.subarray(0, 12) });
  }
  const saysNothing = (marker >= JFIF && marker <= 0xef) || marker === COMMENT;
  return saysNothing ? 'dropped' : 'broken';
}

function sizeIn(data: Buffer): Size | undefined {
  if (data.length < 6) return undefined;
  const [depth] = data;
  const size = {
    height: data.readUInt16BE(1),
    width: data.readUInt16BE(3),
    components: data[5] ?? 0,
  };
  const isKnown = depth === 8 && [1, 3, 4].includes(size.components);
  if (!isKnown || data.length !== 6 + 3 * size.components) return undefined;
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/** Whether a segment contains only tables. */
function hasTables(data: Buffer, lengthAt: (data: Buffer, at: number) => number): boolean {
  let at = 0;
  while (at < data.length) at += lengthAt(data, at);
  return at === data.length && at > 0;
}

function quantisationLength(data: Buffer, at: number): number {
  return (data[at] ?? 0) >> 4 === 0 ? 65 : 129;
}

function huffmanLength(data: Buffer, at: number): number {
  const counts = data.subarray(at + 1, at + 17);
  return 17 + counts.reduce((sum, count) => sum + count, 0);
}

/** Where the compressed pixels end: at the next marker that does not belong to them. */
function endOfScan(file: Buffer, from: number): number {
  let at = from;
  for (;;) {
    at = file.indexOf(0xff, at);
    if (at === -1) return file.length;
    const next = file[at + 1] ?? 0;
    const isOwn = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isOwn) return at;
    at += 2;
  }
}

function written({ marker, data }: Segment): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

function begins(data: Buffer, text: string): boolean {
  return data.toString('latin1', 0, text.length) === text;
}
