import type { ServerErrorCode } from '#contract/errors.ts';
import english from '#contract/messages/EN/errors.json' with { type: 'json' };
import englishOfMembers from '#contract/messages/EN/member/memberErrors.json' with { type: 'json' };
import portuguese from '#contract/messages/PT/errors.json' with { type: 'json' };
import portugueseOfMembers from '#contract/messages/PT/member/memberErrors.json' with {
  type: 'json',
};

/** Languages that the server speaks itself; the portal says a code in the reader's own (S12). */
export type MessageLanguage = 'pt' | 'en';

const messages: Readonly<Record<MessageLanguage, Readonly<Record<ServerErrorCode, string>>>> = {
  pt: { ...portuguese, ...portugueseOfMembers },
  en: { ...english, ...englishOfMembers },
};

/** What the catalogue says for a code. */
export function messageOf(code: ServerErrorCode, language: MessageLanguage): string {
  return messages[language][code];
}

/** The language of a request, from its Accept-Language header; Portuguese where it asks for neither. */
export function messageLanguage(acceptLanguage: string | undefined): MessageLanguage {
  const wanted = acceptLanguage?.match(/\b(pt|en)\b/iu)?.[1]?.toLowerCase();
  return wanted === 'en' ? 'en' : 'pt';
}
