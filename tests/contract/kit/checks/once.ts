import { isDeepStrictEqual } from 'node:util';
import { puzzleRequests } from '#contract/errors.ts';
import { ONCE_HEADER } from '#contract/once.ts';
import type { Answer } from '../answer.ts';
import type { Check, Examination } from '../check.ts';
import { amounts } from '../effort.ts';
import { failureOf } from '../judge.ts';
import type { KitRequest } from '../request.ts';
import { settled, stateOf } from '../state.ts';

const missingToken = { status: 401, codes: ['token_missing'] };
const maintenance = { status: 503, codes: ['maintenance'] };
const malformed = { status: 400, codes: ['bad_request'] };
const conflict = { status: 409, codes: ['idempotency_conflict'] };
/** A server may open another session for an answer that signs in, rather than keep a token. */
const madeAnew = new Set(['token', 'expiresAt']);

const badKeys = ['', 'short', 'x'.repeat(129), 'with spaces in between it'];

const withKey = (request: KitRequest, key: string): KitRequest => ({
  ...request,
  headers: { ...request.headers, [ONCE_HEADER]: key },
});

/** What a request says, whatever its objects are made of. */
const contentOf = ({ params, query, body }: KitRequest) => JSON.stringify([params, query, body]);

/** What has to be the same in every answer to one action. */
function lastingPart({ subject }: Examination, { status, body }: Answer): unknown {
  const bare = JSON.parse(
    JSON.stringify(settled(subject, body) ?? null, (key, value: unknown) =>
      madeAnew.has(key) ? undefined : value,
    ),
  ) as unknown;
  return [status, bare];
}

function requireSame(
  examination: Examination,
  problem: string,
  [first, ...others]: readonly Answer[],
): void {
  const expected = first && lastingPart(examination, first);
  const parts = others.map((answer) => lastingPart(examination, answer));
  const other = first && parts.find((part) => !isDeepStrictEqual(part, expected));
  if (other !== undefined) examination.report(problem, { first: expected, second: other });
}

/** Sends an action in ways that are refused before anything is done. */
async function sendInVain(examination: Examination, action: KitRequest): Promise<void> {
  const { route, subject } = examination;
  const { situations } = subject;
  const ways: (() => Promise<Answer>)[] = [];
  if (route.metadata.auth !== 'none') {
    const request = { ...action, authorization: undefined };
    ways.push(() => examination.expectRefusal('a missing token', request, missingToken));
  }
  if (situations && !route.metadata.whenClosed) {
    const headers = { ...action.headers, ...situations.maintenance };
    const what = 'a call under maintenance';
    ways.push(() => examination.expectRefusal(what, { ...action, headers }, maintenance));
  }
  for (const way of examination.chosenOf(ways)) await way();
}

async function expectAppliedOnce(examination: Examination, request: KitRequest): Promise<void> {
  const action = withKey(request, crypto.randomUUID());
  await sendInVain(examination, action);
  const { twins: length } = amounts[examination.subject.effort];
  const twins = await Promise.all(Array.from({ length }, () => examination.send(action)));
  const inVain = [...missingToken.codes, ...maintenance.codes];
  const spent = twins.find((answer) => inVain.includes(failureOf(answer)?.code ?? ''));
  if (spent) {
    examination.report('a call that was refused before it acted has spent its key', spent.text);
  }
  requireSame(examination, 'twins at the same time are answered differently', twins);
  const before = await stateOf(examination);
  // The answers were lost: the client knows nothing, and retries.
  const again = await examination.send(action);
  requireSame(examination, 'a lost answer is not given again', [...twins, again]);
  const after = await stateOf(examination);
  if (!isDeepStrictEqual(after, before)) {
    examination.report('the same action is applied again', { before, after });
  }
}

/**
 * An action that counts once needs a key. Retried with it, in parallel or after a lost answer, it
 * gets its first answer and changes nothing; with other content its key conflicts. Where it was
 * refused before it could act, for want of a token or of an open site, its key is still good.
 */
export const countsOnce: Check = {
  name: 'actions that count once',
  rank: 'core',
  appliesTo: (route) => route.metadata.once,
  async run(examination) {
    const { subject, route } = examination;
    const [valid, ...others] = examination.validRequests(12);
    for (const key of examination.chosenOf(badKeys)) {
      await examination.expectRefusal('a bad key', withKey(valid, key), malformed);
    }
    const good = await subject.goodRequest?.(route.name);
    if (typeof good === 'object') await expectAppliedOnce(examination, good);
    await examination.requireRoom();
    if (amounts[subject.effort].repeatsMadeUp) await expectAppliedOnce(examination, valid);

    const other = others.find((request) => contentOf(request) !== contentOf(valid));
    if (!other) {
      examination.report('no other content is known', valid);
      return;
    }
    const key = crypto.randomUUID();
    const first = await examination.send(withKey(valid, key));
    // The same action is repeated with its puzzle solved: a refusal that requires one stores no
    // key.
    if (puzzleRequests.some((code) => code === failureOf(first)?.code)) return;
    await examination.expectRefusal('the key of another action', withKey(other, key), conflict);
  },
};
