/** Time for the browser to read the file, in milliseconds. */
const READING_MILLISECONDS = 60_000;

/** A file for the person's own device. */
export interface OwnFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly text: string;
}

/** Saves a file as a download. */
export function saveFile({ name, type, text }: OwnFile): void {
  saveParts({ name, type, parts: [text] });
}

/** The same for a file in parts. */
export function saveParts({
  name,
  type,
  parts,
}: Omit<OwnFile, 'text'> & { readonly parts: BlobPart[] }): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READING_MILLISECONDS);
}
