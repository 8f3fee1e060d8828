import { GoodRequestRefused } from '../good-request-refused.ts';
import type { Answer } from '../kit/answer.ts';
import type { Finding } from '../kit/check.ts';
import { exchangeOf } from '../kit/exchange-in-words.ts';
import { failureOf } from '../kit/judge.ts';
import { masked } from '../kit/mask.ts';
import { NotNow } from '../kit/not-now.ts';
import type { KitRequest } from '../kit/request.ts';
import { routeNamed } from '../kit/routes.ts';
import { sendRequest } from '../kit/send.ts';
import { portalSubject } from '../portal-subject.ts';
import type { Person, PortalSubject, PortalUnderTest } from '../portal-under-test.ts';
import { places } from './arguments.ts';
import { WrongArguments } from './wrong-arguments.ts';

/** The people of a run after each has signed in once. */
interface SignedIn {
  /** Without those whom the back end is too broken to sign in. */
  readonly under: PortalUnderTest;
  readonly findings: readonly Finding[];
}

/** The call that decides whether somebody can sign in, and its answer. */
interface Attempt {
  readonly call: string;
  readonly answer: Answer;
}

async function attempt(portal: PortalSubject, person: Person): Promise<Attempt> {
  const [call, request]: [string, KitRequest] =
    'token' in person
      ? ['account.member', { authorization: `Bearer ${person.token}` }]
      : ['account.loginV2', { body: { type: 'username', ...person } }];
  try {
    return { call, answer: await sendRequest(portal, routeNamed(portal.routes, call), request) };
  } catch (error) {
    // The key to seal a password with was refused.
    if (error instanceof GoodRequestRefused) return { call: error.route, answer: error.answer };
    if (error instanceof NotNow) throw new WrongArguments(`Nobody can sign in: ${error.message}.`);
    throw error;
  }
}

/**
 * Signs everybody in once before the run. A wrong password or token is the config's fault; a back end
 * that breaks is a finding, and the run goes on without that person.
 *
 * @throws WrongArguments in one line
 */
export async function signInEverybody(under: PortalUnderTest): Promise<SignedIn> {
  const portal = portalSubject(under);
  const findings: Finding[] = [];
  let left = under;
  for (const place of places) {
    const person = under[place];
    if (!person) continue;
    const { call, answer } = await attempt(portal, person);
    if (answer.status === 200) continue;
    const failure = failureOf(answer);
    if (failure && answer.status < 500) {
      throw new WrongArguments(
        `people.${place}: ${person.username} cannot sign in: ${failure.code} (${failure.message})`,
      );
    }
    left = { ...left, [place]: undefined };
    findings.push({
      check: 'people sign in',
      route: call,
      problem: `${place} cannot sign in`,
      evidence: masked(`It answered ${answer.status}: ${answer.text}`),
      exchange: exchangeOf(answer),
    });
  }
  return { under: left, findings };
}
