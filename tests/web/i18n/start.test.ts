import { describe, expect, it } from 'vitest';
import { languages } from '#contract/entities/language.ts';
import { messageLanguages } from '#web/i18n/message-files.ts';
import { changeLanguage, languageOf, startI18n } from '#web/i18n/start.ts';

const counts = [0, 1, 2, 21, 1_000_000];

describe.each(messageLanguages)('the texts started in %s', (language) => {
  it('use the plural rules of the language, in any browser (G2)', async () => {
    const i18n = await startI18n(language);
    const unread = i18n.getResource(languages[language].tag, 'shell', 'account') as Record<
      string,
      string
    >;
    const rules = new Intl.PluralRules(languages[language].tag);
    for (const count of counts) {
      const text = unread[`unread_${rules.select(count)}`];
      expect(i18n.t('account.unread', { count })).toBe(text?.replace('{{count}}', String(count)));
    }
  });

  it('format figures as in the language', async () => {
    const i18n = await startI18n(language);
    await i18n.loadNamespaces('games');
    const written = new Intl.NumberFormat(languages[language].tag).format(12_345);
    expect(i18n.t('games:count', { count: 12_345 })).toContain(written);
  });
});

describe('changing the language (G2, S3)', () => {
  it('changes the texts, then the language of the page', async () => {
    const i18n = await startI18n('PT');
    await changeLanguage(i18n, 'CN');
    expect(languageOf(i18n)).toBe('CN');
    expect(i18n.t('header.login')).toBe('登录');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['zh-CN', 'ltr']);
    await changeLanguage(i18n, 'EN');
    expect(languageOf(i18n)).toBe('EN');
    expect(document.documentElement.lang).toBe('en-GB');
  });
});
