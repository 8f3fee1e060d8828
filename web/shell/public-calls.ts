import type { LanguageCode } from '#contract/entities/language.ts';
import type { PageName } from '#web/app/pages.ts';

/**
 * Calls of the first load with the same answer for every visitor in a language, as paths below the
 * API's address. Whoever serves the page may write their answers into it (P1).
 */
export const publicCalls = {
  menu: (language: LanguageCode) => `/site/menu?language=${language}`,
  notices: (language: LanguageCode) => `/notices?language=${language}`,
  hot: (language: LanguageCode) => `/games/hot?language=${language}`,
  vendors: () => '/games/vendors',
};

/** Those of a page's first load, the most urgent first. */
export function publicCallsOf(page: PageName | undefined, language: LanguageCode): string[] {
  const { menu, notices, hot, vendors } = publicCalls;
  if (page !== 'index') return [menu(language)];
  return [notices(language), hot(language), menu(language), vendors()];
}
