import type { SentPicture } from '#machines/picture-sending/picture-sending.machine.ts';

/** Whether what a history entry kept is a list of pictures: another version may have written it. */
export function arePictures(value: unknown): value is readonly SentPicture[] {
  return Array.isArray(value) && value.every(isPicture);
}

function isPicture(value: unknown): value is SentPicture {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}
