import { z } from 'zod/v4';
import { type Deposit, depositSchema } from '#contract/entities/deposit.ts';
import { type BankCustomer, bankCustomerNamed } from '#fake-server/content/bank-customers.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { type Answer, call, onceWith, signIn } from './api.ts';
import { startTestServer } from './test-server.ts';

const valueSchema = z.object({ value: depositSchema });

/** The deposit of an answer. @throws if it has none */
export function depositIn({ status, body }: Answer): Deposit {
  const read = valueSchema.safeParse(body);
  if (!read.success) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return read.data.value;
}

/** A customer of the bank. @throws where there is none of this name */
export function payerNamed(name: string): BankCustomer {
  const payer = bankCustomerNamed(name);
  if (!payer) throw new Error(`The bank knows no ${name}.`);
  return payer;
}

/** A depositing person: their calls, and their bank's actions. */
export interface Depositor {
  readonly server: FakeServer;
  readonly origin: string;
  readonly token: string;
  /** Hundredths. */
  balance(): number;
  send(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>;
  /** Requests a charge, with a new key unless one is given. */
  create(amount: number, key?: string): Promise<Answer>;
  created(amount?: number): Promise<Deposit>;
  read(id: string): Promise<Deposit>;
  check(id: string): Promise<Deposit>;
  /** Pays a charge: in full and from their own account, unless given. */
  pay(deposit: Deposit, how?: { amount?: number; from?: string }): Promise<string>;
}

/** A server for the test, with Maria signed in; others of the people if named. */
export async function startDepositing(account = 'maria', name = 'Maria Silva'): Promise<Depositor> {
  // The clock moves past hours, in which a session would end.
  const settings = { sessionIdleMinutes: 10_000, sessionHours: 1_000 };
  const server = await startTestServer({ settings, slotGames: 10 });
  const origin = new URL(server.portalUrl).origin;
  const token = await signIn(origin, account, 'aurora2026');
  const { members, wallet, pixSimulator } = server.world;
  const memberId = members.byAccount(account)?.id ?? 0;
  const send = (method: 'GET' | 'POST', path: string, body?: object) =>
    call(origin, method, `/deposits${path}`, { token, ...(body && { body }) });
  const create = (amount: number, key?: string) =>
    call(origin, 'POST', '/deposits', {
      token,
      body: { method: 'pix', amount },
      headers: onceWith(key),
    });
  return {
    server,
    origin,
    token,
    balance: () => wallet.balance(memberId),
    send,
    create,
    created: async (amount = 5_000) => depositIn(await create(amount)),
    read: async (id) => depositIn(await send('GET', `/${id}`)),
    check: async (id) => depositIn(await send('POST', `/${id}/check`, {})),
    pay: async (deposit, { amount = deposit.amount, from = name } = {}) => {
      const payment = await pixSimulator.pay(deposit.id, amount, payerNamed(from));
      return payment.end_to_end_id;
    },
  };
}
