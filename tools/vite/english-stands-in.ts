import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { completeLanguages, type LanguageCode } from '#contract/entities/language.ts';
import { messageFilesOf, readMessages, withEnglish } from '../message-files.ts';
import { projectRoot } from '../project.ts';

/**
 * Has English stand in for the texts that a translation lacks (G1). The build does it, so that nobody
 * loads a second language.
 */
export function englishStandsIn(): Plugin {
  return {
    name: 'portal:english-stands-in',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:i18n|contract)\/messages\/[^/]+\/(?:member\/)?\w+\.json$/u },
      handler(_, id) {
        const [, language, feature] =
          /\/messages\/([^/]+)\/(?:member\/)?(\w+)\.json$/u.exec(id) ?? [];
        if (language === undefined || feature === undefined) return null;
        if ((completeLanguages as readonly string[]).includes(language)) return null;
        const own = messageFilesOf(language as LanguageCode).get(feature);
        const english = messageFilesOf('EN').get(feature);
        if (own !== relative(projectRoot, id) || english === undefined) return null;
        this.addWatchFile(join(projectRoot, english));
        return {
          code: JSON.stringify(withEnglish(readMessages(own), readMessages(english))),
          map: null,
        };
      },
    },
  };
}
