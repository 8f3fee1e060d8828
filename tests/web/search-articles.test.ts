// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { helpCategories } from '#fake-server/content/help/index.ts';
import {
  indexed,
  type Searchable,
  searchArticles,
  termsOf,
  wordsOf,
} from '#web/features/help/search-articles.ts';

const articles: readonly (Searchable & { id: string })[] = helpCategories.flatMap((category) =>
  category.articles.map(({ id, title, content }) => ({
    id,
    title: title.PT,
    text: content.PT.replaceAll(/<[^>]+>/gu, ' '),
  })),
);

const index = indexed(articles);
const find = (typed: string, among = index) => searchArticles(among, termsOf(typed, among));
const idsOf = (typed: string) => find(typed).map(({ id }) => id);

describe('the search of the help centre (R7)', () => {
  it('finds what people ask, best first', () => {
    expect(idsOf('esqueci a senha')[0]).toBe('lost-password');
    expect(idsOf('código SMS não chega')[0]).toBe('code-not-arriving');
    expect(idsOf('quanto tempo leva um saque')[0]).toBe('withdrawal-time');
    expect(idsOf('Pix')).toContain('deposit-missing');
  });

  it('tolerates a typing error, if the typed word is found nowhere', () => {
    for (const slip of ['depózito', 'depsito', 'deposiito', 'depoisto', 'seposito']) {
      expect(idsOf(slip), slip).toEqual(idsOf('deposito'));
    }
    expect(idsOf('depzzto')).toEqual([]);
  });

  it('matches a short word exactly', () => {
    expect(idsOf('pyx')).toEqual([]);
  });

  it('needs only half of the words if no article has all', () => {
    expect(idsOf('saque xyzzy')).toEqual(idsOf('saque'));
    expect(idsOf('saque xyzzy plugh')).toEqual([]);
  });

  it('finds nothing for an empty search and for non-words', () => {
    expect(find('')).toEqual([]);
    expect(find(' …?! ')).toEqual([]);
    expect(find('senha', [])).toEqual([]);
  });
});

const article = fc.constantFrom(...articles);

test('each article is found by any of its words, with any accents and case', () => {
  fc.assert(
    fc.property(article, fc.nat(), fc.boolean(), (wanted, at, loud) => {
      const words = wordsOf(`${wanted.title} ${wanted.text}`);
      const word = words[at % words.length] ?? '';
      expect(find(loud ? word.toUpperCase() : word)).toContain(wanted);
    }),
  );
});

test('each article ranks first for its own title', () => {
  for (const wanted of articles) expect(find(wanted.title).slice(0, 3)).toContain(wanted);
});

test('a long word of a title is found with one letter missing, doubled, swapped or wrong', () => {
  const slips: readonly ((word: string, at: number) => string)[] = [
    (word, at) => word.slice(0, at) + word.slice(at + 1),
    (word, at) => word.slice(0, at) + word.slice(at - 1),
    (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    (word, at) => `${word.slice(0, at)}q${word.slice(at + 1)}`,
  ];
  fc.assert(
    fc.property(article, fc.nat(), fc.nat(), fc.constantFrom(...slips), (wanted, one, at, slip) => {
      const long = wordsOf(wanted.title).filter((word) => word.length >= 7);
      fc.pre(long.length > 0);
      const word = long[one % long.length] ?? '';
      const typed = slip(word, 1 + (at % (word.length - 2)));
      const known = articles.some(({ title, text }) =>
        wordsOf(`${title} ${text}`).some((each) => each.includes(typed)),
      );
      fc.pre(!known);
      expect(find(typed)).toContain(wanted);
    }),
  );
});

test('hostile input is fast and harmless', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (typed) => {
      expect(find(typed).length).toBeLessThanOrEqual(articles.length);
    }),
  );
});
