import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languages } from '#contract/entities/language.ts';
import { projectRoot } from '#tools/project.ts';
import { accentedText, mirroredText } from './pseudo-text.ts';

/** Languages that nobody has translated, and which the pseudo-locales stand in for. */
export const pseudoLocales = {
  /** Long and accented: finds clipped and hard-coded text. */
  FR: accentedText,
  /** From right to left: proves the mirrored layout. */
  AR: mirroredText,
} as const satisfies Partial<Record<LanguageCode, (text: string) => string>>;

interface Messages {
  readonly [key: string]: string | Messages;
}

/** Writes the message sets of the pseudo-locales, made from English, and gives back their folder. */
export function writePseudoMessages(): string {
  const messages = join(projectRoot, 'web/i18n/messages');
  const folder = join(projectRoot, 'dist/pseudo-locales/messages');
  rmSync(folder, { recursive: true, force: true });
  for (const [code, change] of Object.entries(pseudoLocales)) {
    const own = join(folder, code);
    mkdirSync(join(own, 'member'), { recursive: true });
    writeFileSync(join(own, 'index.ts'), readFileSync(join(messages, 'EN/index.ts')));
    const { pluralCategories } = new Intl.PluralRules(
      languages[code as LanguageCode].tag,
    ).resolvedOptions();
    for (const file of globSync('**/*.json', { cwd: join(messages, 'EN') })) {
      const english = JSON.parse(readFileSync(join(messages, 'EN', file), 'utf8')) as Messages;
      const pseudo = changed(withPlurals(english, pluralCategories), change);
      writeFileSync(join(own, file), JSON.stringify(pseudo, null, 2));
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
