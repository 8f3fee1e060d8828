import { ONCE_HEADER } from '#contract/once.ts';
import type { KitRequest } from '../kit/request.ts';
import { lastDays } from './account-record.ts';
import { depositRequest } from './deposits.ts';
import type { Behaviour, Probe } from './probe.ts';

/** Rows of a page, and lines of a piece. */
const SIZE = 2;
/** Pages that are read; rows come in before each but the first. */
const PAGES = 3;
/** The fewest rows that show something. */
const ENOUGH = 2 * SIZE;

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

/** The deposits of a page. */
async function depositsOf(probe: Probe, me: KitRequest, pageNo: number, pageSize: number) {
  const query = { pageNo, pageSize };
  const { deposits } = await probe.call('deposits.list', { ...me, query });
  return deposits.map(({ id }) => id);
}

/** Reads the account record piece by piece. */
function pieces(probe: Probe, me: KitRequest, days: object) {
  let after: string | null | undefined;
  return async (): Promise<readonly string[]> => {
    if (after === null) return [];
    const query = { ...days, pieceSize: SIZE, ...(after !== undefined && { after }) };
    const piece = await probe.call('records.allTransactions', { ...me, query });
    after = piece.next;
    return piece.transactions.map(({ transactionId }) => transactionId);
  };
}

/** Lists of which rows come in while somebody reads them, page by page or piece by piece (W4). */
export const growingListBehaviours: readonly Behaviour[] = [
  {
    name: 'a list that grows while it is read loses no row, and keeps its order',
    calls: ['deposits.list', 'records.allTransactions', 'records.transactions', 'deposits.create'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const charge = await charging(probe, me);
      const known = (await depositsOf(probe, me, 1, ENOUGH)).length;
      for (let made = known; made < ENOUGH; made += 1) await charge();
      const older = await depositsOf(probe, me, 1, 100);
      const days = lastDays();
      const query = { ...days, pageSize: 100 };
      const { transactions } = await probe.call('records.transactions', { ...me, query });
      const nextPiece = pieces(probe, me, days);

      const shown = await depositsOf(probe, me, 1, SIZE);
      const lines = [...(await nextPiece())];
      const added: string[] = [];
      for (let pageNo = 2; pageNo <= PAGES; pageNo += 1) {
        // One by one: each moves the rows of the page that is read next.
        added.unshift(await charge());
        shown.push(...(await depositsOf(probe, me, pageNo, SIZE)));
        lines.push(...(await nextPiece()));
      }

      const different = [...new Set(shown.filter((id) => older.includes(id)))];
      probe.expectSame(
        'deposits.list',
        different,
        older.slice(0, different.length),
        'a row is lost, or stands elsewhere, in a list that grew',
      );
      // Each new row may move the others by one place: that many stand on two pages.
      const fewest = Math.min(older.length, SIZE * PAGES - added.length);
      const isMoved = different.length >= fewest;
      probe.expect('deposits.list', isMoved, 'more rows are repeated than came in', shown);
      const newest = (await depositsOf(probe, me, 1, 100)).slice(0, added.length);
      probe.expectSame('deposits.list', newest, added, 'what came in is not first');
      probe.expectSame(
        'records.allTransactions',
        lines,
        transactions.map(({ transactionId }) => transactionId).slice(0, SIZE * PAGES),
        'a line is lost or repeated in a record that grew',
      );
    },
  },
];
