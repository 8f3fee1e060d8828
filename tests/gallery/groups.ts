/** What a group of the gallery is about: a flow is called as its folder, the others have a prefix. */
const prefixes = { page: 'page-', dialog: 'dialog-' } as const;

/** The gallery's group of a page or a dialog. */
export function groupOf(kind: keyof typeof prefixes, name: string): string {
  return `${prefixes[kind]}${name}`;
}

/** What a group is about, by its name. */
export function kindOf(group: string): 'flow' | keyof typeof prefixes {
  if (group.startsWith(prefixes.page)) return 'page';
  return group.startsWith(prefixes.dialog) ? 'dialog' : 'flow';
}
