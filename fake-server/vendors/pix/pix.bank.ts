import express, { Router } from 'express';
import { z } from 'zod/v4';
import { type BankCustomer, bankCustomers } from '../../content/bank-customers.ts';
import { browserFiles } from '../../http/browser-files.ts';
import { type Html, html } from '../../http/html.ts';
import { pageLanguage } from '../page-language.ts';
import { sendBankPage } from '../vendor-page.ts';
import { type PixCharge, PixRefused, type PixSimulator } from './pix.simulator.ts';

/** Path of the bank's app, on the vendors' origin. */
const BANK_PATH = '/pix/bank';

const LONGEST_CODE = 512;
const MAX_HUNDREDTHS = 999_999_999;

const texts = {
  'pt-BR': {
    title: 'Banco Aurora',
    paste: 'Pix Copia e Cola',
    pasteHint: 'Cole o código que o site mostra.',
    read: 'Continuar',
    notRead: 'Não encontramos uma cobrança com este código.',
    to: 'Para',
    chargedAmount: 'Valor da cobrança',
    status: {
      open: 'Aguarda pagamento',
      late: 'O prazo terminou, mas você ainda pode pagar',
      paid: 'Já foi paga, mas você pode pagar de novo',
      removed: 'Cancelada pelo recebedor',
    },
    amount: 'Valor a pagar',
    from: 'Da conta de',
    pay: 'Pagar agora',
    done: 'Pagamento enviado',
    reference: 'Identificação',
    again: 'Pagar outro código',
    wrongAmount: 'Não é possível pagar este valor.',
  },
  en: {
    title: 'Aurora Bank',
    paste: 'Pix Copia e Cola',
    pasteHint: 'Paste the code shown on the site.',
    read: 'Continue',
    notRead: 'We couldn’t find a charge with this code.',
    to: 'To',
    chargedAmount: 'Charge amount',
    status: {
      open: 'Waiting for payment',
      late: 'The time is up, but you can still pay',
      paid: 'Already paid, but you can pay again',
      removed: 'Cancelled by the receiver',
    },
    amount: 'Amount to pay',
    from: 'From account',
    pay: 'Pay now',
    done: 'Payment sent',
    reference: 'Reference',
    again: 'Pay another code',
    wrongAmount: 'This amount can’t be paid.',
  },
} as const;

type Texts = (typeof texts)[keyof typeof texts];

const codeSchema = z.object({ code: z.string().max(LONGEST_CODE).optional() });
const paymentSchema = z.object({
  code: z.string().max(LONGEST_CODE),
  amount: z.string().regex(/^\d{1,7}(?:[.,]\d{1,2})?$/u),
  payer: z.string().max(11),
});

interface BankPorts {
  readonly simulator: PixSimulator;
  /** Milliseconds since the epoch. */
  readonly clock: { now(): number };
}

/** A bank's app: reads a code, and pays it in full, in part, late, twice, or as someone else. */
export function bankPages({ simulator, clock }: BankPorts): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '8kb' });

  router.get('/bank', (request, response) => {
    const code = codeSchema.safeParse(request.query).data?.code ?? '';
    const words = texts[pageLanguage(request)];
    const charge = simulator.readCode(code);
    if (charge)
      sendBankPage(request, response, texts, chargePart(words, charge, code, clock.now()));
    else
      sendBankPage(
        request,
        response,
        texts,
        codePart(words, code === '' ? undefined : words.notRead),
      );
  });

  /** Pays, and shows the result. */
  const paid = async (
    words: Texts,
    code: string,
    txid: string,
    [amount, payer]: readonly [number, BankCustomer],
  ): Promise<{ readonly status: number; readonly part: Html }> => {
    try {
      const { end_to_end_id: reference } = await simulator.pay(txid, amount, payer);
      return { status: 200, part: donePart(words, amount, payer, reference) };
    } catch (error) {
      if (!(error instanceof PixRefused)) throw error;
      return { status: 409, part: chargePart(words, simulator.charge(txid), code, clock.now()) };
    }
  };

  router.post('/bank', form, (request, response, next) => {
    const words = texts[pageLanguage(request)];
    const given = paymentSchema.safeParse(request.body).data;
    const charge = given && simulator.readCode(given.code);
    const payer = bankCustomers.find(({ cpf }) => cpf === given?.payer);
    const amount = hundredthsOf(given?.amount ?? '');
    if (!given || !charge || !payer || amount === undefined) {
      response.status(400);
      sendBankPage(request, response, texts, codePart(words, words.wrongAmount));
      return;
    }
    paid(words, given.code, charge.txid, [amount, payer]).then(
      ({ status, part }) => sendBankPage(request, response.status(status), texts, part),
      next,
    );
  });

  router.get('/bank/assets/:file', browserFiles(new URL('./browser/', import.meta.url)));
  return router;
}

function hundredthsOf(text: string): number | undefined {
  const [units = '', decimals = ''] = text.split(/[.,]/u);
  const amount = Number(units + decimals.padEnd(2, '0'));
  return amount > 0 && amount <= MAX_HUNDREDTHS ? amount : undefined;
}

function money(hundredths: number): string {
  return new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(
    hundredths / 100,
  );
}

function codePart(words: Texts, problem: string | undefined): Html {
  return html`<form method="get" action="${BANK_PATH}" autocomplete="off">
<label for="code">${words.paste}</label>
<textarea id="code" name="code" rows="4" maxlength="${LONGEST_CODE}" required spellcheck="false" aria-describedby="hint"></textarea>
<p id="hint" class="hint">${words.pasteHint}</p>
${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
<button class="strong">${words.read}</button>
</form>`;
}

function chargePart(words: Texts, charge: PixCharge, code: string, now: number): Html {
  const isRemoved = charge.status !== 'ATIVA' && charge.status !== 'CONCLUIDA';
  const isLate = now > charge.created_at + charge.expires_in * 1_000;
  const open = isLate ? 'late' : 'open';
  const status = isRemoved ? 'removed' : charge.status === 'CONCLUIDA' ? 'paid' : open;
  return html`<dl>
<div><dt>${words.to}</dt><dd>${charge.request}</dd></div>
<div><dt>${words.chargedAmount}</dt><dd><b>${money(charge.amount)}</b></dd></div>
</dl>
<p class="status" data-status="${status}">${words.status[status]}</p>
${
  !isRemoved &&
  html`<form method="post" action="${BANK_PATH}" autocomplete="off">
<input type="hidden" name="code" value="${code}">
<label for="amount">${words.amount}</label>
<input id="amount" name="amount" inputmode="decimal" required pattern="\\d{1,7}([.,]\\d{1,2})?" value="${(charge.amount / 100).toFixed(2)}">
<label for="payer">${words.from}</label>
<select id="payer" name="payer">${bankCustomers.map(
    ({ name, cpf }) => html`<option value="${cpf}">${name}</option>`,
  )}</select>
<button class="strong">${words.pay}</button>
</form>`
}
<p><a href="${BANK_PATH}">${words.again}</a></p>`;
}

function donePart(words: Texts, amount: number, payer: BankCustomer, reference: string): Html {
  return html`<p class="done" role="status">${words.done}</p>
<dl>
<div><dt>${words.amount}</dt><dd><b>${money(amount)}</b></dd></div>
<div><dt>${words.from}</dt><dd>${payer.name}</dd></div>
<div><dt>${words.reference}</dt><dd><code>${reference}</code></dd></div>
</dl>
<p><a href="${BANK_PATH}">${words.again}</a></p>`;
}
