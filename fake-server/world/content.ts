import type { Announcement, Banner, Notices, Promotion } from '#contract/entities/content.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { seedAnnouncements } from '../seed/announcements.ts';
import { seedBanners, type Words } from '../seed/banners.ts';
import { seedPromotions } from '../seed/promotions.ts';

const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

/** What the site has to say, in the language that was asked for. */
export interface Content {
  notices(types: readonly Announcement['type'][], language: LanguageCode): Notices;
  promotions(
    category: Promotion['category'] | undefined,
    language: LanguageCode,
    now: number,
  ): Promotion[];
}

/** The content of one world. `firstDay` is its first day, in milliseconds since the epoch. */
export function createContent(firstDay: number): Content {
  return {
    notices(types, language) {
      const announced = seedAnnouncements
        .filter(({ type }) => types.includes(type))
        .map(
          (announcement): Announcement => ({
            id: announcement.id,
            type: announcement.type,
            title: inLanguage(announcement.title, language),
            content: inLanguage(announcement.content, language),
            date: new Date(firstDay - announcement.hoursAgo * HOUR_MILLISECONDS).toISOString(),
          }),
        );
      const ofType = (...wanted: Announcement['type'][]) =>
        announced.filter(({ type }) => wanted.includes(type));
      return {
        player: ofType('PL', 'H'),
        popup: ofType('PU'),
        promotion: ofType('PR'),
        banners: types.includes('B') ? bannersIn(language) : [],
      };
    },
    promotions: (category, language, now) =>
      seedPromotions
        .filter((promotion) => category === undefined || promotion.category === category)
        .map(
          (promotion): Promotion => ({
            id: promotion.id,
            category: promotion.category,
            title: inLanguage(promotion.title, language),
            summary: inLanguage(promotion.summary, language),
            image: `/art/promotions/${promotion.id}.svg`,
            startsAt: dayFrom(firstDay, promotion.startsAfterDays),
            endsAt:
              promotion.endsAfterDays === null ? null : dayFrom(firstDay, promotion.endsAfterDays),
          }),
        )
        .filter(
          ({ startsAt, endsAt }) =>
            Date.parse(startsAt) <= now && (endsAt === null || now < Date.parse(endsAt)),
        ),
  };
}

function bannersIn(language: LanguageCode): Banner[] {
  return seedBanners.map((banner) => ({
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

/** The seeded world speaks Portuguese and English; other languages read English. */
function inLanguage(words: Words, language: LanguageCode): string {
  return language === 'PT' || language === 'PT-BR' ? words.PT : words.EN;
}

function dayFrom(firstDay: number, days: number): string {
  return new Date(firstDay + days * DAY_MILLISECONDS).toISOString();
}
