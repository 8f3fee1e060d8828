import type { MessageWords } from '../messages.ts';
import {
  asHtml,
  type ContentLanguage,
  inLanguage,
  perLanguage,
  type Translations,
  textsIn,
  type Words,
  withFigures,
} from '../words.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { indonesian } from './indonesian.ts';
import { type NoticeKind, type NoticeValues, noticeKinds } from './notice-kinds.ts';
import type { NoticeSentence, NoticeTexts } from './notice-texts.ts';
import { portuguese } from './portuguese.ts';
import { thai } from './thai.ts';
import { vietnamese } from './vietnamese.ts';

function translationsOf<Part extends keyof NoticeTexts>(part: Part) {
  return {
    PT: portuguese[part],
    EN: english[part],
    others: { CN: chinese[part], ID: indonesian[part], TH: thai[part], VI: vietnamese[part] },
  } as Translations<NoticeTexts[Part]>;
}

/** The texts of all notices outside security, in each language. */
export const noticeTexts = {
  notices: translationsOf('notices'),
  sentences: translationsOf('sentences'),
} as const;

/**
 * A sentence of some notices, in every language. @param amount the value of `{amount}`, if it has
 * one
 */
export function noticeSentence(sentence: NoticeSentence, amount?: Words): Words {
  return perLanguage((language) =>
    withFigures(
      textsIn(noticeTexts.sentences, language)[sentence],
      amount ? { amount: inLanguage(amount, language) } : {},
    ),
  );
}

/** What a person is told, in every language. */
export function noticeWords<Kind extends NoticeKind>(
  kind: Kind,
  values: NoticeValues<Kind>,
): MessageWords {
  const valuesIn = (language: ContentLanguage) =>
    Object.entries<string | Words>(values).map(
      ([name, value]) =>
        [name, typeof value === 'string' ? value : inLanguage(value, language)] as const,
    );
  const { link } = noticeKinds[kind];
  return {
    title: perLanguage((language) =>
      withFigures(
        textsIn(noticeTexts.notices, language)[kind][0],
        Object.fromEntries(valuesIn(language)),
      ),
    ),
    content: perLanguage((language) => {
      const [, text, linkText = ''] = textsIn(noticeTexts.notices, language)[kind];
      const written = Object.fromEntries(
        valuesIn(language).map(([name, value]) => [name, asHtml(value)]),
      );
      // A sentence that is left out leaves no gap.
      const body = `<p>${withFigures(text, written).replaceAll(/ {2,}/gu, ' ').trim()}</p>`;
      if (link === null) return body;
      const [address, words] = [link, linkText].map((part) => withFigures(part, written));
      return `${body}<p><a href="${address}">${words}</a></p>`;
    }),
  };
}
