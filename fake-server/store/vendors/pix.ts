import type { Database } from '../database.ts';

/** A charge in the provider's books. Amounts in hundredths, times in milliseconds since the epoch. */
export interface PixChargeRow {
  readonly txid: string;
  readonly pix_key: string;
  /** Its location for banks. */
  readonly location: string;
  readonly status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP';
  readonly revision: number;
  readonly amount: number;
  /** The payer may pay another amount. */
  readonly is_alterable: 0 | 1;
  /** The message to the payer. */
  readonly request: string;
  readonly created_at: number;
  /** Seconds after its creation. */
  readonly expires_in: number;
}

/** A payment in the provider's books. */
export interface PixPaymentRow {
  readonly end_to_end_id: string;
  readonly txid: string;
  readonly amount: number;
  readonly payer_name: string;
  readonly payer_cpf: string;
  readonly at: number;
}

/** A return to a payer. */
interface PixReturnRow {
  readonly end_to_end_id: string;
  /** Chosen by the caller. */
  readonly id: string;
  readonly amount: number;
  readonly nature: 'ORIGINAL' | 'MED_FRAUDE';
  readonly status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';
  readonly reason: string | null;
  readonly requested_at: number;
}

/** The books of the payment provider. */
export interface PixTable {
  charge(txid: string): PixChargeRow | undefined;
  chargeAt(location: string): PixChargeRow | undefined;
  insertCharge(row: PixChargeRow): void;
  setStatus(txid: string, status: PixChargeRow['status']): void;
  payment(endToEndId: string): PixPaymentRow | undefined;
  paymentsOf(txid: string): PixPaymentRow[];
  insertPayment(row: PixPaymentRow): void;
  returnsOf(endToEndId: string): PixReturnRow[];
  insertReturn(row: PixReturnRow): void;
  setReturn(row: PixReturnRow, status: PixReturnRow['status'], reason: string | null): void;
  /** Returns under way. */
  openReturns(): PixReturnRow[];
  webhook(pixKey: string): string | undefined;
  setWebhook(pixKey: string, url: string): void;
}

const chargeColumns =
  'txid, pix_key, location, status, revision, amount, is_alterable, request, created_at, expires_in';
const paymentColumns = 'end_to_end_id, txid, amount, payer_name, payer_cpf, at';
const returnColumns = 'end_to_end_id, id, amount, nature, status, reason, requested_at';

export function pixTable(database: Database): PixTable {
  const setStatus = database.statement(
    'UPDATE pix_charges SET status = ?, revision = revision + 1 WHERE txid = ?',
  );
  const setReturn = database.statement(
    'UPDATE pix_returns SET status = ?, reason = ? WHERE end_to_end_id = ? AND id = ?',
  );
  const webhook = database.statement<{ url: string }>(
    'SELECT url FROM pix_webhooks WHERE pix_key = ?',
  );

  return {
    charge: database.statement<PixChargeRow>(
      `SELECT ${chargeColumns} FROM pix_charges WHERE txid = ?`,
    ).get,
    chargeAt: database.statement<PixChargeRow>(
      `SELECT ${chargeColumns} FROM pix_charges WHERE location = ?`,
    ).get,
    insertCharge: database.insert(`pix_charges (${chargeColumns})`),
    setStatus: (txid, status) => {
      setStatus.run(status, txid);
    },
    payment: database.statement<PixPaymentRow>(
      `SELECT ${paymentColumns} FROM pix_payments WHERE end_to_end_id = ?`,
    ).get,
    paymentsOf: database.statement<PixPaymentRow>(
      `SELECT ${paymentColumns} FROM pix_payments WHERE txid = ? ORDER BY rowid`,
    ).all,
    insertPayment: database.insert(`pix_payments (${paymentColumns})`),
    returnsOf: database.statement<PixReturnRow>(
      `SELECT ${returnColumns} FROM pix_returns WHERE end_to_end_id = ? ORDER BY rowid`,
    ).all,
    insertReturn: database.insert(`pix_returns (${returnColumns})`),
    setReturn: (row, status, reason) => {
      setReturn.run(status, reason, row.end_to_end_id, row.id);
    },
    openReturns: database.statement<PixReturnRow>(
      `SELECT ${returnColumns} FROM pix_returns WHERE status = 'EM_PROCESSAMENTO'`,
    ).all,
    webhook: (pixKey) => webhook.get(pixKey)?.url,
    setWebhook: database.statement(
      'INSERT INTO pix_webhooks (pix_key, url) VALUES (?, ?) ON CONFLICT (pix_key) DO UPDATE SET url = excluded.url',
    ).exec,
  };
}
