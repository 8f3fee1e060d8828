import { z } from 'zod/v4';
import {
  cryptoMeansSchema,
  hostedPageSchema,
  transferMeansSchema,
} from '#contract/entities/deposit-means.ts';
import { cardKinds, type DepositMethod } from '#contract/entities/deposit-types.ts';
import type { Charge, Payment, PaymentReturn } from '../ports/payment-provider.ts';
import { openNotice } from './signed-notice.ts';

/** The signature header of the provider's notifications. */
export const CHECKOUT_SIGNATURE_HEADER = 'x-checkout-signature';

/** The provider's names of the payment methods. */
export const checkoutMethods = {
  bankTransfer: 'bank_transfer',
  card: 'card',
  ewallet: 'wallet',
  crypto: 'crypto',
} as const satisfies Partial<Record<DepositMethod, string>>;

/** How to pay a request, from the provider: one of the three. */
export const instructionsSchema = z.strictObject({
  transfer: transferMeansSchema.nullable(),
  page: hostedPageSchema.nullable(),
  crypto: cryptoMeansSchema.nullable(),
});
export type Instructions = z.infer<typeof instructionsSchema>;

const refundSchema = z.object({
  id: z.string().max(80),
  amount: z.int().positive(),
  reason: z.enum(['requested', 'chargeback']),
  status: z.enum(['pending', 'succeeded', 'failed']),
});

const paymentSchema = z.object({
  id: z.string().max(80),
  request: z.string().max(40),
  amount: z.int().positive(),
  paid_at: z.iso.datetime(),
  payer: z.object({ name: z.string().max(200), tax_id: z.string().max(11) }),
  card: z.enum(cardKinds).nullable().default(null),
  refunds: z.array(refundSchema).default([]),
});

const requestSchema = z.object({
  status: z.enum(['open', 'paid', 'cancelled']),
  instructions: instructionsSchema,
  payments: z.array(paymentSchema).default([]),
});

const noticeSchema = z.object({
  type: z.literal('payment.updated'),
  payments: z.array(paymentSchema).min(1).max(100),
});

/** Parses a charge of the provider. @throws ZodError if invalid */
export function readRequest(answer: unknown): Charge {
  const { status, instructions, payments } = requestSchema.parse(answer);
  return {
    state: status === 'cancelled' ? 'removed' : status,
    code: JSON.stringify(instructions),
    payments: payments.map(paymentOf),
  };
}

/** Parses a return of the provider. @throws ZodError if invalid */
export function readRefund(answer: unknown): PaymentReturn {
  return refundOf(refundSchema.parse(answer));
}

/** The payments in a notification; undefined if the signature is missing or there are none. */
export function readCheckoutNotice(
  ...notice: Parameters<typeof openNotice>
): readonly Payment[] | undefined {
  return noticeSchema.safeParse(openNotice(...notice)).data?.payments.map(paymentOf);
}

function paymentOf(payment: z.infer<typeof paymentSchema>): Payment {
  const { id, request, amount, paid_at, payer, card, refunds } = payment;
  return {
    chargeId: request,
    reference: id,
    amount,
    paidAt: Date.parse(paid_at),
    payer: { name: payer.name, cpf: payer.tax_id },
    card,
    returns: refunds.map(refundOf),
  };
}

function refundOf({ id, amount, reason, status }: z.infer<typeof refundSchema>): PaymentReturn {
  const states = { pending: 'processing', succeeded: 'returned', failed: 'failed' } as const;
  return {
    id,
    amount,
    nature: reason === 'requested' ? 'requested' : 'fraud',
    state: states[status],
  };
}
