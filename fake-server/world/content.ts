import type { Announcement, Banner, Notices } from '#contract/entities/content.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { allBanners } from '../content/banners.ts';
import { inLanguage } from '../content/words.ts';
import type { Announcements } from './announcements.ts';

/** What the site has to say, in the language that was asked for. */
export interface Content {
  notices(types: readonly Announcement['type'][], language: LanguageCode): Notices;
}

/** The content of one world. */
export function createContent(announcements: Announcements): Content {
  return {
    notices(types, language) {
      const announced = announcements.all(language).filter(({ type }) => types.includes(type));
      const ofType = (...wanted: Announcement['type'][]) =>
        announced.filter(({ type }) => wanted.includes(type));
      return {
        player: ofType('PL', 'H'),
        popup: ofType('PU'),
        promotion: ofType('PR'),
        banners: types.includes('B') ? bannersIn(language) : [],
      };
    },
  };
}

function bannersIn(language: LanguageCode): Banner[] {
  return allBanners.map((banner) => ({
    bannerId: banner.id,
    url: `/art/banners/${banner.id}/wide.svg`,
    phoneUrl: `/art/banners/${banner.id}/tall.svg`,
    groupName: banner.group,
    linkageType: banner.linkageType,
    linkage: banner.linkage,
    title: inLanguage(banner.title, language),
    text: inLanguage(banner.text, language),
  }));
}
