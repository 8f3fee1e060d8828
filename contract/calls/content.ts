import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { noticesSchema, promotionCategories, promotionSchema } from '../entities/content.ts';
import { languageSchema } from '../entities/text.ts';

/** What the site has to say: promotions and notices. */
export const contentCalls = c.router({
  promotions: {
    method: 'GET',
    path: '/promotions',
    query: z.object({
      category: z.enum(promotionCategories).optional(),
      language: languageSchema.optional(),
    }),
    ...answers({
      summary: 'Promotions that run now',
      auth: 'none',
      value: z.array(promotionSchema),
    }),
  },
  notices: {
    method: 'GET',
    path: '/notices',
    query: z.object({
      /** Types, separated by commas: B,PL,PU,PR,H. */
      types: z
        .string()
        .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/u)
        .default('B,PL,PU,PR'),
      platform: z.literal('W').default('W'),
      execution: z.literal('B').default('B'),
      language: languageSchema.optional(),
    }),
    ...answers({
      summary: 'Banners, popups and announcements',
      auth: 'none',
      value: noticesSchema,
    }),
  },
});
