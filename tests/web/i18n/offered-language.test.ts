// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { offeredLanguage } from '#web/i18n/offered-language.ts';

describe('the language that a browser prefers (G1)', () => {
  it('is offered if the site has it and the page is in another one', () => {
    expect(offeredLanguage(['en-GB', 'pt'], ['PT', 'EN'], 'PT')).toBe('EN');
    expect(offeredLanguage(['PT-br'], ['PT', 'EN'], 'EN')).toBe('PT');
  });

  it('is not offered if the page is already in it', () => {
    expect(offeredLanguage(['pt-BR', 'en'], ['PT', 'EN'], 'PT')).toBeUndefined();
  });

  it('is the first preference that the site has; without any, nothing is offered', () => {
    expect(offeredLanguage(['de', 'fr', 'vi-VN', 'en'], ['PT', 'EN', 'VI'], 'PT')).toBe('VI');
    expect(offeredLanguage(['de', 'fr'], ['PT', 'EN'], 'PT')).toBeUndefined();
    expect(offeredLanguage([], ['PT', 'EN'], 'PT')).toBeUndefined();
  });

  it('prefers the exact variant of a language', () => {
    expect(offeredLanguage(['zh-TW'], ['PT', 'CN', 'TW'], 'PT')).toBe('TW');
    expect(offeredLanguage(['zh-HK'], ['PT', 'CN', 'TW'], 'PT')).toBe('CN');
  });
});
