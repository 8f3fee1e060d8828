import type { Answer } from '../answer.ts';
import type { Check, Examination } from '../check.ts';
import { isAsked } from '../effort.ts';
import { judgeShape, refusalOf } from '../judge.ts';
import { requireNow } from '../not-now.ts';
import type { KitRequest } from '../request.ts';
import type { KitRoute } from '../routes.ts';

/** A name that no server under test has. */
const FOREIGN_NAME = 'elsewhere.invalid';

/** How a caller claims to have reached the server by that name. */
const claims = { 'x-forwarded-host': FOREIGN_NAME, forwarded: `host=${FOREIGN_NAME}` };

/** Below these paths, what a path names is there for everybody. */
const forEverybody = /^\/(?:promotions|announcements)\//u;
const unknown = { status: 404, codes: ['not_found'] };

/** Whether the path names something of the caller's own. */
function namesOwn({ path, params, metadata: { auth, codes } }: KitRoute): boolean {
  return (
    params !== undefined &&
    (auth === 'member' || auth === 'trueMember') &&
    codes.includes('not_found') &&
    !forEverybody.test(path)
  );
}

/** What is somebody's is not there for another member, who names it all the same. */
async function expectHiddenFromOthers(examination: Examination, request: KitRequest) {
  const { subject, route } = examination;
  const { other } = subject.tokens;
  const place = subject.routes.indexOf(route);
  // As many as of the behaviours: it is one between two people.
  if (!other || !namesOwn(route) || !isAsked(subject.effort, 'behaviour', place, subject.turn)) {
    return;
  }
  const otherAuthorization = `Bearer ${await other()}`;
  // The request may be the other member's.
  const isTheirs = request.authorization === otherAuthorization;
  const authorization = isTheirs ? `Bearer ${await subject.tokens.current()}` : otherAuthorization;
  await examination.expectRefusal(
    "another member's request",
    { ...request, authorization },
    unknown,
  );
}

const currenciesIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]: [string, unknown]) =>
        key === 'currency' && typeof entry === 'string' ? [entry] : currenciesIn(entry),
      )
    : [];

/** Amounts of a person are in the currency of that person. */
async function expectOwnCurrency(examination: Examination, { body, text, sent }: Answer) {
  const { subject, route } = examination;
  const { authorization } = sent.headers;
  const shown = new Set(currenciesIn(body));
  if (authorization === undefined || route.metadata.auth === 'none' || shown.size === 0) return;
  const own = await subject.currencyOf?.(authorization);
  const foreign = [...shown].find((currency) => currency !== own);
  if (own === undefined || foreign === undefined) return;
  examination.report(`an amount is in ${foreign}, and the member has ${own}`, text);
}

/**
 * A request that must succeed does, with a declared answer, in the person's own currency. No address
 * in the answer follows the host name that the caller claims. The same request of another member
 * finds nothing.
 */
export const goodRequestsSucceed: Check = {
  name: 'a good request',
  rank: 'first',
  appliesTo: () => true,
  missing: ({ goodRequest }) => (goodRequest ? undefined : 'no good requests are known'),
  async run(examination) {
    const { subject, route } = examination;
    const request = (await subject.goodRequest?.(route.name)) ?? 'none is known';
    if (typeof request === 'string') {
      examination.skip(request);
      return;
    }
    await expectHiddenFromOthers(examination, request);
    // A situation is given to those who use a known name.
    const host = subject.takesAnyHost && !request.headers ? { host: FOREIGN_NAME } : {};
    const answer = await examination.send({
      ...request,
      headers: { ...claims, ...host, ...request.headers },
    });
    // An answer of no declared shape is the cause, and told by now.
    requireNow(route, answer);
    if (answer.status !== 200 && judgeShape(route, answer).length === 0) {
      examination.report(refusalOf(answer), { request, answer: answer.text });
    }
    if (answer.text.includes(FOREIGN_NAME)) {
      examination.report('an address follows a header of the request', answer.text);
    }
    await expectOwnCurrency(examination, answer);
  },
};
