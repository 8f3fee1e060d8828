import { initServer } from '@ts-rest/express';
import { type Announcement, announcementTypes, type Notices } from '#contract/entities/content.ts';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { lastingAnswers } from '../http/send-answer.ts';
import type { World } from '../world/world.ts';

/** What the site has to say: notices and announcements. */
export function contentHandlers(world: World) {
  const { announcements, content, settings } = world;
  const notices = lastingAnswers<ReturnType<typeof answer<Notices>>>();

  return initServer().router(contract.content, {
    notices: async ({ req, query: { types, language } }) => {
      const popups = settings.current.announcementPopups === 1;
      const wanted = typesIn(types).filter((type) => popups || type !== 'PU');
      const spoken = languageOfCall(world, req, language);
      const key = `${settings.revision} ${wanted.join()} ${spoken}`;
      return notices(key, () => answer(content.notices(wanted, spoken)));
    },
    announcements: async ({ req, query: { language, ...page } }) =>
      answer(announcements.page(languageOfCall(world, req, language), page)),
    memberAnnouncements: async ({ req, query: { language, ...page } }) => {
      const { member } = signedInOf(req);
      return answer(announcements.memberPage(member, languageOfCall(world, req, language), page));
    },
    readAnnouncement: async ({ req, params }) =>
      answer({ unread: announcements.read(signedInOf(req).member, params.id) }),
  });
}

function typesIn(list: string): Announcement['type'][] {
  const names = new Set(list.split(','));
  return announcementTypes.filter((type) => names.has(type));
}
