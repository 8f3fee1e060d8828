import { randomUUID } from 'node:crypto';
import { momentOf } from '../../kernel/clock.ts';
import type { PixBehaviour } from '../../situation/vendor-behaviour.ts';
import type { Database } from '../../store/database.ts';
import { type PixChargeRow, type PixPaymentRow, pixTable } from '../../store/vendors/pix.ts';
import { PIX_SIGNATURE_HEADER, pixAmountText } from '../../world/partners/pix-messages.ts';
import { signNotice } from '../../world/partners/signed-notice.ts';
import type { Payer } from '../../world/ports/payment-provider.ts';
import type { PixAccount } from '../../world/ports/pix-provider.ts';
import { decodeBrCode, encodeBrCode } from './br-code.ts';

/** How long a return takes. */
const RETURN_MILLISECONDS = 2_000;
/** The provider's bank number in payments. */
const BANK = '99999004';
const LOCATIONS = 'pix.aurora-pay.example/qr/v2/';
const WEBHOOK_TIMEOUT_MILLISECONDS = 5_000;

/** Why the provider refuses, by the names of the Pix API. */
export class PixRefused extends Error {
  readonly status: 400 | 404 | 409;
  readonly type: string;

  constructor(status: 400 | 404 | 409, type: string, detail: string) {
    super(detail);
    this.status = status;
    this.type = type;
  }
}

/** A charge with what was paid for it. */
export interface PixCharge extends PixChargeRow {
  readonly payments: readonly PixPaymentRow[];
}

interface SimulatorParts {
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly clock: { now(): number };
  readonly account: PixAccount;
  readonly behaviour: () => PixBehaviour;
}

/** The provider's books. Amounts in hundredths. */
export interface PixSimulator {
  /** Creates a charge, once for each id. @throws PixRefused */
  create(charge: NewCharge): PixCharge;
  /** @throws PixRefused unknown charge */
  charge(txid: string): PixCharge;
  /** Removes an active one. @throws PixRefused */
  remove(txid: string): PixCharge;
  /** The charge of a BR Code; undefined if it is not this provider's. */
  readCode(code: string): PixCharge | undefined;
  /** The text of a charge's BR Code. */
  codeOf(charge: PixChargeRow): string;
  /**
   * A payment; resolves when the site was notified. An expired charge can be paid, because it stays
   * active here, and so can a paid one. @throws PixRefused unknown or removed charge
   */
  pay(txid: string, amount: number, payer: Payer): Promise<PixPaymentRow>;
  payment(endToEndId: string): PixPaymentRow | undefined;
  /** Returns money on the receiver's request, once for each id. @throws PixRefused */
  giveBack(endToEndId: string, id: string, amount: number): ReturnType<typeof returnShown>;
  /** The payer's bank reverses a payment because of fraud; resolves when the site was notified. */
  reverse(endToEndId: string): Promise<void>;
  setWebhook(pixKey: string, url: string): void;
  webhook(pixKey: string): string | undefined;
  /** A payment as the API represents it, with its returns. */
  shown(payment: PixPaymentRow): object;
  /** Notifies the site of a payment without a charge. */
  tellOfUnknown(): Promise<void>;
  /** Stops notifying. */
  close(): void;
}

/** A site's charge request. */
interface NewCharge {
  readonly txid: string;
  readonly pixKey: string;
  readonly amount: number;
  readonly isAlterable: boolean;
  readonly request: string;
  readonly expiresIn: number;
}

export function createPixSimulator({
  database,
  clock,
  account,
  behaviour,
}: SimulatorParts): PixSimulator {
  const table = pixTable(database);

  const booked = (row: PixChargeRow | undefined): PixCharge => {
    if (!row) throw new PixRefused(404, 'NaoEncontrado', 'There is no such charge.');
    return { ...row, payments: table.paymentsOf(row.txid) };
  };

  /** Returns that have been under way long enough are completed. */
  const settleReturns = () => {
    for (const row of table.openReturns()) {
      if (clock.now() < row.requested_at + RETURN_MILLISECONDS) continue;
      if (behaviour().refusesReturns) table.setReturn(row, 'NAO_REALIZADO', 'Account closed.');
      else table.setReturn(row, 'DEVOLVIDO', null);
    }
  };

  const shown = (row: PixPaymentRow) => {
    settleReturns();
    const returns = table.returnsOf(row.end_to_end_id);
    return {
      endToEndId: row.end_to_end_id,
      txid: row.txid,
      valor: pixAmountText(row.amount),
      chave: account.pixKey,
      horario: momentOf(row.at),
      pagador: { cpf: row.payer_cpf, nome: row.payer_name },
      ...(returns.length > 0 && { devolucoes: returns.map(returnShown) }),
    };
  };

  const post = async (payments: readonly object[]) => {
    const url = table.webhook(account.pixKey);
    if (url === undefined) return;
    const body = JSON.stringify({ pix: payments });
    const signature = signNotice(body, account.webhookSecret, clock.now());
    // A site that misses the notification can ask.
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [PIX_SIGNATURE_HEADER]: signature },
      body,
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MILLISECONDS),
    }).catch(() => undefined);
  };

  const tell = async (row: PixPaymentRow) => {
    const { webhooks } = behaviour();
    if (webhooks === 'never') return;
    await post([shown(row)]);
    if (webhooks === 'twice') await post([shown(row)]);
  };

  const timers = new Set<NodeJS.Timeout>();
  /** The site is notified of a completed return. */
  const tellOfReturn = (row: PixPaymentRow) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void tell(row);
    }, RETURN_MILLISECONDS).unref();
    timers.add(timer);
  };
  // Also those that were under way when the server stopped.
  for (const { end_to_end_id } of table.openReturns()) {
    const row = table.payment(end_to_end_id);
    if (row) tellOfReturn(row);
  }

  return {
    create({ txid, pixKey, amount, isAlterable, request, expiresIn }) {
      const before = table.charge(txid);
      if (before) {
        throw new PixRefused(409, 'CobOperacaoInvalida', 'There is a charge of this txid.');
      }
      if (pixKey !== account.pixKey) {
        throw new PixRefused(400, 'CobOperacaoInvalida', 'The key is not of this account.');
      }
      table.insertCharge({
        txid,
        pix_key: pixKey,
        location: LOCATIONS + randomUUID().replaceAll('-', ''),
        status: 'ATIVA',
        revision: 0,
        amount,
        is_alterable: isAlterable ? 1 : 0,
        request,
        created_at: clock.now(),
        expires_in: expiresIn,
      });
      return booked(table.charge(txid));
    },
    charge(txid) {
      return booked(table.charge(txid));
    },
    remove(txid) {
      const row = booked(table.charge(txid));
      if (row.status !== 'ATIVA') {
        throw new PixRefused(400, 'CobOperacaoInvalida', 'The charge is not active.');
      }
      table.setStatus(txid, 'REMOVIDA_PELO_USUARIO_RECEBEDOR');
      return booked(table.charge(txid));
    },
    readCode(code) {
      const read = decodeBrCode(code.trim());
      const row = read && table.chargeAt(read.location);
      return row && booked(row);
    },
    codeOf: ({ location }) =>
      encodeBrCode({ location, receiver: account.receiver, city: account.city }),
    async pay(txid, amount, payer) {
      const row = booked(table.charge(txid));
      if (row.status !== 'ATIVA' && row.status !== 'CONCLUIDA') {
        throw new PixRefused(400, 'CobOperacaoInvalida', 'The charge was removed.');
      }
      const payment: PixPaymentRow = {
        end_to_end_id: newEndToEndId(clock.now()),
        txid,
        amount,
        payer_name: payer.name,
        payer_cpf: payer.cpf,
        at: clock.now(),
      };
      database.transaction(() => {
        table.insertPayment(payment);
        if (row.status === 'ATIVA') table.setStatus(txid, 'CONCLUIDA');
      });
      await tell(payment);
      return payment;
    },
    payment: (endToEndId) => table.payment(endToEndId),
    giveBack(endToEndId, id, amount) {
      const payment = table.payment(endToEndId);
      if (!payment) throw new PixRefused(404, 'NaoEncontrado', 'There is no such payment.');
      const returns = table.returnsOf(endToEndId);
      const before = returns.find((one) => one.id === id);
      if (!before) {
        const sent = returns.reduce((sum, one) => sum + one.amount, 0);
        if (sent + amount > payment.amount) {
          throw new PixRefused(400, 'PixDevolucaoInvalida', 'More than was paid.');
        }
        table.insertReturn({
          end_to_end_id: endToEndId,
          id,
          amount,
          nature: 'ORIGINAL',
          status: 'EM_PROCESSAMENTO',
          reason: null,
          requested_at: clock.now(),
        });
        tellOfReturn(payment);
      } else if (before.amount !== amount) {
        throw new PixRefused(400, 'PixDevolucaoInvalida', 'This id returned another amount.');
      }
      settleReturns();
      const row = table.returnsOf(endToEndId).find((one) => one.id === id);
      if (!row) throw new Error('A return was written, and is not there.');
      return returnShown(row);
    },
    async reverse(endToEndId) {
      const payment = table.payment(endToEndId);
      if (!payment) throw new PixRefused(404, 'NaoEncontrado', 'There is no such payment.');
      const sent = table.returnsOf(endToEndId).reduce((sum, one) => sum + one.amount, 0);
      if (sent < payment.amount) {
        table.insertReturn({
          end_to_end_id: endToEndId,
          id: `MED${randomUUID().replaceAll('-', '').slice(0, 29)}`,
          amount: payment.amount - sent,
          nature: 'MED_FRAUDE',
          status: 'DEVOLVIDO',
          reason: null,
          requested_at: clock.now(),
        });
      }
      await tell(payment);
    },
    setWebhook: (pixKey, url) => table.setWebhook(pixKey, url),
    webhook: (pixKey) => table.webhook(pixKey),
    shown,
    async tellOfUnknown() {
      await post([
        {
          endToEndId: newEndToEndId(clock.now()),
          txid: randomUUID().replaceAll('-', ''),
          valor: '10.00',
          horario: momentOf(clock.now()),
          pagador: { cpf: '90000010000', nome: 'Somebody' },
        },
      ]);
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** A return as the API shows it. */
function returnShown(row: ReturnType<ReturnType<typeof pixTable>['returnsOf']>[number]) {
  return {
    id: row.id,
    rtrId: `D${BANK}${row.id.slice(0, 23).padEnd(23, '0')}`,
    valor: pixAmountText(row.amount),
    natureza: row.nature,
    horario: { solicitacao: momentOf(row.requested_at) },
    status: row.status,
    ...(row.reason !== null && { motivo: row.reason }),
  };
}

/** The number of a payment: E, the bank, the minute, and eleven random characters. */
function newEndToEndId(now: number): string {
  const minute = momentOf(now).replace(/\D/gu, '').slice(0, 12);
  return `E${BANK}${minute}${randomUUID().replaceAll('-', '').slice(0, 11)}`;
}
