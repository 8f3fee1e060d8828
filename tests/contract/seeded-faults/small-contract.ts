import { z } from 'zod/v4';
import { c, route } from '#contract/call.ts';

const book = z.strictObject({ id: z.string(), title: z.string() });

/** A contract just large enough for every check of the kit to have something to do. */
export const smallContract = c.router({
  books: c.router({
    open: route('GET /open', {
      summary: 'Whether it is open',
      auth: 'none',
      whenClosed: true,
      value: z.boolean(),
    }),
    list: route('GET /books', {
      summary: 'Books',
      query: z.object({ page: z.coerce.number().int().min(1).max(10).default(1) }),
      auth: 'none',
      value: z.array(book),
    }),
    ticket: route('GET /ticket', {
      summary: 'A new number each time',
      auth: 'none',
      value: z.string(),
    }),
    one: route('GET /books/:id', {
      summary: 'A book',
      pathParams: z.object({ id: z.string().min(1).max(8) }),
      auth: 'none',
      codes: ['not_found'],
      value: book,
    }),
    add: route('POST /books', {
      summary: 'Adds a book',
      body: z.strictObject({
        title: z.string().min(1).max(20),
        copies: z.int().min(1).max(9),
        kind: z.enum(['novel', 'poem']),
        shelf: z.strictObject({ row: z.int().min(1) }).optional(),
      }),
      auth: 'member',
      play: 'neither',
      value: z.strictObject({ id: z.string() }),
    }),
    earnings: route('GET /earnings', {
      summary: 'What an agent earned',
      auth: 'agent',
      value: z.int(),
    }),
    donate: route('POST /donations', {
      summary: 'Donates a book',
      body: z.strictObject({ title: z.string().min(1).max(20) }),
      auth: 'member',
      play: 'neither',
      once: true,
      value: z.strictObject({ id: z.string() }),
    }),
    confide: route('POST /diary', {
      summary: 'Writes into the diary',
      body: z.strictObject({ text: z.string().min(1).max(20) }),
      auth: 'trueMember',
      play: 'neither',
      sealed: true,
      value: z.strictObject({ characters: z.int() }),
    }),
  }),
});
