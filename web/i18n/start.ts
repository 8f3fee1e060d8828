import { type BackendModule, createInstance, type i18n, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type LanguageCode, languages } from '#contract/entities/language.ts';
import { loadMessages } from './message-files.ts';

const messageFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    // i18next 27 takes a promise of its backend only through the callback.
    void readInto(language, namespace, done);
  },
};

async function readInto(language: string, namespace: string, done: ReadCallback): Promise<void> {
  try {
    done(null, await loadMessages(language, namespace));
  } catch (error) {
    done(error as Error, false);
  }
}

/** Starts i18next in a language; it resolves when the shell's own texts are there. */
export async function startI18n(language: LanguageCode): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(messageFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['shell'],
      defaultNS: 'shell',
      load: 'currentOnly',
      cleanCode: false,
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: true },
    });
  return instance;
}

/** Sets language and direction of the page, for the browser and for screen readers (G2). */
export function markPageLanguage(language: LanguageCode): void {
  const { tag, direction } = languages[language];
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
}
