/** How files of these types begin. */
const beginnings = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
] as const;

/** What a file is by its content, whatever it was called (W6); undefined for what is no picture. */
export function pictureTypeOf(file: Uint8Array): 'image/png' | 'image/jpeg' | undefined {
  return beginnings.find(([, bytes]) => bytes.every((byte, index) => file[index] === byte))?.[0];
}
