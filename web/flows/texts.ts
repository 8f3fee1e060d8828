import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import {
  chooseLanguage,
  completeLanguages,
  type LanguageCode,
  languages,
} from '#contract/entities/language.ts';
import { deviceStorage } from '#web/platform/storage/guarded-storage.ts';
import english from './messages/EN/flows.json';
import portuguese from './messages/PT/flows.json';

/** The languages of this page: those whose texts are always complete. */
export type FlowsLanguage = (typeof completeLanguages)[number];

const texts: Readonly<Record<FlowsLanguage, object>> = { PT: portuguese, EN: english };

/** The portal's own key: who reads it in a language reads its flows in the same. */
const LANGUAGE_KEY = 'lang';

/** Starts the texts of the page in the language of the portal, or else in the site's. */
export async function startTexts(): Promise<i18n> {
  const language = chooseLanguage(deviceStorage.getItem(LANGUAGE_KEY), completeLanguages);
  const instance = createInstance();
  await instance
    .use(initReactI18next)
    .init({
      lng: languages[language].tag,
      fallbackLng: false,
      ns: ['flows'],
      defaultNS: 'flows',
      resources: Object.fromEntries(
        completeLanguages.map((code) => [languages[code].tag, { flows: texts[code] }]),
      ),
      interpolation: { escapeValue: false },
    });
  mark(language);
  return instance;
}

/** Draws the page in another language, and keeps it for the portal too. */
export async function speak(instance: i18n, language: FlowsLanguage): Promise<void> {
  deviceStorage.setItem(LANGUAGE_KEY, language);
  mark(language);
  await instance.changeLanguage(languages[language].tag);
}

function mark(language: LanguageCode): void {
  document.documentElement.lang = languages[language].tag;
}
