import type { i18n } from 'i18next';
import { type LanguageCode, languages } from '#contract/entities/language.ts';

/** What a page under `npm run dev` is told of a message file that was edited. */
export interface EditedTexts {
  readonly language: LanguageCode;
  readonly feature: string;
  readonly texts: Readonly<Record<string, unknown>>;
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'texts:edited': EditedTexts;
  }
}

/** Takes edited texts as they come, under `npm run dev`: the page stays, with what was typed. */
export function takeEditedTexts(instance: i18n): void {
  import.meta.hot?.on('texts:edited', ({ language, feature, texts }) => {
    instance.addResourceBundle(languages[language].tag, feature, texts, false, true);
  });
}
