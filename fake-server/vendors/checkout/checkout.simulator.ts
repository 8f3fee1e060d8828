import { createHash } from 'node:crypto';
import type { CardKind } from '#contract/entities/deposit-types.ts';
import { momentOf } from '../../kernel/clock.ts';
import type { PixBehaviour } from '../../situation/vendor-behaviour.ts';
import type { Database } from '../../store/database.ts';
import {
  type CheckoutPayment,
  type CheckoutRefund,
  type CheckoutRequest,
  checkoutTable,
} from '../../store/vendors/checkout.ts';
import {
  CHECKOUT_SIGNATURE_HEADER,
  type Instructions,
} from '../../world/partners/checkout-messages.ts';
import { signNotice } from '../../world/partners/signed-notice.ts';
import type { CheckoutAccount, Payer } from '../../world/ports/payment-provider.ts';

/** How long a return takes. */
const REFUND_MILLISECONDS = 2_000;
const WEBHOOK_TIMEOUT_MILLISECONDS = 5_000;
/** Exchange rate: hundredths of the site's currency for one coin. */
const RATE = 540;
const LATER_NUMBER = /^(.+)_(\d{1,4})$/u;

/** The provider refuses. */
export class CheckoutRefused extends Error {
  readonly status: 400 | 403 | 404 | 409;
  constructor(status: CheckoutRefused['status'], message: string) {
    super(message);
    this.status = status;
  }
}

interface SimulatorParts {
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly clock: { now(): number };
  readonly account: CheckoutAccount;
  /** Asked at every step. */
  readonly behaviour: () => PixBehaviour;
}

/** A site's request. */
type NewRequest = Pick<
  CheckoutRequest,
  'id' | 'method' | 'amount' | 'currency' | 'expiresIn' | 'cards'
>;

/** The books of the provider who collects transfers, cards, e-wallets and coins (W2). */
export interface CheckoutSimulator {
  /** Makes a request, once for each id. */
  create(request: NewRequest): CheckoutRequest;
  /** @throws CheckoutRefused unknown request */
  find(id: string): CheckoutRequest;
  /** By id, or by the reference or address to pay to. */
  lookUp(text: string): CheckoutRequest | undefined;
  /** A paid one stays paid. @throws CheckoutRefused unknown request */
  cancel(id: string): CheckoutRequest;
  /**
   * A payment, by debit card if cards pay and no other kind is named; resolves when the site was
   * notified.
   *
   * @throws CheckoutRefused cancelled request; 403 a kind of card that the site refuses
   */
  pay(id: string, amount: number, payer: Payer, card?: CardKind): Promise<CheckoutPayment>;
  /** Returns money on the site's request, once for each id. @throws CheckoutRefused */
  refund(paymentId: string, id: string, amount: number): CheckoutRefund;
  /** The payer's bank or card reverses a payment; resolves when the site was notified. */
  reverse(paymentId: string): Promise<void>;
  /** A request and a payment, as the API represents them. */
  shown(request: CheckoutRequest): object;
  /** The site's webhook. */
  setWebhook(url: string): void;
  /** Stops notifying. */
  close(): void;
}

export function createCheckoutSimulator({
  database,
  clock,
  account,
  behaviour,
}: SimulatorParts): CheckoutSimulator {
  const table = checkoutTable(database);
  const timers = new Set<NodeJS.Timeout>();
  let webhook: string | undefined;

  const find = (id: string): CheckoutRequest => {
    const request = table.find(id);
    if (!request) throw new CheckoutRefused(404, 'There is no such request.');
    return request;
  };
  const findPayment = (paymentId: string) => {
    const [, id = ''] = LATER_NUMBER.exec(paymentId) ?? [];
    const request = find(id);
    const payment = request.payments.find((one) => one.id === paymentId);
    if (!payment) throw new CheckoutRefused(404, 'There is no such payment.');
    return { request, payment };
  };
  /** Rewrites a payment with what was added. */
  const keep = (request: CheckoutRequest, payment: CheckoutPayment) => {
    const others = request.payments.filter(({ id }) => id !== payment.id);
    table.save({ ...request, payments: [...others, payment] });
  };

  /** Returns that have been under way long enough are completed. */
  const settle = (request: CheckoutRequest): CheckoutRequest => {
    const status = behaviour().refusesReturns ? 'failed' : 'succeeded';
    const now = clock.now();
    if (!request.payments.some(({ refunds }) => refunds.some((one) => isDue(one, now)))) {
      return request;
    }
    const payments = request.payments.map((payment) => ({
      ...payment,
      refunds: payment.refunds.map((one) =>
        isDue(one, now) ? ({ ...one, status } as const) : one,
      ),
    }));
    const settled = { ...request, payments };
    table.save(settled);
    return settled;
  };

  const tell = async (paymentId: string) => {
    const { webhooks } = behaviour();
    if (webhook === undefined || webhooks === 'never') return;
    const request = settle(findPayment(paymentId).request);
    const payment = request.payments.find(({ id }) => id === paymentId);
    if (!payment) return;
    const body = JSON.stringify({
      type: 'payment.updated',
      payments: [paymentView(request, payment)],
    });
    const signature = signNotice(body, account.webhookSecret, clock.now());
    const post = () =>
      // A site that misses the notification can ask.
      fetch(webhook ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [CHECKOUT_SIGNATURE_HEADER]: signature },
        body,
        signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MILLISECONDS),
      }).catch(() => undefined);
    await post();
    if (webhooks === 'twice') await post();
  };
  /** The site is notified of a completed return. */
  const tellLater = (paymentId: string) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void tell(paymentId);
    }, REFUND_MILLISECONDS).unref();
    timers.add(timer);
  };
  for (const { payments } of table.refunding()) {
    for (const { id } of payments) tellLater(id);
  }

  return {
    find,
    create(order) {
      const known = table.find(order.id);
      if (known) return known;
      const request: CheckoutRequest = {
        ...order,
        status: 'open',
        createdAt: clock.now(),
        paidTo: paidToOf(order),
        payments: [],
      };
      table.save(request);
      return request;
    },
    lookUp: (text) => table.findPaidTo(text) ?? table.find(text),
    cancel(id) {
      const request = find(id);
      if (request.status !== 'open') return request;
      const cancelled = { ...request, status: 'cancelled' } as const;
      table.save(cancelled);
      return cancelled;
    },
    async pay(id, amount, payer, card = 'debit') {
      const request = find(id);
      if (request.status === 'cancelled') {
        throw new CheckoutRefused(409, 'The request was cancelled.');
      }
      const isCard = request.method === 'card';
      if (isCard && !request.cards.includes(card)) {
        throw new CheckoutRefused(403, 'The site does not take this kind of card.');
      }
      const payment: CheckoutPayment = {
        id: `${id}_${request.payments.length + 1}`,
        amount,
        // A blockchain knows addresses, but no names.
        payer: request.method === 'crypto' ? { name: '', cpf: '' } : payer,
        card: isCard ? card : null,
        at: clock.now(),
        refunds: [],
      };
      keep({ ...request, status: 'paid' }, payment);
      await tell(payment.id);
      return payment;
    },
    refund(paymentId, id, amount) {
      const { request, payment } = findPayment(paymentId);
      const before = payment.refunds.find((one) => one.id === id);
      const sent = payment.refunds.reduce((sum, one) => sum + one.amount, 0);
      if (before) {
        if (before.amount !== amount) {
          throw new CheckoutRefused(400, 'This id returned another amount.');
        }
      } else {
        if (sent + amount > payment.amount) throw new CheckoutRefused(400, 'More than was paid.');
        const refund = { id, amount, reason: 'requested', status: 'pending' } as const;
        keep(request, {
          ...payment,
          refunds: [...payment.refunds, { ...refund, requestedAt: clock.now() }],
        });
        tellLater(paymentId);
      }
      const settled = settle(find(request.id)).payments.find((one) => one.id === paymentId);
      const refund = settled?.refunds.find((one) => one.id === id);
      if (!refund) throw new Error('A return was written, and is not there.');
      return refund;
    },
    async reverse(paymentId) {
      const { request, payment } = findPayment(paymentId);
      const sent = payment.refunds.reduce((sum, one) => sum + one.amount, 0);
      if (sent < payment.amount) {
        const refund = {
          id: `chargeback_${payment.refunds.length + 1}`,
          amount: payment.amount - sent,
          reason: 'chargeback',
          status: 'succeeded',
          requestedAt: clock.now(),
        } as const;
        keep(request, { ...payment, refunds: [...payment.refunds, refund] });
      }
      await tell(paymentId);
    },
    shown(request) {
      const { id, method, status, amount, currency, payments } = settle(request);
      return {
        id,
        method,
        status,
        amount,
        currency,
        instructions: instructionsOf(request, account.receiver),
        payments: payments.map((payment) => paymentView(request, payment)),
      };
    },
    setWebhook(url) {
      webhook = url;
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** A unique, unguessable address to pay to. */
function paidToOf({ id, method }: NewRequest): string {
  const hash = createHash('sha256').update(`paid to ${id}`).digest('hex');
  if (method === 'crypto') return `TAurora${hash.slice(0, 27)}`;
  return method === 'bank_transfer' ? `AP${hash.slice(0, 10).toUpperCase()}` : hash;
}

function instructionsOf(request: CheckoutRequest, receiver: string): Instructions {
  const { method, amount, paidTo } = request;
  const none = { transfer: null, page: null, crypto: null };
  if (method === 'bank_transfer') {
    const account = { bank: '999 · Banco Aurora', branch: '0001', account: '450012-7' };
    return { ...none, transfer: { ...account, holder: receiver, reference: paidTo } };
  }
  if (method === 'crypto') {
    // Rounded up: all coins together cover the whole amount.
    const coins = (Math.ceil((amount * 100) / RATE) / 100).toFixed(2);
    return { ...none, crypto: { coin: 'USDT', network: 'TRON (TRC-20)', address: paidTo, coins } };
  }
  return { ...none, page: { address: `/checkout/pay?request=${paidTo}` } };
}

/** A payment as the API shows it, with its returns. */
function paymentView(request: CheckoutRequest, payment: CheckoutPayment) {
  const { id, amount, payer, card, at, refunds } = payment;
  return {
    id,
    request: request.id,
    amount,
    paid_at: momentOf(at),
    payer: { name: payer.name, tax_id: payer.cpf },
    card,
    refunds: refunds.map(refundShown),
  };
}

/** A return as the API shows it. */
export function refundShown({ id, amount, reason, status }: CheckoutRefund) {
  return { id, amount, reason, status };
}

function isDue({ status, requestedAt }: CheckoutRefund, now: number): boolean {
  return status === 'pending' && now >= requestedAt + REFUND_MILLISECONDS;
}
