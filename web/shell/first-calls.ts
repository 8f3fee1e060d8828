import type { LanguageCode } from '#contract/entities/language.ts';
import { API_PREFIX } from '#contract/prefix.ts';

/**
 * The public calls of the first load, asked for before the script is there. The queries of the
 * page must ask for the very same addresses, or the early answers go unused.
 */
export const firstCalls = {
  permission: () => `${API_PREFIX}/site/permission?url=${encodeURIComponent(location.origin)}`,
  status: () => `${API_PREFIX}/site/status`,
  menu: (language: LanguageCode) => `${API_PREFIX}/site/menu?language=${language}`,
  notices: (language: LanguageCode) => `${API_PREFIX}/notices?language=${language}`,
  hot: (language: LanguageCode) => `${API_PREFIX}/games/hot?language=${language}`,
  vendors: () => `${API_PREFIX}/games/vendors`,
};
