import { type BackendModule, createInstance, type i18n, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import {
  DEFAULT_LANGUAGE,
  type LanguageCode,
  languageCodes,
  languages,
} from '#contract/entities/language.ts';
import { takeEditedTexts } from './edited-texts.ts';
import { messageFile } from './message-files.ts';

/**
 * Error texts that visitors never see. They load with any member texts, and `errors` falls back on
 * them.
 */
const MEMBER_ERRORS = 'memberErrors';

const messageFilesFor = (instance: i18n): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (tag, namespace, done) => {
    // i18next 27 only accepts a backend's promise through the callback.
    void readInto(instance, tag, namespace, done);
  },
});

async function readInto(
  instance: i18n,
  tag: string,
  namespace: string,
  done: ReadCallback,
): Promise<void> {
  const language = languageOfTag(tag);
  try {
    const { load, isOfMembers } = await messageFile(language, namespace);
    const words = await load();
    if (isOfMembers) {
      const errors = await messageFile(language, MEMBER_ERRORS);
      instance.addResourceBundle(tag, MEMBER_ERRORS, await errors.load());
    }
    done(null, words);
  } catch (error) {
    done(error as Error, false);
  }
}

/*
 * i18next gets plural rules and formats from Intl by language name, so it is given the tag: Intl
 * does not know `CN`, and would use the browser's own language.
 */
function languageOfTag(tag: string): LanguageCode {
  return languageCodes.find((code) => languages[code].tag === tag) ?? DEFAULT_LANGUAGE;
}

/** The language that the texts are in. */
export function languageOf(instance: i18n): LanguageCode {
  return languageOfTag(instance.language);
}

/** Starts i18next in a language; resolves when the shell's own texts are loaded. */
export async function startI18n(language: LanguageCode): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(messageFilesFor(instance))
    .use(initReactI18next)
    .init({
      lng: languages[language].tag,
      fallbackLng: false,
      ns: ['shell'],
      fallbackNS: MEMBER_ERRORS,
      defaultNS: 'shell',
      load: 'currentOnly',
      cleanCode: false,
      interpolation: {
        escapeValue: false,
        // Where the browser has ciphers, for texts about an address where it has none.
        defaultVariables: { secureAddress: `https://${location.host}` },
      },
      returnNull: false,
      // Under `npm run dev` an edited text shows at once, without a reload.
      react: { useSuspense: true, bindI18nStore: import.meta.hot ? 'added' : '' },
    });
  takeEditedTexts(instance);
  return instance;
}

/** Loads another language's texts, then marks the page with it (S3). */
export async function changeLanguage(instance: i18n, language: LanguageCode): Promise<void> {
  await instance.changeLanguage(languages[language].tag);
  markPageLanguage(language);
}

/** Sets language and direction of the page, for the browser and for screen readers (G2). */
export function markPageLanguage(language: LanguageCode): void {
  const { tag, direction } = languages[language];
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
}
