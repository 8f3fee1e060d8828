import type { Examination } from './check.ts';
import { amounts, someOf } from './effort.ts';
import type { KitRoute } from './routes.ts';
import { sendRequest } from './send.ts';
import type { Subject } from './subject.ts';

/** An answer without what differs from one call to the next. */
export function settled(subject: Subject, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => settled(subject, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !subject.restlessKeys.includes(key))
      .map(([key, entry]) => [key, settled(subject, entry)]),
  );
}

/** Reads that can be called with nothing but a token, and whose answer is a state. */
function isPlainRead(subject: Subject, route: KitRoute): boolean {
  return (
    route.method === 'GET' &&
    (route.metadata.auth === 'none' || route.metadata.auth === 'member') &&
    route.params === undefined &&
    (route.query === undefined || route.query.safeParse({}).success) &&
    !subject.restlessRoutes.includes(route.name)
  );
}

const domainOf = ({ name }: KitRoute) => name.split('.')[0];

/** The read that shows what calls of many domains do. */
const BALANCE = 'wallet.balance';

/**
 * A client's view of the server's state: some of the balance and the reads of the same domain that only
 * need a token. Only for routes that could change it.
 */
export async function stateOf(examination: Examination): Promise<unknown> {
  const { subject, route } = examination;
  if (route.method === 'GET') return undefined;
  const { comparedReads } = amounts[subject.effort];
  const all = subject.routes.filter((each) => isPlainRead(subject, each));
  const near = all.filter((each) => each.name === BALANCE || domainOf(each) === domainOf(route));
  const reads = someOf(near, comparedReads, subject.turn + route.name.length);
  const authorization = await examination.authorization();
  const answers = reads
    .filter((read) => read.metadata.auth === 'none' || authorization !== undefined)
    .map(async (read) => {
      const header = read.metadata.auth === 'none' ? undefined : authorization;
      const answer = await sendRequest(subject, read, { authorization: header });
      return [read.name, settled(subject, answer.body)] as const;
    });
  return Object.fromEntries(await Promise.all(answers));
}
