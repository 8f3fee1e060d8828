import type { Plugin } from 'vite';
import type { LanguageCode } from '#contract/entities/language.ts';

/** `virtual:screen-texts/PT`. */
const PREFIX = 'virtual:screen-texts/';

/**
 * Gives the flows page the texts of all screens in a language as the module
 * `virtual:screen-texts/<language>`, which it loads for a search.
 */
export function screenTexts(): Plugin {
  return {
    name: 'portal:screen-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      // The portal's build never imports it.
      const { screenTextsIn } = await import('../flows/screens/screen-messages.ts');
      const texts = screenTextsIn(id.slice(PREFIX.length + 1) as LanguageCode);
      return `export const screenTexts = JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
    },
  };
}
