import { describe, expect, it } from 'vitest';
import { helpCentreSchema } from '#contract/entities/help.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { pageAddresses } from '#tests/support/page-addresses.ts';
import { sharedServer } from './support/shared-world.ts';

const server = await sharedServer();

async function helpIn(language: LanguageCode) {
  const response = await fetch(`${server.portalUrl}/api/help-centre?language=${language}`);
  expect(response.status).toBe(200);
  const { value } = (await response.json()) as { value: unknown };
  return helpCentreSchema.parse(value).categories;
}

const articlesIn = async (language: LanguageCode) =>
  (await helpIn(language)).flatMap(({ articles }) => articles);

const elements = (html = '') => html.match(/<\/?\w+/gu);

describe('the help centre of the fake (R7)', () => {
  it('has a guide of five steps, a protocol with its version, and questions by subject', async () => {
    const categories = await helpIn('PT');
    const articles = categories.flatMap((category) => category.articles);
    const articlesOfKind = (wanted: string) => articles.filter(({ kind }) => kind === wanted);
    expect(articlesOfKind('guide').map(({ id }) => id)).toEqual([
      'register',
      'verify',
      'deposit',
      'choose-a-game',
      'withdraw',
    ]);
    expect(articlesOfKind('protocol')).toMatchObject([{ version: '1.2' }]);
    expect(articlesOfKind('policy').map(({ id }) => id)).toEqual([
      'safer-play',
      'privacy',
      'licence',
    ]);
    expect(articlesOfKind('question').length).toBeGreaterThanOrEqual(20);
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    expect(categories.every((category) => category.articles.length > 0)).toBe(true);
  });

  it('has the same content in Portuguese and English', async () => {
    const [portuguese, english] = [await articlesIn('PT'), await articlesIn('EN')];
    expect(english.map(({ id }) => id)).toEqual(portuguese.map(({ id }) => id));
    for (const [index, { content, title }] of english.entries()) {
      expect(title).not.toBe(portuguese[index]?.title);
      expect(elements(content), title).toEqual(elements(portuguese[index]?.content));
    }
    expect(await articlesIn('JA')).toEqual(english);
  });

  it('uses only the figures of the site (G6)', async () => {
    server.world.settings.change({ minimumAge: 21, sessionIdleMinutes: 17 });
    const texts = (await articlesIn('EN')).map(({ content }) => content).join(' ');
    expect(texts).toContain('21 or over');
    expect(texts).toContain('17 minutes');
    expect(texts).not.toMatch(/\{|\b18\b|R\$/u);
    server.world.settings.reset();
  });

  it('links only to existing pages and questions', async () => {
    const articles = await articlesIn('PT');
    const hrefs = articles.flatMap(({ content }) =>
      [...content.matchAll(/href="(?<href>[^"]+)"/gu)].map(({ groups }) => groups?.['href'] ?? ''),
    );
    const pages = hrefs.filter((href) => href.startsWith('/'));
    expect(pages.length).toBeGreaterThan(8);
    for (const href of pages) {
      const { pathname, hash } = new URL(href, 'https://portal.example');
      expect(pageAddresses, href).toContain(pathname);
      expect(['', '#protocol'], href).toContain(hash);
    }
    expect(new Set(hrefs.filter((href) => !href.startsWith('/')))).toEqual(
      new Set(['tel:188', 'https://jogadoresanonimos.com.br/']),
    );
  });
});
