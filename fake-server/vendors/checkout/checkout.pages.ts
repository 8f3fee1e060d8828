import express, { Router } from 'express';
import { z } from 'zod/v4';
import { type CardKind, cardKinds } from '#contract/entities/deposit-types.ts';
import { type BankCustomer, bankCustomers } from '../../content/bank-customers.ts';
import { type Html, html } from '../../http/html.ts';
import type { CheckoutRequest } from '../../store/vendors/checkout.ts';
import type { CheckoutAccount } from '../../world/ports/payment-provider.ts';
import { pageLanguage } from '../page-language.ts';
import { sendBankPage } from '../vendor-page.ts';
import { CheckoutRefused, type CheckoutSimulator } from './checkout.simulator.ts';

const PATH = '/checkout/pay';
const MAX_HUNDREDTHS = 999_999_999;

const texts = {
  'pt-BR': {
    title: 'Aurora Pay',
    find: 'Referência da transferência ou endereço da carteira',
    read: 'Continuar',
    notFound: 'Não encontramos este pagamento. Confira a referência.',
    to: 'Para',
    amount: 'Valor a pagar',
    from: { bank_transfer: 'Da conta de', card: 'Cartão de', wallet: 'Carteira de', crypto: '' },
    method: {
      bank_transfer: 'Transferência bancária',
      card: 'Cartão',
      wallet: 'Carteira digital',
      crypto: 'Criptomoeda',
    },
    late: 'O prazo terminou, mas você ainda pode pagar.',
    paid: 'Este pagamento já foi feito.',
    cancelled: 'Este pagamento foi cancelado.',
    pay: 'Pagar agora',
    done: 'Pagamento enviado',
    back: 'Voltar para o site',
    wrong: 'Não é possível pagar este valor.',
    card: 'Tipo do cartão',
    cards: { debit: 'Débito', prepaid: 'Pré-pago', credit: 'Crédito' },
    cardRefused: 'O site não aceita este tipo de cartão. Nada foi cobrado.',
    readAgain: 'Pagar com outro cartão',
  },
  en: {
    title: 'Aurora Pay',
    find: 'Transfer reference or wallet address',
    read: 'Continue',
    notFound: 'We couldn’t find this payment. Check the reference.',
    to: 'To',
    amount: 'Amount to pay',
    from: { bank_transfer: 'From account', card: 'Cardholder', wallet: 'Wallet owner', crypto: '' },
    method: {
      bank_transfer: 'Bank transfer',
      card: 'Card',
      wallet: 'Digital wallet',
      crypto: 'Cryptocurrency',
    },
    late: 'The time is up, but you can still pay.',
    paid: 'This payment has already been made.',
    cancelled: 'This payment was cancelled.',
    pay: 'Pay now',
    done: 'Payment sent',
    back: 'Back to the site',
    wrong: 'This amount can’t be paid.',
    card: 'Card type',
    cards: { debit: 'Debit', prepaid: 'Prepaid', credit: 'Credit' },
    cardRefused: 'The site doesn’t take this type of card. Nothing was charged.',
    readAgain: 'Pay with another card',
  },
} as const;
type Texts = (typeof texts)[keyof typeof texts];

const addressSchema = z.object({
  request: z.string().max(120).default(''),
  back: z.string().max(2_000).default(''),
});
const paymentSchema = addressSchema.extend({
  amount: z.string().regex(/^\d{1,7}(?:[.,]\d{1,2})?$/u),
  payer: z.string().max(11).default(''),
  card: z.enum(cardKinds).default('debit'),
});

/** The payer, the kind of card, and the site's return page. */
interface PaidBy {
  readonly payer: BankCustomer;
  readonly card: CardKind;
  readonly back: string | undefined;
}

interface PagePorts {
  readonly simulator: CheckoutSimulator;
  readonly account: CheckoutAccount;
  /** Milliseconds since the epoch. */
  readonly clock: { now(): number };
  readonly portalOrigins: () => readonly string[];
}

/**
 * The page on which people pay: for a card or an e-wallet the site links to it, and for other
 * methods it plays the bank or wallet that people open themselves, by reference or address.
 */
export function checkoutPages({ simulator, account, clock, portalOrigins }: PagePorts): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '8kb' });

  /** A return page of the site; undefined for any other. */
  const backTo = (address: string): string | undefined => {
    const back = URL.parse(address);
    const origins = portalOrigins().map((origin) => new URL(origin).origin);
    return back && origins.includes(back.origin) ? back.href : undefined;
  };

  router.get('/pay', (request, response) => {
    const words = texts[pageLanguage(request)];
    const { request: requestId, back } = addressSchema.safeParse(request.query).data ?? {
      request: '',
      back: '',
    };
    const found = simulator.lookUp(requestId.trim());
    if (found)
      sendBankPage(
        request,
        response,
        texts,
        payPart({ words, account, now: clock.now() }, found, back),
      );
    else
      sendBankPage(
        request,
        response,
        texts,
        findPart(words, requestId === '' ? undefined : words.notFound),
      );
  });

  /** Pays, and shows the result. */
  const paid = async (
    words: Texts,
    id: string,
    amount: number,
    { payer, card, back }: PaidBy,
  ): Promise<{ readonly status: number; readonly part: Html }> => {
    try {
      await simulator.pay(id, amount, payer, card);
      return { status: 200, part: donePart(words, back) };
    } catch (error) {
      if (!(error instanceof CheckoutRefused)) throw error;
      const { status } = error;
      if (status !== 403) return { status, part: findPart(words, words.cancelled) };
      return { status, part: cardRefusedPart(words, simulator.find(id).paidTo, back) };
    }
  };

  router.post('/pay', form, (request, response, next) => {
    const words = texts[pageLanguage(request)];
    const given = paymentSchema.safeParse(request.body).data;
    const found = given && simulator.lookUp(given.request);
    const payer = bankCustomers.find(({ cpf }) => cpf === given?.payer) ?? bankCustomers[0];
    const amount = hundredthsOf(given?.amount ?? '');
    if (!given || !found || !payer || amount === undefined) {
      sendBankPage(request, response.status(400), texts, findPart(words, words.wrong));
      return;
    }
    // A card and an e-wallet are charged the exact amount; people can transfer any other.
    const isSent = found.method === 'bank_transfer' || found.method === 'crypto';
    paid(words, found.id, isSent ? amount : found.amount, {
      payer,
      card: given.card,
      back: backTo(given.back),
    }).then(
      ({ status, part }) => sendBankPage(request, response.status(status), texts, part),
      next,
    );
  });
  return router;
}

function hundredthsOf(text: string): number | undefined {
  const [units = '', decimals = ''] = text.split(/[.,]/u);
  const amount = Number(units + decimals.padEnd(2, '0'));
  return amount > 0 && amount <= MAX_HUNDREDTHS ? amount : undefined;
}

function findPart(words: Texts, problem: string | undefined): Html {
  return html`<form method="get" action="${PATH}" autocomplete="off">
<label for="request">${words.find}</label>
<input id="request" name="request" maxlength="120" required spellcheck="false">
${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
<button class="strong">${words.read}</button>
</form>`;
}

interface PayParts {
  readonly words: Texts;
  readonly account: CheckoutAccount;
  readonly now: number;
}

function payPart({ words, account, now }: PayParts, request: CheckoutRequest, back: string): Html {
  const { method, status, amount, currency, createdAt, expiresIn, paidTo } = request;
  const isSent = method === 'bank_transfer' || method === 'crypto';
  const isLate = now > createdAt + expiresIn * 1_000;
  const isPayable = status === 'open' || (status === 'paid' && isSent);
  const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency });
  return html`<dl>
<div><dt>${words.to}</dt><dd>${account.receiver}</dd></div>
<div><dt>${words.method[method]}</dt><dd><b>${money.format(amount / 100)}</b></dd></div>
</dl>
${status !== 'open' && html`<p class="status" data-status="${status}">${words[status]}</p>`}
${status === 'open' && isLate && html`<p class="status" data-status="late">${words.late}</p>`}
${
  isPayable &&
  html`<form method="post" action="${PATH}" autocomplete="off">
<input type="hidden" name="request" value="${paidTo}">
<input type="hidden" name="back" value="${back}">
${isSent && html`<label for="amount">${words.amount}</label>`}
<input id="amount" name="amount" ${isSent ? html`inputmode="decimal"` : html`type="hidden"`} required pattern="\\d{1,7}([.,]\\d{1,2})?" value="${(amount / 100).toFixed(2)}">
${
  method !== 'crypto' &&
  html`<label for="payer">${words.from[method]}</label>
<select id="payer" name="payer">${bankCustomers.map(
    ({ name, cpf }) => html`<option value="${cpf}">${name}</option>`,
  )}</select>`
}
${
  method === 'card' &&
  html`<label for="card">${words.card}</label>
<select id="card" name="card">${cardKinds.map(
    (kind) => html`<option value="${kind}">${words.cards[kind]}</option>`,
  )}</select>`
}
<button class="strong">${words.pay}</button>
</form>`
}`;
}

function cardRefusedPart(words: Texts, paidTo: string, back: string | undefined): Html {
  const again = new URLSearchParams({ request: paidTo, ...(back !== undefined && { back }) });
  return html`<p class="problem" role="alert">${words.cardRefused}</p>
<p><a href="${PATH}?${again.toString()}">${words.readAgain}</a></p>`;
}

function donePart(words: Texts, back: string | undefined): Html {
  return html`<p class="done" role="status">${words.done}</p>
${back !== undefined && html`<p><a href="${back}">${words.back}</a></p>`}`;
}
