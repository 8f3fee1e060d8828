import type { LanguageCode } from '#contract/entities/language.ts';
import { apiBase } from '#web/platform/server/api-base.ts';
import { publicCalls } from './public-calls.ts';

/**
 * Addresses of the calls that are made before the script has loaded. The queries of the page must
 * use the very same addresses, or the early answers are not used.
 */
export const firstCalls = {
  permission: () => `${apiBase}/site/permission?url=${encodeURIComponent(location.origin)}`,
  status: () => `${apiBase}/site/status`,
  notices: (language: LanguageCode) => apiBase + publicCalls.notices(language),
  hot: (language: LanguageCode) => apiBase + publicCalls.hot(language),
};
