import type { HelpArticle, HelpCentre } from '#contract/entities/help.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { type ContentArticle, helpCategories } from '../../content/help/index.ts';
import { type Figures, inLanguage, wordsWithFigures } from '../../content/words.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import { siteFigures } from '../../settings/site-figures.ts';

const DAY_MILLISECONDS = 24 * 3_600_000;

/** What people can read before they ask (R7). */
export interface HelpCentreReads {
  in(language: LanguageCode): HelpCentre;
}

/**
 * The help centre of one world, with the site's figures (G6). `firstDay` is the world's first day,
 * in milliseconds since the epoch.
 */
export function createHelpCentre(firstDay: number, settings: SettingsInForce): HelpCentreReads {
  return {
    in(language) {
      const figures = siteFigures(settings.current);
      return {
        categories: helpCategories.map(({ id, title, articles }) => ({
          id,
          title: inLanguage(title, language),
          articles: articles.map((article) => articleIn(article, language, figures, firstDay)),
        })),
      };
    },
  };
}

function articleIn(
  article: ContentArticle,
  language: LanguageCode,
  figures: Figures,
  firstDay: number,
): HelpArticle {
  const shared = {
    id: article.id,
    title: wordsWithFigures(article.title, language, figures),
    content: wordsWithFigures(article.content, language, figures),
  };
  if (!('version' in article)) return { ...shared, kind: article.kind };
  const since = new Date(firstDay - article.inForceForDays * DAY_MILLISECONDS);
  return {
    ...shared,
    kind: article.kind,
    version: article.version,
    effectiveSince: since.toISOString(),
  };
}
