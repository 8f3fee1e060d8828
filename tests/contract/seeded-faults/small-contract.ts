import { z } from 'zod/v4';
import { answers, c } from '#contract/call.ts';

const book = z.strictObject({ id: z.string(), title: z.string() });

/** A contract just large enough for every check of the kit to have something to do. */
export const smallContract = c.router({
  books: c.router({
    open: {
      method: 'GET',
      path: '/open',
      ...answers({
        summary: 'Whether it is open',
        auth: 'none',
        whenClosed: true,
        value: z.boolean(),
      }),
    },
    list: {
      method: 'GET',
      path: '/books',
      query: z.object({ page: z.coerce.number().int().min(1).max(10).default(1) }),
      ...answers({ summary: 'Books', auth: 'none', value: z.array(book) }),
    },
    ticket: {
      method: 'GET',
      path: '/ticket',
      ...answers({ summary: 'A new number each time', auth: 'none', value: z.string() }),
    },
    one: {
      method: 'GET',
      path: '/books/:id',
      pathParams: z.object({ id: z.string().min(1).max(8) }),
      ...answers({ summary: 'A book', auth: 'none', codes: ['not_found'], value: book }),
    },
    add: {
      method: 'POST',
      path: '/books',
      body: z.strictObject({
        title: z.string().min(1).max(20),
        copies: z.int().min(1).max(9),
        kind: z.enum(['novel', 'poem']),
        shelf: z.strictObject({ row: z.int().min(1) }).optional(),
      }),
      ...answers({
        summary: 'Adds a book',
        auth: 'member',
        value: z.strictObject({ id: z.string() }),
      }),
    },
    earnings: {
      method: 'GET',
      path: '/earnings',
      ...answers({ summary: 'What an agent earned', auth: 'agent', value: z.int() }),
    },
    donate: {
      method: 'POST',
      path: '/donations',
      body: z.strictObject({ title: z.string().min(1).max(20) }),
      ...answers({
        summary: 'Donates a book',
        auth: 'member',
        once: true,
        value: z.strictObject({ id: z.string() }),
      }),
    },
    confide: {
      method: 'POST',
      path: '/diary',
      body: z.strictObject({ text: z.string().min(1).max(20) }),
      ...answers({
        summary: 'Writes into the diary',
        auth: 'trueMember',
        sealed: true,
        value: z.strictObject({ characters: z.int() }),
      }),
    },
  }),
});
