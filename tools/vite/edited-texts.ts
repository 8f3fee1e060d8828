import type { Plugin } from 'vite';
import { z } from 'zod/v4';
import { languageCodes } from '#contract/entities/language.ts';
import type { EditedTexts } from '#web/i18n/edited-texts.ts';

const messageFile =
  /\/(?:i18n|contract)\/messages\/(?<language>[A-Z]{2})\/(?:member\/)?(?<feature>\w+)\.json$/u;
const textsOf = z.record(z.string(), z.unknown());

/**
 * Sends an edited message file to open pages of the development server: Vite alone would reload
 * them, and typed text would be lost.
 */
export function editedTexts(): Plugin {
  return {
    name: 'edited-texts',
    apply: 'serve',
    async hotUpdate({ file, read }) {
      const { language: code, feature } = messageFile.exec(file)?.groups ?? {};
      const language = languageCodes.find((each) => each === code);
      if (language === undefined || feature === undefined) return undefined;
      const texts = textsOf.parse(JSON.parse(await read()));
      const edited: EditedTexts = { language, feature, texts };
      this.environment.hot.send('texts:edited', edited);
      return [];
    },
  };
}
