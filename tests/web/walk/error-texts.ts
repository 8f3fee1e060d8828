import english from '#contract/messages/EN/errors.json';
import englishOfMembers from '#contract/messages/EN/member/memberErrors.json';
import portuguese from '#contract/messages/PT/errors.json';
import portugueseOfMembers from '#contract/messages/PT/member/memberErrors.json';

/** What a person reads of each error, in English. */
export const errorsInEnglish = { ...english, ...englishOfMembers };

/** What a person reads of each error, in Portuguese. */
export const errorsInPortuguese = { ...portuguese, ...portugueseOfMembers };
