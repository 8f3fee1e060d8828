import type { ServerErrorCode } from '#contract/errors.ts';
import english from '#contract/messages/EN/errors.json' with { type: 'json' };
import englishOfMembers from '#contract/messages/EN/member/memberErrors.json' with { type: 'json' };
import portuguese from '#contract/messages/PT/errors.json' with { type: 'json' };
import portugueseOfMembers from '#contract/messages/PT/member/memberErrors.json' with {
  type: 'json',
};

/**
 * Languages of the server's own messages; the portal words each code in the reader's language
 * (S12).
 */
export type MessageLanguage = 'pt' | 'en';

const messages: Readonly<Record<MessageLanguage, Readonly<Record<ServerErrorCode, string>>>> = {
  pt: { ...portuguese, ...portugueseOfMembers },
  en: { ...english, ...englishOfMembers },
};

/** The catalogue's text for a code. */
export function messageOf(code: ServerErrorCode, language: MessageLanguage): string {
  return messages[language][code];
}

/** The language of a request by its Accept-Language header; Portuguese if it prefers neither. */
export function messageLanguage(acceptLanguage: string | undefined): MessageLanguage {
  const wanted = acceptLanguage?.match(/\b(pt|en)\b/iu)?.[1]?.toLowerCase();
  return wanted === 'en' ? 'en' : 'pt';
}
