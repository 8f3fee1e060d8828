import type { Transaction } from '#contract/entities/transaction.ts';
import type { KitRequest } from '../kit/request.ts';
import { depositRequest } from './deposits.ts';
import { type Behaviour, type Probe, Skipped } from './probe.ts';

const DAY = 24 * 60 * 60_000;

/** The last month; the server's clock may be ahead of this machine's. */
export const lastDays = () => ({
  from: new Date(Date.now() - 30 * DAY).toISOString(),
  before: new Date(Date.now() + DAY).toISOString(),
});

/** The newest lines of the person, at most a page of them. */
async function newestLines(probe: Probe, me: KitRequest): Promise<readonly Transaction[]> {
  const query = { ...lastDays(), pageSize: 100 };
  return (await probe.call('records.transactions', { ...me, query })).transactions;
}

/** The account record, which says how the balance became what it is (W4). */
export const accountRecordBehaviours: readonly Behaviour[] = [
  {
    name: 'each line of the account record goes on from the balance of the line before',
    calls: ['records.transactions', 'wallet.balance'],
    needs: 'real account',
    changes: false,
    async run(probe) {
      const me = await probe.me();
      const lines = await newestLines(probe, me);
      const [newest] = lines;
      if (!newest) throw new Skipped('the account record is empty');
      const { sumBalance } = await probe.call('wallet.balance', me);
      probe.expectSame(
        'records.transactions',
        newest.balanceAfter,
        sumBalance,
        'the newest line ends with another balance than the person has',
      );
      const broken = lines.slice(1).find((older, index) => {
        const line = lines[index];
        return line && line.balanceAfter - line.amount !== older.balanceAfter;
      });
      probe.expectSame(
        'records.transactions',
        broken,
        undefined,
        'money came or went between two lines',
      );
    },
  },
  {
    name: 'a line of the account record by itself is the one of the list',
    calls: ['records.transaction', 'records.transactions'],
    needs: 'real account',
    changes: false,
    async run(probe) {
      const me = await probe.me();
      const [newest] = await newestLines(probe, me);
      if (!newest) throw new Skipped('the account record is empty');
      const params = { transactionId: newest.transactionId };
      const { transaction } = await probe.call('records.transaction', { ...me, params });
      probe.expectSame('records.transaction', transaction, newest, 'it is another');
    },
  },
  {
    name: 'a charge is listed and recorded, and so is its end',
    calls: ['deposits.create', 'deposits.list', 'deposits.cancel', 'records.transactions'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const made = await probe.call('deposits.create', await depositRequest(probe, me));
      const one = { ...me, params: { id: made.id } };
      const cancelled = await probe.call('deposits.cancel', { ...one, body: {} });
      const { deposits } = await probe.call('deposits.list', { ...me, query: { pageSize: 100 } });
      const listed = deposits.filter(({ id }) => id === made.id);
      probe.expectSame('deposits.list', listed, [cancelled], 'it is not listed once, as it ended');
      const lines = await newestLines(probe, me);
      const own = lines.filter(
        ({ belongsTo }) => belongsTo?.subject === 'deposit' && belongsTo.id === made.id,
      );
      probe.expect('records.transactions', own.length > 0, 'no line of the record names it', lines);
      const moved = own.reduce((sum, { amount }) => sum + amount, 0);
      probe.expectSame('records.transactions', moved, 0, 'a cancelled charge moved money');
    },
  },
];
