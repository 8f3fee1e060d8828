import english from '#web/i18n/messages/EN/errors.json';
import englishOfMembers from '#web/i18n/messages/EN/member/memberErrors.json';
import portuguese from '#web/i18n/messages/PT/errors.json';
import portugueseOfMembers from '#web/i18n/messages/PT/member/memberErrors.json';

/** What a person reads of each error, in English. */
export const errorsInEnglish = { ...english, ...englishOfMembers };

/** What a person reads of each error, in Portuguese. */
export const errorsInPortuguese = { ...portuguese, ...portugueseOfMembers };
