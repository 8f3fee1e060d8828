import { encodePng } from '#fake-server/world/pictures/png.ts';
import { pngChunk } from '#fake-server/world/pictures/png-chunks.ts';

/** A picture of three by two pixels. */
export const smallPng: Buffer = encodePng(3, 2, new Uint8Array(18).fill(90));

/** A picture of 24 by 16 pixels, as a browser writes it: with a profile of its colours. */
export const smallJpeg: Buffer = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAQABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAEE/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABYBAQEBAAAAAAAAAAAAAAAAAAQCBf/EABkRAAMBAQEAAAAAAAAAAAAAAAAEESETFP/aAAwDAQACEQMRAD8AwICWWe8yQ11FPNdtAAo0/9k=',
  'base64',
);

/** The PNG with a chunk behind its header. */
export function pngWith(type: string, data: Buffer): Buffer {
  const behindHeader = 8 + 25;
  return Buffer.concat([
    smallPng.subarray(0, behindHeader),
    pngChunk(type, data),
    smallPng.subarray(behindHeader),
  ]);
}

/** The JPEG with a segment behind its start. */
export function jpegWith(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([smallJpeg.subarray(0, 2), head, data, smallJpeg.subarray(2)]);
}
