import { initServer } from '@ts-rest/express';
import type { Request } from 'express';
import { type Announcement, announcementTypes, type Notices } from '#contract/entities/content.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { contract } from '#contract/index.ts';
import { answer, callOf } from '../http/call.ts';
import { messageLanguage } from '../http/messages.ts';
import { lastingAnswers } from '../http/send-answer.ts';
import type { World } from '../world/world.ts';

/** What the site has to say: promotions and notices. */
export function contentHandlers({ clock, content, visitorLanguages }: World) {
  const notices = lastingAnswers<ReturnType<typeof answer<Notices>>>();
  /** The language that is asked for, else the one that was chosen, else the browser's. */
  const languageOf = (req: Request, asked: LanguageCode | undefined): LanguageCode => {
    const { signedIn } = callOf(req);
    const chosen = asked ?? (signedIn && visitorLanguages.of(signedIn.sessionHash));
    return chosen ?? (messageLanguage(req.headers['accept-language']) === 'en' ? 'EN' : 'PT');
  };

  return initServer().router(contract.content, {
    promotions: async ({ req, query: { category, language } }) =>
      answer(content.promotions(category, languageOf(req, language), clock.now())),
    notices: async ({ req, query: { types, language } }) => {
      const [wanted, spoken] = [typesIn(types), languageOf(req, language)];
      return notices(`${wanted.join()} ${spoken}`, () => answer(content.notices(wanted, spoken)));
    },
  });
}

function typesIn(list: string): Announcement['type'][] {
  const named = new Set(list.split(','));
  return announcementTypes.filter((type) => named.has(type));
}
