import { z } from 'zod/v4';
import { cardKinds } from '#contract/entities/deposit-types.ts';
import type { Database } from '../database.ts';

const refundSchema = z.object({
  id: z.string(),
  amount: z.int(),
  reason: z.enum(['requested', 'chargeback']),
  status: z.enum(['pending', 'succeeded', 'failed']),
  requestedAt: z.int(),
});

const paymentSchema = z.object({
  id: z.string(),
  amount: z.int(),
  payer: z.object({ name: z.string(), cpf: z.string() }),
  /** The kind of card that paid; null if none did. */
  card: z.enum(cardKinds).nullable().default(null),
  at: z.int(),
  refunds: z.array(refundSchema),
});

const requestSchema = z.object({
  id: z.string(),
  method: z.enum(['bank_transfer', 'card', 'wallet', 'crypto']),
  status: z.enum(['open', 'paid', 'cancelled']),
  /** Hundredths. */
  amount: z.int(),
  currency: z.string(),
  createdAt: z.int(),
  /** Seconds after its creation. */
  expiresIn: z.int(),
  /** The accepted kinds of card; any if left out. */
  cards: z.array(z.enum(cardKinds)).default([...cardKinds]),
  /** The reference or coin address to pay to. */
  paidTo: z.string(),
  payments: z.array(paymentSchema),
});

/** A request in the provider's books, with its payments. Times in milliseconds. */
export type CheckoutRequest = z.infer<typeof requestSchema>;
export type CheckoutPayment = z.infer<typeof paymentSchema>;
export type CheckoutRefund = z.infer<typeof refundSchema>;

/** The requests of the provider. */
export interface CheckoutTable {
  find(id: string): CheckoutRequest | undefined;
  findPaidTo(paidTo: string): CheckoutRequest | undefined;
  /** Those with a return under way. */
  refunding(): CheckoutRequest[];
  save(request: CheckoutRequest): void;
}

export function checkoutTable(database: Database): CheckoutTable {
  const select = (rest: string) =>
    database.statement<{ body: string }>(`SELECT body FROM checkout_requests WHERE ${rest}`);
  const find = select('id = ?');
  const findPaidTo = select('paid_to = ?');
  const refunding = select(`body LIKE '%"status":"pending"%'`);
  const save = database.statement(
    `INSERT INTO checkout_requests (id, paid_to, body) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
  );
  return {
    find: (id) => read(find.get(id)),
    findPaidTo: (paidTo) => read(findPaidTo.get(paidTo)),
    refunding: () => refunding.all().flatMap((row) => read(row) ?? []),
    save: (request) => {
      save.run(request.id, request.paidTo, JSON.stringify(request));
    },
  };
}

function read(row: { readonly body: string } | undefined): CheckoutRequest | undefined {
  return row && requestSchema.parse(JSON.parse(row.body));
}
