import { languages } from '#contract/entities/language.ts';
import { type ContentLanguage, perLanguage, type Words } from './words.ts';

/** One and several of a thing; Chinese, Indonesian, Thai and Vietnamese have one form. */
type Noun = Readonly<Record<ContentLanguage, readonly [one: string, several: string]>>;

const nouns = {
  point: {
    PT: ['ponto', 'pontos'],
    EN: ['point', 'points'],
    CN: ['积分', '积分'],
    ID: ['poin', 'poin'],
    TH: ['คะแนน', 'คะแนน'],
    VI: ['điểm', 'điểm'],
  },
  time: {
    PT: ['vez', 'vezes'],
    EN: ['time', 'times'],
    CN: ['次', '次'],
    ID: ['kali', 'kali'],
    TH: ['ครั้ง', 'ครั้ง'],
    VI: ['lần', 'lần'],
  },
} as const satisfies Readonly<Record<string, Noun>>;

/** A count with its noun, in every language: '1 ponto', '250 points' (G1). */
export function countedWords(count: number, noun: keyof typeof nouns): Words {
  return perLanguage((language) => {
    const { tag } = languages[language];
    const [one, several] = nouns[noun][language];
    const form = new Intl.PluralRules(tag).select(count) === 'one' ? one : several;
    return `${count.toLocaleString(tag)} ${form}`;
  });
}
