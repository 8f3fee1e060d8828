import { ONCE_HEADER } from '#contract/once.ts';
import type { KitRequest } from '../kit/request.ts';
import { lastDays } from './account-record.ts';
import { depositRequest } from './deposits.ts';
import type { Behaviour, Probe } from './probe.ts';

/** Rows of a page, and lines of a piece. */
const SIZE = 2;
/** Pages that are read; rows come in before each but the first. */
const PAGES = 3;

/** Makes charges and cancels them: each is one more deposit, with a line of the account record. */
async function charging(probe: Probe, me: KitRequest) {
  const request = await depositRequest(probe, me);
  return async (): Promise<string> => {
    const headers = { [ONCE_HEADER]: crypto.randomUUID() };
    const { id } = await probe.call('deposits.create', { ...request, headers });
    await probe.call('deposits.cancel', { ...me, params: { id }, body: {} });
    return id;
  };
}

/** Lists of which rows come in while somebody reads them, page by page or piece by piece (W4). */
export const growingListBehaviours: readonly Behaviour[] = [
  {
    name: 'a list in pages that grows meanwhile loses no row, and keeps its order',
    calls: ['deposits.list', 'deposits.create', 'deposits.cancel'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const charge = await charging(probe, me);
      const page = async (pageNo: number, pageSize: number) => {
        const query = { pageNo, pageSize };
        const { deposits } = await probe.call('deposits.list', { ...me, query });
        return deposits.map(({ id }) => id);
      };
      let older = await page(1, 100);
      for (let made = older.length; made < SIZE * PAGES; made += 1) await charge();
      older = await page(1, 100);
      const added: string[] = [];
      const shown = await page(1, SIZE);
      for (let pageNo = 2; pageNo <= PAGES; pageNo += 1) {
        added.unshift(await charge());
        shown.push(...(await page(pageNo, SIZE)));
      }
      const different = [...new Set(shown.filter((id) => older.includes(id)))];
      probe.expectSame(
        'deposits.list',
        different,
        older.slice(0, different.length),
        'a row is lost, or stands elsewhere, in a list that grew',
      );
      // Each new row may move the others by one place: that many stand on two pages.
      const isMoved = different.length >= SIZE * PAGES - added.length;
      probe.expect('deposits.list', isMoved, 'more rows are repeated than came in', shown);
      const newest = (await page(1, 100)).slice(0, added.length);
      probe.expectSame('deposits.list', newest, added, 'what came in is not first');
    },
  },
  {
    name: 'a record in pieces that grows meanwhile has each older line once',
    calls: ['records.allTransactions', 'records.transactions', 'deposits.create'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const charge = await charging(probe, me);
      const days = lastDays();
      for (let made = 0; made < PAGES; made += 1) await charge();
      const { transactions } = await probe.call('records.transactions', {
        ...me,
        query: { ...days, pageSize: 100 },
      });
      const older = transactions.map(({ transactionId }) => transactionId);
      if (older.length <= SIZE) probe.skip('the account record has too few lines');
      const read: string[] = [];
      let after: string | undefined;
      for (let piece = 1; piece <= PAGES; piece += 1) {
        if (piece > 1) await charge();
        const query = { ...days, pieceSize: SIZE, ...(after !== undefined && { after }) };
        const part = await probe.call('records.allTransactions', { ...me, query });
        read.push(...part.transactions.map(({ transactionId }) => transactionId));
        if (part.next === null) break;
        after = part.next;
      }
      probe.expectSame(
        'records.allTransactions',
        read,
        older.slice(0, read.length),
        'a line is lost or repeated in a record that grew',
      );
    },
  },
];
