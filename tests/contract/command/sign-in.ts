import type { Finding } from '../kit/check.ts';
import { exchangeOf } from '../kit/exchange-in-words.ts';
import { failureOf } from '../kit/judge.ts';
import { masked } from '../kit/mask.ts';
import type { KitRequest } from '../kit/request.ts';
import { sendRequest } from '../kit/send.ts';
import { portalSubject, routeNamed } from '../portal-subject.ts';
import type { Person, PortalUnderTest } from '../portal-under-test.ts';
import { WrongArguments } from './wrong-arguments.ts';

const places = ['member', 'otherMember', 'agent'] as const;

/** The people of a run after each has signed in once. */
interface SignedIn {
  /** Without those whom the back end is too broken to sign in. */
  readonly under: PortalUnderTest;
  readonly findings: readonly Finding[];
}

const attempt = (person: Person): readonly [call: string, request: KitRequest] =>
  'token' in person
    ? ['account.member', { authorization: `Bearer ${person.token}` }]
    : ['account.loginV2', { body: { type: 'username', ...person } }];

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
    const [call, request] = attempt(person);
    const answer = await sendRequest(portal, routeNamed(portal.routes, call), request);
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
