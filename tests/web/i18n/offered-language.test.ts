// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { offeredLanguage } from '#web/i18n/offered-language.ts';

describe('the language that a browser prefers (G1)', () => {
  it('is offered where the site has it and the page is in another one', () => {
    expect(offeredLanguage(['en-GB', 'pt'], ['PT', 'EN'], 'PT')).toBe('EN');
    expect(offeredLanguage(['PT-br'], ['PT', 'EN'], 'EN')).toBe('PT');
  });

  it('is not offered where the page is in it already, even if the site has a later wish', () => {
    expect(offeredLanguage(['pt-BR', 'en'], ['PT', 'EN'], 'PT')).toBeUndefined();
  });

  it('is the first wish that the site has; without any, nothing is offered', () => {
    expect(offeredLanguage(['de', 'fr', 'vi-VN', 'en'], ['PT', 'EN', 'VI'], 'PT')).toBe('VI');
    expect(offeredLanguage(['de', 'fr'], ['PT', 'EN'], 'PT')).toBeUndefined();
    expect(offeredLanguage([], ['PT', 'EN'], 'PT')).toBeUndefined();
  });

  it('is the exact one before another of the same language', () => {
    expect(offeredLanguage(['zh-TW'], ['PT', 'CN', 'TW'], 'PT')).toBe('TW');
    expect(offeredLanguage(['zh-HK'], ['PT', 'CN', 'TW'], 'PT')).toBe('CN');
  });
});
