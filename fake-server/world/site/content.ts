import type { Announcement, Banner, Notices } from '#contract/entities/content.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { allBanners, bannerTerms, type ContentBanner } from '../../content/banners.ts';
import { inLanguage, withFigures } from '../../content/words.ts';
import type { Announcements } from './announcements.ts';
import type { Settings, SettingsBook } from './settings.ts';

/** What the site has to say, in the language that was asked for. */
export interface Content {
  notices(types: readonly Announcement['type'][], language: LanguageCode): Notices;
}

/** The content of one world. */
export function createContent(announcements: Announcements, settings: SettingsBook): Content {
  return {
    notices(types, language) {
      const announced = announcements.all(language).filter(({ type }) => types.includes(type));
      const ofType = (...wanted: Announcement['type'][]) =>
        announced.filter(({ type }) => wanted.includes(type));
      return {
        player: ofType('PL', 'H'),
        popup: ofType('PU'),
        promotion: ofType('PR'),
        banners: types.includes('B')
          ? allBanners.map((banner) => bannerIn(banner, language, settings.current))
          : [],
      };
    },
  };
}

function bannerIn(banner: ContentBanner, language: LanguageCode, settings: Settings): Banner {
  const { minimumAge, bonusWagering } = settings;
  const figures = { minimumAge, times: bonusWagering.times, days: bonusWagering.days };
  return {
    bannerId: banner.id,
    url: `/art/banners/${banner.id}/wide.svg`,
    phoneUrl: `/art/banners/${banner.id}/tall.svg`,
    groupName: banner.group,
    linkageType: banner.linkageType,
    linkage: banner.linkage,
    title: inLanguage(banner.title, language),
    text: inLanguage(banner.text, language),
    action: banner.action ? inLanguage(banner.action, language) : null,
    terms: banner.terms
      ? withFigures(inLanguage(bannerTerms[banner.terms], language), figures)
      : null,
  };
}
