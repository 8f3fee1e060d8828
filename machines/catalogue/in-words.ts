/** A code name in words: 'receipt.confirmed' and 'receiptConfirmed' as 'receipt confirmed'. */
export function inWords(name: string): string {
  return name.replaceAll('.', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A state's own name in words, without the states around it. */
export function stateWords(path: string): string {
  return inWords(path.slice(path.lastIndexOf('.') + 1));
}

/** The states that a machine is in, as one text: 'known · asking'. */
export function statesWords(paths: Iterable<string>): string {
  return Array.from(paths, stateWords).join(' · ');
}

/** The folder of a machine: its id, in words joined by hyphens. */
export function folderOf({ id }: { readonly id: string }): string {
  return inWords(id).replaceAll(' ', '-');
}
