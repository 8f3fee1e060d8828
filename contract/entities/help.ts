import { z } from 'zod/v4';
import { momentSchema } from './text.ts';

/** The name of an article or a category in an address: lower-case words with hyphens. */
const slugSchema = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u);

const article = {
  id: slugSchema,
  title: z.string(),
  /** HTML from outside: sanitise it before showing it. */
  content: z.string(),
};

/** Version and validity of a document. */
const edition = {
  /** As people cite it, such as '2.1'. */
  version: z.string(),
  /** When it came into force. */
  effectiveSince: momentSchema,
};

/**
 * An article of the help centre (R7): a step of the beginner guide, a question, the terms of use, or a
 * policy of the site, which the portal shows at `/privacy`, `/licence` and `/safer-play` by its id (S5).
 */
const helpArticleSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...article,
      /** Which kind of article it is, and so which fields it has. */
      kind: z.literal('guide'),
    }),
    z.strictObject({
      ...article,
      /** Which kind of article it is, and so which fields it has. */
      kind: z.literal('question'),
    }),
    z.strictObject({
      ...article,
      ...edition,
      /** Which kind of article it is, and so which fields it has. */
      kind: z.literal('protocol'),
    }),
    z.strictObject({
      ...article,
      ...edition,
      /** Which kind of article it is, and so which fields it has. */
      kind: z.literal('policy'),
    }),
  ])
  .meta({ id: 'HelpArticle' });
export type HelpArticle = z.infer<typeof helpArticleSchema>;

/** Articles on one subject, in the order in which they are read. */
const helpCategorySchema = z
  .strictObject({
    id: slugSchema,
    title: z.string(),
    /** The articles of the category. */
    articles: z.array(helpArticleSchema),
  })
  .meta({ id: 'HelpCategory' });

/** The whole help centre in one language; the ids of its articles are unique. */
export const helpCentreSchema = z
  .strictObject({
    /** The categories, in the order of the page. */
    categories: z.array(helpCategorySchema),
  })
  .meta({ id: 'HelpCentre' });
export type HelpCentre = z.infer<typeof helpCentreSchema>;
