import type { i18n } from 'i18next';
import { type LanguageCode, languages } from '#contract/entities/language.ts';

/** The dev server's message about an edited message file. */
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

/** Applies edited texts under `npm run dev`: the page and its input stay. */
export function takeEditedTexts(instance: i18n): void {
  import.meta.hot?.on('texts:edited', ({ language, feature, texts }) => {
    instance.addResourceBundle(languages[language].tag, feature, texts, false, true);
  });
}
