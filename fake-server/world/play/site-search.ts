import type { VendorCard } from '#contract/entities/game.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { Promotion } from '#contract/entities/promotion.ts';
import type { FoundArticle, FoundPage, SearchResults } from '#contract/entities/search.ts';
import { FINDS_OF_GROUP } from '#contract/entities/search-types.ts';
import { inLanguage } from '../../content/words.ts';
import type { Settings } from '../../settings/settings.ts';
import type { MemberRow } from '../../store/members.ts';
import type { GameRow } from '../../store/play/games.ts';
import { excerptOf, plainText } from '../notifications/messages.ts';
import type { Promotions } from '../promotions/promotions.ts';
import type { HelpCentreReads } from '../site/help-centre.ts';
import { type Catalogue, categoryOf, gameOf } from './catalogue.ts';
import { createNameIndex, isOfName, type Named, type Reading, readings } from './name-index.ts';
import { type PageParts, pagesFor } from './pages-for.ts';

/** What is searched for, and for whom. */
export interface Search {
  readonly text: string;
  readonly language: LanguageCode;
  /** Undefined for a visitor. */
  readonly member: MemberRow | undefined;
  /** Every game is under maintenance. */
  readonly allClosed: boolean;
}

/** One search over games, vendors, promotions, pages and help (L3a). */
export interface SiteSearch {
  find(search: Search): SearchResults;
}

interface SearchParts extends PageParts {
  readonly catalogue: Catalogue;
  readonly promotions: Promotions;
  readonly helpCentre: HelpCentreReads;
}

/** What was found, closest first, and the distance of each. */
type Matches<Found> = readonly (readonly [Found, number])[];

/** Finds among entries of one kind. */
type FindBy<Found> = (reading: Reading, text: string) => Matches<Found>;

/** Everything that one reading of a text finds. */
interface Finds {
  readonly games: Matches<GameRow>;
  readonly vendors: Matches<VendorCard>;
  readonly promotions: Matches<Promotion>;
  readonly pages: Matches<FoundPage>;
  readonly articles: Matches<FoundArticle>;
}

/** The search of one world. Games and vendors are indexed once, articles once for a language. */
export function createSiteSearch(parts: SearchParts): SiteSearch {
  const { catalogue, promotions, settings } = parts;
  const vendors = findsAmong(largestCards(catalogue), ({ name }) => ({ name }));
  const articlesIn = articlesByLanguage(parts);

  return {
    find({ text, language, member, allClosed }) {
      const offers = findsAmong(promotions.list(undefined, language), ({ title, summary }) => ({
        name: title,
        others: summary,
      }));
      const pages = pagesIn(language, member, parts);
      const articles = articlesIn(language);
      const finds = firstNames((reading) => ({
        games: catalogue.foundBy(reading, text),
        vendors: vendors(reading, text),
        promotions: offers(reading, text),
        pages: pages(reading, text),
        articles: articles(reading, text),
      }));
      const { currency } = settings.current;
      const games = [...Map.groupBy(finds.games, ([game]) => categoryOf(game))].map(
        ([gameClassify, found]) => ({
          gameClassify,
          ...groupOf(found, (game) => gameOf(game, currency, allClosed)),
        }),
      );
      return {
        total: groupsOf(finds).reduce((sum, { length }) => sum + length, 0),
        games,
        vendors: groupOf(finds.vendors, (card) => card),
        promotions: groupOf(finds.promotions, (promotion) => promotion),
        pages: groupOf(finds.pages, (page) => page),
        articles: groupOf(finds.articles, (article) => article),
      };
    },
  };
}

/**
 * The finds of the first reading that finds a name. Without any it is the most forgiving one, which
 * has what the others find by further words.
 */
function firstNames(findBy: (reading: Reading) => Finds): Finds {
  const [exact, ...further] = readings;
  let finds = findBy(exact);
  for (const reading of further) {
    if (groupsOf(finds).some(hasName)) break;
    finds = findBy(reading);
  }
  return finds;
}

function groupsOf({ games, vendors, promotions, pages, articles }: Finds) {
  return [games, vendors, promotions, pages, articles] as const;
}

function hasName(matches: Matches<unknown>): boolean {
  return matches.some(([, distance]) => isOfName(distance));
}

/** Indexes entries by their names and further words. */
function findsAmong<Entry>(
  entries: readonly Entry[],
  namedAs: (entry: Entry) => Named,
): FindBy<Entry> {
  const index = createNameIndex(entries.map(namedAs));
  return (reading, text) =>
    [...index.findBy(reading, text)]
      .toSorted(([a, near], [b, far]) => near - far || a - b)
      .flatMap(([position, distance]) => {
        const entry = entries[position];
        return entry === undefined ? [] : [[entry, distance] as const];
      });
}

function groupOf<Entry, Found>(matches: Matches<Entry>, shownAs: (entry: Entry) => Found) {
  return {
    total: matches.length,
    found: matches.slice(0, FINDS_OF_GROUP).map(([entry]) => shownAs(entry)),
  };
}

/** Each vendor's card in the lane in which it has the most games. */
function largestCards({ lanes }: Catalogue): readonly VendorCard[] {
  const largest = new Map<string, VendorCard>();
  for (const card of lanes.flatMap(({ cards }) => cards)) {
    const known = largest.get(card.vassalage);
    if (!known || card.gameCount > known.gameCount) largest.set(card.vassalage, card);
  }
  return [...largest.values()];
}

function pagesIn(
  language: LanguageCode,
  member: MemberRow | undefined,
  parts: PageParts,
): FindBy<FoundPage> {
  const pages = pagesFor(member, parts);
  const find = findsAmong(pages, ({ title, others }) => ({
    name: inLanguage(title, language),
    ...(others && { others: inLanguage(others, language) }),
  }));
  return (reading, text) =>
    find(reading, text).map(([{ title, address }, distance]) => [
      { title: inLanguage(title, language), address },
      distance,
    ]);
}

/** The articles of each language, indexed again after a change of the settings that they name. */
function articlesByLanguage({ helpCentre, settings }: SearchParts) {
  const known = new Map<LanguageCode, { current: Settings; find: FindBy<FoundArticle> }>();
  return (language: LanguageCode): FindBy<FoundArticle> => {
    const { current } = settings;
    const before = known.get(language);
    if (before?.current === current) return before.find;
    const articles = helpCentre
      .in(language)
      .categories.flatMap((category) =>
        category.articles.map((article) => ({
          found: {
            id: article.id,
            title: article.title,
            subject: category.title,
            excerpt: excerptOf(article.content),
            address: addressOf(article),
          },
          others: `${category.title} ${plainText(article.content)}`,
        })),
      );
    const findAll = findsAmong(articles, ({ found, others }) => ({ name: found.title, others }));
    const find: FindBy<FoundArticle> = (reading, text) =>
      findAll(reading, text).map(([{ found }, distance]) => [found, distance]);
    known.set(language, { current, find });
    return find;
  };
}

/** Where the portal shows an article. */
function addressOf({ id, kind }: { readonly id: string; readonly kind: string }): string {
  if (kind === 'protocol') return '/terms';
  if (kind === 'policy') return `/${id}`;
  return kind === 'guide' ? '/help#guide' : `/help#question-${id}`;
}
