import { z } from 'zod/v4';
import { c, route } from '../call.ts';
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
  terms: route('GET /withdrawals/terms', {
    summary: 'What can be withdrawn now, and why not more',
    auth: 'trueMember',
    value: withdrawalTermsSchema,
  }),
  quote: route('GET /withdrawals/quote', {
    summary: 'Whether an amount can be withdrawn now, what it costs and what is paid out',
    query: z.object({
      /** The amount, in hundredths of the currency unit. */
      amount: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    }),
    auth: 'trueMember',
    codes: amountCodes,
    value: withdrawalQuoteSchema,
  }),
  create: route('POST /withdrawals', {
    summary: 'Reserves the money and asks the operator to pay it out',
    body: z
      .strictObject({
        /** One of the payout accounts. */
        accountId: id,
        /** The amount, in hundredths of the currency unit. */
        amount: z.int().positive(),
        /** The money passwords that a withdrawal requires. */
        ...moneyPasswordFields,
      })
      .meta({ id: 'NewWithdrawal' }),
    auth: 'trueMember',
    play: 'neither',
    sealed: true,
    once: true,
    reauthentication: true,
    budgets: ['moneyPassword'],
    codes: [...amountCodes, ...moneyPasswordCodes, 'not_found', 'payout_account_waiting'],
    value: withdrawalSchema,
  }),
  list: route('GET /withdrawals', {
    summary: 'Withdrawals with their parts and history, newest first',
    query: z.object(paged(WITHDRAWALS_PAGE_SIZE)),
    auth: 'trueMember',
    value: pageOf({
      /** The withdrawals of the page, newest first. */
      withdrawals: z.array(withdrawalSchema),
    }),
  }),
  toConfirm: route('GET /withdrawals/to-confirm', {
    summary: 'Withdrawals with a part that waits for an answer, most urgent first',
    auth: 'trueMember',
    value: z.strictObject({
      /** The withdrawals with a part that waits for an answer, most urgent first. */
      withdrawals: z.array(withdrawalSchema),
    }),
  }),
  one: route('GET /withdrawals/:id', {
    summary: 'One withdrawal',
    pathParams: one,
    auth: 'trueMember',
    codes: ['not_found'],
    value: withdrawalSchema,
  }),
  cancel: route('POST /withdrawals/:id/cancel', {
    summary: 'Cancels a withdrawal without payments so far; repeating it changes nothing',
    pathParams: one,
    body: nothing,
    auth: 'trueMember',
    play: 'neither',
    codes: ['not_found', 'withdrawal_not_cancellable'],
    value: withdrawalSchema,
  }),
  received: route('POST /payout-parts/:id/received', {
    summary: 'The player confirms that a part arrived; it ends with that',
    pathParams: one,
    body: nothing,
    auth: 'trueMember',
    play: 'neither',
    once: true,
    codes: [...answerCodes, 'payout_silence_over'],
    value: withdrawalSchema,
  }),
  notReceived: route('POST /payout-parts/:id/not-received', {
    summary: 'The player says that a part did not arrive, or not all of it; no deadline runs then',
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
    auth: 'trueMember',
    play: 'neither',
    once: true,
    codes: [...answerCodes, 'payout_complaint_over', 'payout_received_whole', 'picture_unknown'],
    value: withdrawalSchema,
  }),
  sendProof: route('POST /payout-parts/:id/proofs', {
    summary: 'Uploads a picture for a complaint about a part',
    pathParams: one,
    body: newPictureSchema,
    auth: 'trueMember',
    play: 'neither',
    once: true,
    bodyBytes: PICTURE_BODY_BYTES,
    codes: ['not_found', ...pictureCodes],
    value: pictureSchema,
  }),
  proof: route('GET /payout-proofs/:id', {
    summary: 'A picture that the person sent about a part',
    pathParams: one,
    auth: 'trueMember',
    codes: ['not_found'],
    value: shownPictureSchema,
  }),
});
