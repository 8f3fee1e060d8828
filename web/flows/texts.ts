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

/** The page's languages: those with complete texts. */
export type FlowsLanguage = (typeof completeLanguages)[number];

const texts: Readonly<Record<FlowsLanguage, object>> = { PT: portuguese, EN: english };

/** The portal's own key, so that both pages share the language. */
const LANGUAGE_KEY = 'lang';

/** Starts the page's texts in the portal's language, or else in the site's. */
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

/** Switches the language, for the portal too. */
export async function speak(instance: i18n, language: FlowsLanguage): Promise<void> {
  deviceStorage.setItem(LANGUAGE_KEY, language);
  mark(language);
  await instance.changeLanguage(languages[language].tag);
}

function mark(language: LanguageCode): void {
  document.documentElement.lang = languages[language].tag;
}
