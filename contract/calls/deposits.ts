import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { depositQuoteSchema, depositSchema, depositTermsSchema } from '../entities/deposit.ts';
import { DEPOSITS_PAGE_SIZE, depositMethods } from '../entities/deposit-types.ts';
import { currencySchema } from '../entities/money.ts';
import { textOf } from '../entities/text.ts';
import { paged, pageOf } from '../lists.ts';

const one = z.object({ id: textOf(64).min(1) });
const nothing = z.strictObject({});
/** Why an amount is refused; `fields` names the bounds that hold now. */
const amountCodes = [
  'deposit_method_unavailable',
  'deposit_amount_too_small',
  'deposit_amount_too_large',
  'deposit_limit_reached',
] as const;

/**
 * Paying in (W2). A member has one charge at a time that can be paid; somebody else's deposit is
 * answered with `not_found`, like one that never existed.
 */
export const depositsCalls = c.router({
  terms: {
    method: 'GET',
    path: '/deposits/terms',
    ...answers({
      summary:
        'The ways to pay in that this site has, with bounds, fees and times; the most used one first',
      auth: 'trueMember',
      value: z.strictObject({ methods: z.array(depositTermsSchema), currency: currencySchema }),
    }),
  },
  quote: {
    method: 'GET',
    path: '/deposits/quote',
    query: z.object({
      method: z.enum(depositMethods),
      /** Hundredths. */
      amount: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    }),
    ...answers({
      summary: 'Whether an amount can be paid in now, what it costs and what is credited',
      auth: 'trueMember',
      codes: amountCodes,
      value: depositQuoteSchema,
    }),
  },
  create: {
    method: 'POST',
    path: '/deposits',
    body: z
      .strictObject({
        method: z.enum(depositMethods),
        /** Hundredths. */
        amount: z.int().positive(),
      })
      .meta({ id: 'NewDeposit' }),
    ...answers({
      summary: 'Has the provider make a charge, which can then be paid',
      auth: 'trueMember',
      once: true,
      codes: [...amountCodes, 'deposit_already_open', 'payment_provider_unavailable'],
      value: depositSchema,
    }),
  },
  list: {
    method: 'GET',
    path: '/deposits',
    query: z.object(paged(DEPOSITS_PAGE_SIZE)),
    ...answers({
      summary: 'Every deposit with what became of it, newest first',
      auth: 'trueMember',
      value: pageOf({ deposits: z.array(depositSchema) }),
    }),
  },
  open: {
    method: 'GET',
    path: '/deposits/open',
    ...answers({
      summary: 'The deposit that is under way, if there is one',
      auth: 'trueMember',
      value: depositSchema.nullable(),
    }),
  },
  one: {
    method: 'GET',
    path: '/deposits/:id',
    pathParams: one,
    ...answers({
      summary: 'One deposit',
      auth: 'trueMember',
      codes: ['not_found'],
      value: depositSchema,
    }),
  },
  check: {
    method: 'POST',
    path: '/deposits/:id/check',
    pathParams: one,
    body: nothing,
    ...answers({
      summary: 'Asks the provider now what became of the charge (“I have paid”)',
      readOnly: true,
      auth: 'trueMember',
      codes: ['not_found', 'payment_provider_unavailable'],
      value: depositSchema,
    }),
  },
  cancel: {
    method: 'POST',
    path: '/deposits/:id/cancel',
    pathParams: one,
    body: nothing,
    ...answers({
      summary: 'Takes back a charge that was not paid; a cancelled one stays cancelled',
      auth: 'trueMember',
      codes: ['not_found', 'deposit_not_cancellable', 'payment_provider_unavailable'],
      value: depositSchema,
    }),
  },
});
