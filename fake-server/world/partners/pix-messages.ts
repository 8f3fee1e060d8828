import { z } from 'zod/v4';
import type { Charge, Payment, PaymentReturn } from '../ports/payment-provider.ts';
import { openNotice } from './signed-notice.ts';

/** The signature header of the provider's notifications. */
export const PIX_SIGNATURE_HEADER = 'x-pix-signature';

/** An amount in the Pix API's format: '123.45'. */
export const pixAmountSchema = z.string().regex(/^\d{1,10}\.\d{2}$/u);

/** A return in the Pix API's format. */
const returnSchema = z.object({
  id: z.string().regex(/^[a-zA-Z0-9]{1,35}$/u),
  valor: pixAmountSchema,
  natureza: z.enum(['ORIGINAL', 'RETIRADA', 'MED_OPERACIONAL', 'MED_FRAUDE']).default('ORIGINAL'),
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
});

/** A payment in the Pix API's format, with the payer that providers add. */
const paymentSchema = z.object({
  endToEndId: z.string().regex(/^[a-zA-Z0-9]{32}$/u),
  txid: z.string().regex(/^[a-zA-Z0-9]{26,35}$/u),
  valor: pixAmountSchema,
  horario: z.iso.datetime(),
  pagador: z.object({ cpf: z.string().regex(/^\d{11}$/u), nome: z.string().max(200) }),
  devolucoes: z.array(returnSchema).default([]),
});

const chargeSchema = z.object({
  status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
  pixCopiaECola: z.string().min(1).max(512),
  pix: z.array(paymentSchema).default([]),
});

const noticeSchema = z.object({ pix: z.array(paymentSchema).min(1).max(100) });

/** Formats hundredths for the Pix API. */
export function pixAmountText(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Parses hundredths from the Pix API, without floating point in between. */
export function pixAmountOf(text: string): number {
  return Number(text.replace('.', ''));
}

/** Parses a charge of the Pix API. @throws ZodError if invalid */
export function readCharge(answer: unknown): Charge {
  const { status, pixCopiaECola, pix } = chargeSchema.parse(answer);
  return {
    state: status === 'ATIVA' ? 'open' : status === 'CONCLUIDA' ? 'paid' : 'removed',
    code: pixCopiaECola,
    payments: pix.map(paymentOf),
  };
}

/** Parses a return of the Pix API. @throws ZodError if invalid */
export function readReturn(answer: unknown): PaymentReturn {
  return returnOf(returnSchema.parse(answer));
}

/**
 * The payments in a notification; undefined if its signature is wrong or too old, or there are
 * none.
 */
export function readPixNotice(
  ...notice: Parameters<typeof openNotice>
): readonly Payment[] | undefined {
  return noticeSchema.safeParse(openNotice(...notice)).data?.pix.map(paymentOf);
}

function paymentOf(payment: z.infer<typeof paymentSchema>): Payment {
  const { endToEndId, txid, valor, horario, pagador, devolucoes } = payment;
  return {
    chargeId: txid,
    reference: endToEndId,
    amount: pixAmountOf(valor),
    paidAt: Date.parse(horario),
    payer: { name: pagador.nome, cpf: pagador.cpf },
    card: null,
    returns: devolucoes.map(returnOf),
  };
}

function returnOf({ id, valor, natureza, status }: z.infer<typeof returnSchema>): PaymentReturn {
  const states = {
    EM_PROCESSAMENTO: 'processing',
    DEVOLVIDO: 'returned',
    NAO_REALIZADO: 'failed',
  } as const;
  return {
    id,
    amount: pixAmountOf(valor),
    nature: natureza === 'ORIGINAL' || natureza === 'RETIRADA' ? 'requested' : 'fraud',
    state: states[status],
  };
}
