import { describe, expect, it } from 'vitest';
import { allAnnouncements } from '#fake-server/content/announcements.ts';
import { helpCategories } from '#fake-server/content/help/index.ts';
import { noticeTexts } from '#fake-server/content/notices/notices.ts';
import { outgoingTranslations } from '#fake-server/content/outgoing-texts.ts';
import { allPromotions } from '#fake-server/content/promotions.ts';
import { securityTexts } from '#fake-server/content/security-notices/security-notices.ts';
import { type ContentLanguage, contentLanguages } from '#fake-server/content/words.ts';
import { messageFilesOf, readTexts } from '#tools/message-files.ts';

/** A label in quotation marks; what a value fills in is the person's own word. */
const quoted = /“(?<label>[^”{]+)”/gu;

/** A label in bold after the word that tells people to use it. */
const pressed =
  /\b(?:press|choose|use|with|or|toque em|escolha|em|ou) <strong>(?<label>[^<{]+)<\/strong>/giu;

/** Texts that name what a phone's own settings show. */
const OF_PHONES = 'download';

const content = [
  helpCategories,
  allAnnouncements,
  allPromotions,
  noticeTexts,
  securityTexts,
  outgoingTranslations,
];

/** A text that a site's name and figures complete. */
const isWriter = (value: unknown): value is (...values: readonly string[]) => string =>
  typeof value === 'function';

/** Every text within, and those that functions write. */
function textsWithin(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isWriter(value)) return [value('', '', '')];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsWithin)
    : [];
}

/** Every text in one language: values of keys with its name, at any depth. */
function textsOf(value: unknown, language: ContentLanguage): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === language ? textsWithin(each) : textsOf(each, language),
  );
}

const labelsIn = (texts: readonly string[]) =>
  [quoted, pressed].flatMap((pattern) =>
    texts.flatMap((text) =>
      [...text.matchAll(pattern)].map(({ groups }) => groups?.['label'] ?? ''),
    ),
  );

describe('texts name buttons and pages as these name themselves (R7, S12)', () => {
  it.each(contentLanguages)('in %s', (language) => {
    const features = [...messageFilesOf(language).keys()].filter((name) => name !== OF_PHONES);
    const messages = features.flatMap((feature) => [...readTexts(language, feature).values()]);
    const labels = labelsIn([...messages, ...textsOf(content, language)]);
    expect(labels.length).toBeGreaterThan(3);
    expect(
      labels.filter((label) => !messages.includes(label)),
      'The portal has no such label',
    ).toEqual([]);
  });
});
