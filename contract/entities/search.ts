import { z } from 'zod/v4';
import { gameCategorySchema, gameSchema, vendorCardSchema } from './game.ts';
import { promotionSchema } from './promotion.ts';
import { FINDS_OF_GROUP } from './search-types.ts';
import { addressSchema } from './text.ts';

function groupOf<Found extends z.ZodType>(found: Found) {
  return {
    /** How many were found. */
    total: z.int().nonnegative(),
    /** The first of them, closest match first. */
    found: z.array(found).max(FINDS_OF_GROUP),
  };
}

/** An article of the help centre that was found. */
const foundArticleSchema = z
  .strictObject({
    /** The id of the article. */
    id: z.string(),
    title: z.string(),
    /** What its category is called. */
    subject: z.string(),
    /** How it begins, as plain text. */
    excerpt: z.string(),
    /** Where the portal shows it. */
    address: addressSchema,
  })
  .meta({ id: 'FoundArticle' });
export type FoundArticle = z.infer<typeof foundArticleSchema>;

/** A page of the portal that was found. */
const foundPageSchema = z
  .strictObject({
    /** Its name, as in the portal's menus. */
    title: z.string(),
    /** Where it is. */
    address: addressSchema,
  })
  .meta({ id: 'FoundPage' });
export type FoundPage = z.infer<typeof foundPageSchema>;

/** Found games of one category; lotteries are games of their categories. */
const foundGamesSchema = z
  .strictObject({ gameClassify: gameCategorySchema, ...groupOf(gameSchema) })
  .meta({ id: 'FoundGames' });

/**
 * Everything that a text finds on the site (L3a), in groups. Typing mistakes are forgiven only if
 * nothing has the text in its name.
 */
export const searchResultsSchema = z
  .strictObject({
    /** How many finds there are in all groups. */
    total: z.int().nonnegative(),
    /** The categories with found games, that of the closest match first. */
    games: z.array(foundGamesSchema),
    /** Vendors, each in the category in which it has the most games. */
    vendors: z.strictObject(groupOf(vendorCardSchema)),
    /** Promotions that run, start soon or have just ended. */
    promotions: z.strictObject(groupOf(promotionSchema)),
    /** Pages that are meant for the caller. */
    pages: z.strictObject(groupOf(foundPageSchema)),
    /** Articles of the help centre, and documents of the site. */
    articles: z.strictObject(groupOf(foundArticleSchema)),
  })
  .meta({ id: 'SearchResults' });
export type SearchResults = z.infer<typeof searchResultsSchema>;
