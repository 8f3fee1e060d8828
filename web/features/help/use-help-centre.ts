import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { HelpArticle, HelpCentre } from '#contract/entities/help.ts';
import { queries } from '#web/api/queries.ts';
import { valueOf } from '#web/api/refused-read.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { plainText } from '#web/platform/plain-text.ts';
import { SanitisedHtml } from '#web/shared/sanitised-html/SanitisedHtml.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { type Indexed, indexed } from './search-articles.ts';

type Article<Kind extends HelpArticle['kind']> = Extract<HelpArticle, { kind: Kind }>;

/** Questions on one subject. */
export interface QuestionCategory {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Article<'question'>[];
}

/** An article for the search, with its subject. */
export type SearchedArticle = HelpArticle & { readonly text: string; readonly subject: string };

/** The help centre by its sections. */
export interface Help {
  readonly guide: readonly Article<'guide'>[];
  readonly categories: readonly QuestionCategory[];
  readonly protocols: readonly Article<'protocol'>[];
  readonly policies: readonly Article<'policy'>[];
  /** All articles, for the search. */
  readonly index: readonly Indexed<SearchedArticle>[];
}

/** The help centre in the person's language (R7). */
export function useHelpCentre(): UseQueryResult<Help> {
  const { api } = useServices();
  const request = { query: { language: useLanguage() } };
  return useQuery({
    ...queries.help.centre(request),
    // Loaded together with the articles: they have their full height at once.
    queryFn: async ({ signal }) => {
      const read = valueOf(api.help.centre(request, { signal }));
      const [help] = await Promise.all([read, SanitisedHtml.preload()]);
      return help;
    },
    select: bySection,
  });
}

function bySection({ categories }: HelpCentre): Help {
  const articles = categories.flatMap((category) => category.articles);
  return {
    guide: articles.filter((article) => article.kind === 'guide'),
    protocols: articles.filter((article) => article.kind === 'protocol'),
    policies: articles.filter((article) => article.kind === 'policy'),
    categories: categories
      .map(({ id, title, articles: all }) => ({
        id,
        title,
        questions: all.filter((article) => article.kind === 'question'),
      }))
      .filter(({ questions }) => questions.length > 0),
    index: indexed(
      categories.flatMap(({ title: subject, articles: all }) =>
        all.map((article) => ({ ...article, subject, text: plainText(article.content) })),
      ),
    ),
  };
}
