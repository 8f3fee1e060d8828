import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { completeLanguages } from '#contract/entities/language.ts';
import { type Messages, withEnglish } from '../message-files.ts';

const messageFile = /\/messages\/(?<language>[^/]+)\/(?=(?:member\/)?\w+\.json$)/u;

const read = (text: string) => JSON.parse(text) as Messages;

/**
 * Fills in English for texts that a translation lacks (G1). The build does it, so that nobody loads
 * a second language.
 */
export function englishStandsIn(): Plugin {
  return {
    name: 'portal:english-stands-in',
    // Vite makes a module of the file afterwards.
    enforce: 'pre',
    transform: {
      filter: { id: messageFile },
      handler(code, id) {
        const language = messageFile.exec(id)?.groups?.['language'] ?? '';
        const english = id.replace(messageFile, '/messages/EN/');
        if ((completeLanguages as readonly string[]).includes(language)) return null;
        if (!existsSync(english)) return null;
        this.addWatchFile(english);
        const texts = withEnglish(read(code), read(readFileSync(english, 'utf8')));
        return { code: JSON.stringify(texts), map: null };
      },
    },
  };
}
