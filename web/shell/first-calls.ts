import type { LanguageCode } from '#contract/entities/language.ts';
import { apiBase } from '#web/platform/server/api-base.ts';

/**
 * The public calls of the first load, asked for before the script is there. The queries of the
 * page must ask for the very same addresses, or the early answers go unused.
 */
export const firstCalls = {
  permission: () => `${apiBase}/site/permission?url=${encodeURIComponent(location.origin)}`,
  status: () => `${apiBase}/site/status`,
  menu: (language: LanguageCode) => `${apiBase}/site/menu?language=${language}`,
  notices: (language: LanguageCode) => `${apiBase}/notices?language=${language}`,
  hot: (language: LanguageCode) => `${apiBase}/games/hot?language=${language}`,
  vendors: () => `${apiBase}/games/vendors`,
};
