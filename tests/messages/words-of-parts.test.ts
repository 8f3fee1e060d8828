import { describe, expect, it } from 'vitest';
import { lazyParts, partFrom, sourceOf, webSource } from '#tests/support/lazy-parts.ts';

/** Words that are there before the first page is. */
const SHELL = 'shell';

/** The sets of words that a file waits for. */
function wordsOf(file: string): readonly string[] {
  const calls = sourceOf(file).matchAll(/useTranslation\(([^)]*)\)/gu);
  const names = [...calls].flatMap(([, sets = '']) => [...sets.matchAll(/'([^']+)'/gu)]);
  return names.map(([, name = '']) => name).filter((name) => name !== SHELL);
}

/*
 * A component that needs texts which are not loaded suspends its whole part, with everything that a
 * person was reading or typing there.
 */
describe('a part that loads on demand waits for its words once, before it is drawn (R10)', () => {
  it('is one of many', () => {
    expect(lazyParts.length).toBeGreaterThan(40);
    expect(lazyParts.flatMap(wordsOf).length).toBeGreaterThan(40);
    expect(
      lazyParts.filter((part) => !webSource.has(part)),
      'No such file: mend the import()',
    ).toEqual([]);
  });

  it.each(lazyParts)('%s', (part) => {
    const awaited = new Set(wordsOf(part));
    const later = [...partFrom(part)].flatMap(wordsOf).filter((name) => !awaited.has(name));
    expect(
      later,
      `${part} loads these words too late: name them in its own useTranslation([…])`,
    ).toEqual([]);
  });
});
