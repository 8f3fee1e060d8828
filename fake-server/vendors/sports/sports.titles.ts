import type { SportCode } from '#contract/entities/sports-types.ts';

/** Words of titles that name a sport. American football is checked first. */
const words: readonly (readonly [RegExp, SportCode])[] = [
  [/futsal/iu, 'futsal'],
  [/futebol|football/iu, 'football'],
  [/h[oó]quei|hockey/iu, 'hockey'],
  [/basquete|basketball/iu, 'basketball'],
  [/t[eê]nis|tennis/iu, 'tennis'],
  [/v[oô]lei|volleyball/iu, 'volleyball'],
  [/boxe|boxing/iu, 'boxing'],
];

/** The sport in a title; null if none. */
export function sportOfTitle(title: string): SportCode | null {
  return words.find(([word]) => word.test(title))?.[1] ?? null;
}
