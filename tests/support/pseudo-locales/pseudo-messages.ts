import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languages } from '#contract/entities/language.ts';
import { type Messages, messageFilesOf, readMessages } from '#tools/message-files.ts';
import { projectRoot } from '#tools/project.ts';
import { accentedText, mirroredText } from './pseudo-text.ts';

/** Untranslated languages, which the pseudo-locales replace. */
const pseudoLocales = {
  /** Long and accented: finds clipped and hard-coded text. */
  FR: accentedText,
  /** From right to left: proves the mirrored layout. */
  AR: mirroredText,
} as const satisfies Partial<Record<LanguageCode, (text: string) => string>>;

/** Writes the message sets of the pseudo-locales, made from English, and gives back their folder. */
export function writePseudoMessages(): string {
  const folder = join(projectRoot, 'dist/pseudo-locales/messages');
  rmSync(folder, { recursive: true, force: true });
  for (const [code, change] of Object.entries(pseudoLocales)) {
    const own = join(folder, code);
    mkdirSync(join(own, 'member'), { recursive: true });
    writeFileSync(
      join(own, 'index.ts'),
      "export const features = import.meta.glob('./**/*.json', { import: 'default' });\n",
    );
    const { pluralCategories } = new Intl.PluralRules(
      languages[code as LanguageCode].tag,
    ).resolvedOptions();
    for (const file of messageFilesOf('EN').values()) {
      const pseudo = changed(withPlurals(readMessages(file), pluralCategories), change);
      const name = file.slice(file.indexOf('/EN/') + '/EN/'.length);
      writeFileSync(join(own, name), JSON.stringify(pseudo, null, 2));
    }
  }
  return folder;
}

/** A language may have more plurals than English: each reads as English's last. */
function withPlurals(messages: Messages, categories: readonly string[]): Messages {
  const entries = Object.entries(messages).flatMap(
    ([key, value]): [string, string | Messages][] => {
      if (typeof value !== 'string') return [[key, withPlurals(value, categories)]];
      if (!key.endsWith('_other')) return [[key, value]];
      return categories.map((category) => [key.replace(/other$/u, category), value]);
    },
  );
  // A plural that English itself has reads as it does there.
  return { ...Object.fromEntries(entries), ...ownPlurals(messages) };
}

function ownPlurals(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).filter(
      ([key, value]) => typeof value === 'string' && /_\w+$/u.test(key),
    ),
  );
}

function changed(messages: Messages, change: (text: string) => string): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : changed(value, change),
    ]),
  );
}
