/** How long the browser may take to read the file, in milliseconds. */
const READING_MILLISECONDS = 60_000;

/** A file for the person's own device. */
export interface OwnFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly text: string;
}

/** Hands a file to the browser, which saves it where it saves downloads. */
export function saveFile({ name, type, text }: OwnFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READING_MILLISECONDS);
}
