import { type LanguageCode, languages } from '#contract/entities/language.ts';

/**
 * The language that a browser prefers, where the site has it and the page is in another one (G1).
 *
 * @param preferred tags of the browser's languages, the best first
 * @param enabled languages of the site that have texts
 * @param current the language of the page
 */
export function offeredLanguage(
  preferred: readonly string[],
  enabled: readonly LanguageCode[],
  current: LanguageCode,
): LanguageCode | undefined {
  for (const wanted of preferred) {
    const found =
      enabled.find((code) => isSame(languages[code].tag, wanted)) ??
      enabled.find((code) => isSame(primary(languages[code].tag), primary(wanted)));
    if (found !== undefined) return found === current ? undefined : found;
  }
  return undefined;
}

/** `pt` of `pt-BR`. */
function primary(tag: string): string {
  return tag.split('-', 1)[0] ?? tag;
}

function isSame(tag: string, other: string): boolean {
  return tag.toLowerCase() === other.toLowerCase();
}
