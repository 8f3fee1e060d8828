import type { LanguageCode } from '#contract/entities/language.ts';
import type { PermissionInfo } from '#contract/entities/site.ts';
import { messageLanguages } from '#web/i18n/message-files.ts';

/** The languages of the site that the portal has texts in; none until the site has told. */
export function offeredLanguages(permission: PermissionInfo | undefined): readonly LanguageCode[] {
  return permission?.languages.filter((code) => messageLanguages.includes(code)) ?? [];
}
