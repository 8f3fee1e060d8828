import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { completeLanguages, type LanguageCode } from '#contract/entities/language.ts';
import { noticeTexts } from '#fake-server/content/notices/notices.ts';
import { outgoingTranslations } from '#fake-server/content/outgoing-texts.ts';
import { securityTexts } from '#fake-server/content/security-notices/security-notices.ts';
import type { Translations } from '#fake-server/content/words.ts';
import {
  compareKeys,
  type Messages,
  messageFilesOf,
  messageLanguages,
  readMessages,
  withoutPlural,
} from '#tools/message-files.ts';
import { projectRoot } from '#tools/project.ts';

const { values } = parseArgs({
  options: { 'remove-unused': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

/** Messages without keys such as `field.email`, in all their plurals. */
function without(messages: Messages, keys: ReadonlySet<string>, path = ''): Messages {
  const kept = Object.entries(messages).flatMap(([key, value]): [string, string | Messages][] => {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof value !== 'string') return [[key, without(value, keys, name)]];
    return keys.has(withoutPlural(name)) ? [] : [[key, value]];
  });
  return Object.fromEntries(kept);
}

/** The texts of the server that a language lacks. */
function missingOfServer(language: LanguageCode): readonly string[] {
  const sets: Readonly<Record<string, Translations<object>>> = {
    notices: noticeTexts.notices,
    'notices, sentences': noticeTexts.sentences,
    'security notices': securityTexts,
    'outgoing texts': outgoingTranslations,
  };
  return Object.entries(sets).flatMap(([name, { EN, others }]) => {
    const own = (others as Partial<Record<LanguageCode, object>>)[language] ?? {};
    return Object.keys(EN)
      .filter((key) => !(key in own))
      .map((key) => `fake server, ${name}: ${key}`);
  });
}

function list(language: LanguageCode): void {
  const missing = [...messageFilesOf('PT').keys()].flatMap((feature) =>
    compareKeys(language, feature).missing.map((key) => `${feature}: ${key}`),
  );
  const all = [...missing, ...missingOfServer(language)];
  console.log(`${language}: ${all.length === 0 ? 'complete' : `${all.length} texts missing`}`);
  for (const one of all) console.log(`  ${one}`);
}

function removeUnused(language: LanguageCode): void {
  for (const [feature, file] of messageFilesOf(language)) {
    const { unused } = compareKeys(language, feature);
    if (unused.length === 0) continue;
    const messages = without(readMessages(file), new Set(unused));
    writeFileSync(join(projectRoot, file), `${JSON.stringify(messages, null, 2)}\n`);
    console.log(`${file}: ${unused.join(', ')} removed`);
  }
}

if (values.help === true) {
  console.log(`npm run messages [-- --remove-unused]

  Lists the texts that a translation lacks; English stands in for them.
  --remove-unused   takes away the keys that Portuguese no longer has`);
} else {
  const translations = messageLanguages.filter(
    (language) => !(completeLanguages as readonly LanguageCode[]).includes(language),
  );
  for (const language of translations) {
    if (values['remove-unused'] === true) removeUnused(language);
    else list(language);
  }
}
