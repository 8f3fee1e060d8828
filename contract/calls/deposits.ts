import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { depositQuoteSchema, depositSchema, depositTermsSchema } from '../entities/deposit.ts';
import { DEPOSITS_PAGE_SIZE, depositMethods } from '../entities/deposit-types.ts';
import { currencySchema } from '../entities/money.ts';
import { textOf } from '../entities/text.ts';
import { playCodes } from '../envelope.ts';
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
  terms: route('GET /deposits/terms', {
    summary:
      'The payment methods of this site, with bounds, fees and times; the most used one first',
    auth: 'trueMember',
    value: z.strictObject({
      /** The ways to pay in, in the order of the page. */
      methods: z.array(depositTermsSchema),
      currency: currencySchema,
      /**
       * True before the first deposit of a player who has neither set a limit nor chosen to go
       * without (W10): the portal asks first. False if left out.
       */
      asksForLimits: z.boolean().optional(),
    }),
  }),
  quote: route('GET /deposits/quote', {
    summary: 'Whether an amount can be deposited now, what it costs and what is credited',
    query: z.object({
      method: z.enum(depositMethods),
      /** The amount, in hundredths of the currency unit. */
      amount: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    }),
    auth: 'trueMember',
    codes: [...amountCodes, ...playCodes],
    value: depositQuoteSchema,
  }),
  create: route('POST /deposits', {
    summary: 'Creates a charge at the provider, which can then be paid',
    body: z
      .strictObject({
        /** The way to pay in. */
        method: z.enum(depositMethods),
        /** The amount, in hundredths of the currency unit. */
        amount: z.int().positive(),
      })
      .meta({ id: 'NewDeposit' }),
    auth: 'trueMember',
    play: 'paysIn',
    once: true,
    codes: [...amountCodes, 'deposit_already_open', 'payment_provider_unavailable'],
    value: depositSchema,
  }),
  list: route('GET /deposits', {
    summary: 'Every deposit with its outcome, newest first',
    query: z.object(paged(DEPOSITS_PAGE_SIZE)),
    auth: 'trueMember',
    value: pageOf({
      /** The deposits of the page, newest first. */
      deposits: z.array(depositSchema),
    }),
  }),
  open: route('GET /deposits/open', {
    summary: 'The open deposit, if there is one',
    auth: 'trueMember',
    value: depositSchema.nullable(),
  }),
  one: route('GET /deposits/:id', {
    summary: 'One deposit',
    pathParams: one,
    auth: 'trueMember',
    codes: ['not_found'],
    value: depositSchema,
  }),
  check: route('POST /deposits/:id/check', {
    summary: 'Checks the charge at the provider now (“I have paid”)',
    pathParams: one,
    body: nothing,
    readOnly: true,
    auth: 'trueMember',
    play: 'neither',
    codes: ['not_found', 'payment_provider_unavailable'],
    value: depositSchema,
  }),
  cancel: route('POST /deposits/:id/cancel', {
    summary: 'Cancels an unpaid charge; repeating it changes nothing',
    pathParams: one,
    body: nothing,
    auth: 'trueMember',
    play: 'neither',
    codes: ['not_found', 'deposit_not_cancellable', 'payment_provider_unavailable'],
    value: depositSchema,
  }),
});
