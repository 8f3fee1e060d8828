import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { moneyPasswordCodes, moneyPasswordFields } from '../entities/money-password.ts';
import { usedUp } from '../entities/once-fields.ts';
import {
  commentSchema,
  newPictureSchema,
  PICTURE_BODY_BYTES,
  pictureCodes,
  pictureSchema,
  shownPictureSchema,
} from '../entities/picture.ts';
import { MAX_PICTURES } from '../entities/picture-types.ts';
import { textOf } from '../entities/text.ts';
import {
  withdrawalQuoteSchema,
  withdrawalSchema,
  withdrawalTermsSchema,
} from '../entities/withdrawal.ts';
import { WITHDRAWALS_PAGE_SIZE } from '../entities/withdrawal-types.ts';
import { paged, pageOf } from '../lists.ts';

const id = textOf(64).min(1);
const one = z.object({ id });
const nothing = z.strictObject({});
/** Why an amount is refused; `fields` names the bounds that hold now. */
const amountCodes = [
  'withdrawal_amount_too_small',
  'withdrawal_amount_too_large',
  'withdrawal_exceeds_balance',
  'withdrawal_limit_reached',
] as const;
/** Why an answer to a part does not count. */
const answerCodes = ['not_found', 'payout_answered'] as const;

/**
 * Taking money out (W2, W3). Somebody else's withdrawal, part or proof is answered with `not_found`,
 * like one that never existed.
 */
export const withdrawalsCalls = c.router({
  terms: {
    method: 'GET',
    path: '/withdrawals/terms',
    ...answers({
      summary: 'What can be withdrawn now, and why not more',
      auth: 'trueMember',
      value: withdrawalTermsSchema,
    }),
  },
  quote: {
    method: 'GET',
    path: '/withdrawals/quote',
    query: z.object({
      /** Hundredths. */
      amount: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    }),
    ...answers({
      summary: 'Whether an amount can be withdrawn now, what it costs and what is paid out',
      auth: 'trueMember',
      codes: amountCodes,
      value: withdrawalQuoteSchema,
    }),
  },
  create: {
    method: 'POST',
    path: '/withdrawals',
    body: z
      .strictObject({
        /** One of the payout accounts. */
        accountId: id,
        /** Hundredths. */
        amount: z.int().positive(),
        /** The money passwords that a withdrawal requires. */
        ...moneyPasswordFields,
      })
      .meta({ id: 'NewWithdrawal' }),
    ...answers({
      summary: 'Sets the money aside and asks the operator to pay it out',
      auth: 'trueMember',
      sealed: true,
      once: true,
      reauthentication: true,
      budgets: ['moneyPassword'],
      codes: [...amountCodes, ...moneyPasswordCodes, 'not_found', 'payout_account_waiting'],
      value: withdrawalSchema,
    }),
  },
  list: {
    method: 'GET',
    path: '/withdrawals',
    query: z.object(paged(WITHDRAWALS_PAGE_SIZE)),
    ...answers({
      summary: 'Withdrawals with their parts and history, newest first',
      auth: 'trueMember',
      value: pageOf({ withdrawals: z.array(withdrawalSchema) }),
    }),
  },
  toConfirm: {
    method: 'GET',
    path: '/withdrawals/to-confirm',
    ...answers({
      summary: 'Withdrawals of which a part waits for an answer, the most urgent first',
      auth: 'trueMember',
      value: z.strictObject({ withdrawals: z.array(withdrawalSchema) }),
    }),
  },
  one: {
    method: 'GET',
    path: '/withdrawals/:id',
    pathParams: one,
    ...answers({
      summary: 'One withdrawal',
      auth: 'trueMember',
      codes: ['not_found'],
      value: withdrawalSchema,
    }),
  },
  cancel: {
    method: 'POST',
    path: '/withdrawals/:id/cancel',
    pathParams: one,
    body: nothing,
    ...answers({
      summary:
        'Takes back a withdrawal of which nothing was paid out; a cancelled one stays cancelled',
      auth: 'trueMember',
      codes: ['not_found', 'withdrawal_not_cancellable'],
      value: withdrawalSchema,
    }),
  },
  received: {
    method: 'POST',
    path: '/payout-parts/:id/received',
    pathParams: one,
    body: nothing,
    ...answers({
      summary: 'The player says that a part came; it ends with that',
      auth: 'trueMember',
      once: true,
      codes: [...answerCodes, 'payout_silence_over'],
      value: withdrawalSchema,
    }),
  },
  notReceived: {
    method: 'POST',
    path: '/payout-parts/:id/not-received',
    pathParams: one,
    body: z
      .strictObject({
        /** The part that did arrive, in hundredths: zero, or less than the part's amount. */
        amountReceived: z.int().nonnegative(),
        comment: commentSchema,
        /** Numbers of pictures that were uploaded for this part. */
        proofs: usedUp(z.array(id).max(MAX_PICTURES)),
      })
      .meta({ id: 'Complaint' }),
    ...answers({
      summary: 'The player says that a part did not come, or not all of it; no clock runs any more',
      auth: 'trueMember',
      once: true,
      codes: [...answerCodes, 'payout_complaint_over', 'payout_came_whole', 'picture_unknown'],
      value: withdrawalSchema,
    }),
  },
  sendProof: {
    method: 'POST',
    path: '/payout-parts/:id/proofs',
    pathParams: one,
    body: newPictureSchema,
    ...answers({
      summary: 'Takes in a picture that can prove a complaint about a part',
      auth: 'trueMember',
      once: true,
      bodyBytes: PICTURE_BODY_BYTES,
      codes: ['not_found', ...pictureCodes],
      value: pictureSchema,
    }),
  },
  proof: {
    method: 'GET',
    path: '/payout-proofs/:id',
    pathParams: one,
    ...answers({
      summary: 'A picture that the person sent about a part',
      auth: 'trueMember',
      codes: ['not_found'],
      value: shownPictureSchema,
    }),
  },
});
