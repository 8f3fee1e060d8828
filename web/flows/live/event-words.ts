import { inWords } from '#machines/catalogue/in-words.ts';

/** An event's type in words: 'read bonus ✓' for `xstate.done.actor.readBonus`. */
export function eventWords(type: string): string {
  const [, sort, name = ''] = /^xstate\.(done|error)\.actor\.(.+)$/u.exec(type) ?? [];
  if (sort !== undefined) return `${inWords(name)} ${sort === 'done' ? '✓' : '✗'}`;
  return inWords(type.replace(/^xstate\.after\.([^.]+)\..*$/u, 'after $1'));
}
