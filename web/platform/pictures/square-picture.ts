/** The largest avatar on a screen with three dots per pixel. */
const SIDE = 384;
const QUALITY = 0.9;

const beginnings = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
] as const;

/**
 * The centre of a picture as a small square, redrawn: otherwise every page with it would load a
 * photo of 5 MB. A file that the browser cannot draw stays as it is, and the server says why it is
 * refused.
 */
export async function squarePicture(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const kind = beginnings.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte));
  if (!kind || typeof createImageBitmap !== 'function') return file;
  const drawn = await draw(file, kind.type).catch(() => null);
  return drawn ? new File([drawn], file.name, { type: kind.type }) : file;
}

async function draw(file: File, type: string): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const crop = Math.min(picture.width, picture.height);
  const side = Math.min(crop, SIDE);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const left = (picture.width - crop) / 2;
  const top = (picture.height - crop) / 2;
  canvas.getContext('2d')?.drawImage(picture, left, top, crop, crop, 0, 0, side, side);
  picture.close();
  return await new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
