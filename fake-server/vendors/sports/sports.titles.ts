import type { SportCode } from './sports.types.ts';

/** Words of titles that name a sport. Another kind of football goes first. */
const words: readonly (readonly [RegExp, SportCode])[] = [
  [/futsal/iu, 'futsal'],
  [/futebol|football/iu, 'football'],
  [/h[oó]quei|hockey/iu, 'hockey'],
  [/basquete|basketball/iu, 'basketball'],
  [/t[eê]nis|tennis/iu, 'tennis'],
  [/v[oô]lei|volleyball/iu, 'volleyball'],
  [/boxe|boxing/iu, 'boxing'],
];

/** The sport that a title names; null where it names none. */
export function sportOfTitle(title: string): SportCode | null {
  return words.find(([word]) => word.test(title))?.[1] ?? null;
}
