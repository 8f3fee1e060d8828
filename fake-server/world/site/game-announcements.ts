import type { GameCategory } from '#contract/entities/game.ts';
import type { GameAnnouncement } from '#contract/entities/game-announcement.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { allGameAnnouncements } from '../../content/game-announcements.ts';
import { inLanguage } from '../../content/words.ts';
import { momentOf } from '../../kernel/clock.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** What the site announces about its games (L8). */
export interface GameAnnouncements {
  /** Those of a category and general ones, or all; newest first. */
  of(category: GameCategory | undefined, language: LanguageCode): GameAnnouncement[];
}

/** The announcements of one world. `firstDay` is its first day, in milliseconds since the epoch. */
export function createGameAnnouncements(firstDay: number): GameAnnouncements {
  return {
    of: (wanted, language) =>
      allGameAnnouncements
        .filter(({ category }) => wanted === undefined || category === null || category === wanted)
        .toSorted((a, b) => a.hoursAgo - b.hoursAgo)
        .map(({ id, type, category, hoursAgo, title, content }) => ({
          id,
          type,
          gameClassify: category,
          title: inLanguage(title, language),
          content: inLanguage(content, language),
          date: momentOf(firstDay - hoursAgo * HOUR_MILLISECONDS),
        })),
  };
}
