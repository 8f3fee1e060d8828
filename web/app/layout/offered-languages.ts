import type { LanguageCode } from '#contract/entities/language.ts';
import type { PermissionInfo } from '#contract/entities/site.ts';
import { messageLanguages } from '#web/i18n/message-files.ts';

/** The site's languages that the portal has texts in; none until known. */
export function offeredLanguages(permission: PermissionInfo | undefined): readonly LanguageCode[] {
  return permission?.languages.filter((code) => messageLanguages.includes(code)) ?? [];
}
