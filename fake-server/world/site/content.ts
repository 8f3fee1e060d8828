import type { Announcement, Banner, Notices } from '#contract/entities/content.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { allBanners, bannerTerms, type ContentBanner } from '../../content/banners.ts';
import { allPromotions } from '../../content/promotions.ts';
import type { Figures, Words } from '../../content/words.ts';
import { wordsWithFigures } from '../../content/words.ts';
import type { Settings, SettingsInForce } from '../../settings/settings.ts';
import { siteFigures } from '../../settings/site-figures.ts';
import { promotionFigures } from '../promotions/promotion-terms.ts';
import type { Announcements } from './announcements.ts';

/** The site's content, in the requested language. */
export interface Content {
  notices(types: readonly Announcement['type'][], language: LanguageCode): Notices;
}

/** The content of one world. */
export function createContent(announcements: Announcements, settings: SettingsInForce): Content {
  return {
    notices(types, language) {
      const announced = announcements.all(language).filter(({ type }) => types.includes(type));
      const announcementsOfType = (...wanted: Announcement['type'][]) =>
        announced.filter(({ type }) => wanted.includes(type));
      return {
        player: announcementsOfType('PL', 'H'),
        popup: announcementsOfType('PU'),
        promotion: announcementsOfType('PR'),
        banners: types.includes('B')
          ? allBanners.map((banner) => bannerIn(banner, language, settings.current))
          : [],
      };
    },
  };
}

function bannerIn(banner: ContentBanner, language: LanguageCode, settings: Settings): Banner {
  const figures = figuresOf(banner, settings);
  const written = (words: Words) => wordsWithFigures(words, language, figures);
  const said =
    banner.withoutBonus && settings.registrationBonus === 0
      ? { ...banner, ...banner.withoutBonus }
      : banner;
  return {
    bannerId: banner.id,
    url: `/art/banners/${banner.id}/wide.svg`,
    phoneUrl: `/art/banners/${banner.id}/tall.svg`,
    groupName: banner.group,
    linkageType: banner.linkageType,
    linkage: banner.linkage,
    title: written(said.title),
    text: written(said.text),
    action: said.action ? written(said.action) : null,
    terms: said.terms ? written(bannerTerms[said.terms]) : null,
  };
}

/** A promotion's banner can name what it pays. */
function figuresOf({ linkageType, linkage }: ContentBanner, settings: Settings): Figures {
  const promotion =
    linkageType === 'promotion' ? allPromotions.find(({ id }) => id === linkage) : undefined;
  return promotion ? promotionFigures(promotion, settings) : siteFigures(settings);
}
