import {
  changesAnswer,
  changesValue,
  type Fault,
  ignores,
  isCall,
  type PortalFault,
  type Row,
  withQuery,
  withRows,
  withValue,
} from './fault.ts';

const DAY = 24 * 60 * 60_000;

/** A fault of one list, which the check of lists has to find. */
const ofList = (
  name: string,
  call: NonNullable<PortalFault['calls']>[number],
  says: RegExp,
  make: () => Fault,
): PortalFault => ({ name, foundBy: 'lists', calls: [call], says, make });

/** Changes the rows of every page. */
const rowsOf = (path: string, field: string, change: (rows: readonly Row[]) => readonly Row[]) =>
  changesAnswer('GET', path, (given) => withRows(given, field, change));

/** Later pages than the first get other rows, by the last row of the page before. */
const laterRows =
  (
    path: string,
    field: string,
    change: (rows: readonly Row[], last: Row) => readonly Row[],
  ): (() => Fault) =>
  () => {
    let last: Row = {};
    return (passing) =>
      isCall(passing, 'GET', path)
        ? {
            passing,
            change: (given) =>
              withRows(given, field, (rows) => {
                const isLater = Number(passing.query.get('pageNo') ?? 1) > 1;
                const before = last;
                last = rows.at(-1) ?? {};
                return isLater ? change(rows, before) : rows;
              }),
          }
        : passing;
  };

/** What a page after the last one is asked for gets the last one. */
function staysOnLastPage(path: string): Fault {
  let totalPages = 1;
  return (passing) => {
    if (!isCall(passing, 'GET', path)) return passing;
    const pageNo = Math.min(Number(passing.query.get('pageNo') ?? 1), Math.max(1, totalPages));
    return {
      passing: withQuery(passing, { pageNo: String(pageNo) }),
      change: (given) =>
        withValue(given, (value) => {
          ({ totalPages } = value as { totalPages: number });
          return value;
        }),
    };
  };
}

/** A fault that shows after a deposit was made. */
const onceGrown = (fault: Fault) => (): Fault => {
  let hasGrown = false;
  return (passing) => {
    hasGrown ||= isCall(passing, 'POST', '/deposits');
    return hasGrown ? fault(passing) : passing;
  };
};

const grows = 'a list that grows while it is read loses no row, and keeps its order';

/** Faults of lists: their pages, their order, and their filters. */
export const faultsOfLists: readonly PortalFault[] = [
  ofList(
    'ignores the number of a page of games',
    'games.list',
    /pageNo is not heeded/u,
    ignores('/games', 'pageNo'),
  ),
  ofList(
    'ignores the number of a page of messages',
    'messages.list',
    /pageNo is not heeded/u,
    ignores('/messages', 'pageNo'),
  ),
  ofList(
    'ignores the size of a page of games',
    'games.list',
    /pageSize is not heeded/u,
    ignores('/games', 'pageSize'),
  ),
  ofList(
    'ignores the size of a page of the account record',
    'records.transactions',
    /pageSize is not heeded/u,
    ignores('/records/transactions', 'pageSize'),
  ),
  ofList(
    'repeats the last row of a page on the next one',
    'security.events',
    /two small pages are not the beginning/u,
    laterRows('/security/events', 'events', (rows, last) => [last, ...rows.slice(0, -1)]),
  ),
  ofList(
    'loses a row between two pages',
    'records.rounds',
    /two small pages are not the beginning/u,
    laterRows('/records/rounds', 'rounds', (rows) => rows.slice(1)),
  ),
  ofList(
    'counts one page too many',
    'content.announcements',
    /totalPages does not follow/u,
    changesValue('content.announcements', (value) => ({
      ...value,
      totalPages: value.totalPages === 1 ? 1 : value.totalPages + 1,
    })),
  ),
  ofList(
    'gives the last page again after the last one',
    'team.level',
    /a page after the last one is not an empty one/u,
    () => staysOnLastPage('/agent/team'),
  ),
  ofList(
    'leaves the last page empty',
    'content.memberAnnouncements',
    /the last page does not hold the rest/u,
    changesValue('content.memberAnnouncements', (value) =>
      value.totalPages > 1 && value.announcements.length < 3
        ? { ...value, announcements: [] }
        : value,
    ),
  ),
  ofList(
    'counts the rounds of a page for those of the record',
    'records.rounds',
    /the totals are those of a page/u,
    changesValue('records.rounds', (value) => ({
      ...value,
      totals: { ...value.totals, rounds: value.rounds.length },
    })),
  ),
  ofList(
    'lists the oldest messages first',
    'messages.list',
    /not sorted by sentAt, descending/u,
    rowsOf('/messages', 'messages', (rows) => rows.toReversed()),
  ),
  ofList(
    'sorts the account record by amount',
    'records.transactions',
    /not sorted by at, descending/u,
    rowsOf('/records/transactions', 'transactions', (rows) =>
      rows.toSorted((a, b) => Number(b['amount']) - Number(a['amount'])),
    ),
  ),
  ofList(
    'lists the dearest rewards first',
    'points.rewards',
    /not sorted by price, ascending/u,
    changesValue('points.rewards', (value) => value.toReversed()),
  ),
  ofList(
    'tells the days of the profit backwards',
    'records.profit',
    /not sorted by day, ascending/u,
    rowsOf('/records/profit', 'days', (rows) => rows.toReversed()),
  ),
  ofList(
    'lists a line of income twice',
    'income.lines',
    /a row stands in a list twice/u,
    rowsOf('/agent/income/lines', 'lines', (rows) => [...rows.slice(0, 1), ...rows.slice(0, -1)]),
  ),
  ofList(
    'ignores the category of games',
    'games.list',
    /the filter gameType lets others through/u,
    ignores('/games', 'gameType'),
  ),
  ofList(
    'ignores the vendor of games',
    'games.list',
    /the filter vassalage lets others through/u,
    ignores('/games', 'vassalage'),
  ),
  ofList(
    'ignores the kind of a line of the account record',
    'records.transactions',
    /the filter kind lets others through/u,
    ignores('/records/transactions', 'kind'),
  ),
  ofList(
    'finds no promotion of a category',
    'promotions.list',
    /the filter category keeps out what it asks for/u,
    () => (passing) =>
      isCall(passing, 'GET', '/promotions') && passing.query.has('category')
        ? { value: [] }
        : passing,
  ),
  ofList(
    'ignores the category of promotions',
    'promotions.list',
    /the filter category lets others through/u,
    ignores('/promotions', 'category'),
  ),
  ofList(
    'lists rounds from before the range of days',
    'records.rounds',
    /the range of days lets earlier rows through/u,
    () => (passing) => {
      if (!isCall(passing, 'GET', '/records/rounds')) return passing;
      const from = new Date(Date.now() - 60 * DAY).toISOString();
      return withQuery(passing, { from });
    },
  ),
  {
    name: 'skips rows of a list that has grown',
    foundBy: grows,
    says: /a row is lost, or stands elsewhere, in a list that grew/u,
    make: onceGrown((passing) => {
      const pageNo = Number(passing.query.get('pageNo') ?? 1);
      return isCall(passing, 'GET', '/deposits') && pageNo > 1
        ? withQuery(passing, { pageNo: String(pageNo + 1) })
        : passing;
    }),
  },
  {
    name: 'gives the first page of a list that has grown again',
    foundBy: grows,
    says: /more rows are repeated than came in/u,
    make: onceGrown((passing) =>
      isCall(passing, 'GET', '/deposits') ? withQuery(passing, { pageNo: '1' }) : passing,
    ),
  },
  {
    name: 'goes on with a record that has grown from its beginning',
    foundBy: grows,
    says: /a line is lost or repeated in a record that grew/u,
    make: onceGrown((passing) =>
      isCall(passing, 'GET', '/records/transactions/all')
        ? withQuery(passing, { after: undefined })
        : passing,
    ),
  },
];
