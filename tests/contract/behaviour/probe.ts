import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod/v4';
import type { Contract } from '#contract/index.ts';
import type { CallName } from '../good-requests/index.ts';
import type { Answer } from '../kit/answer.ts';
import type { Finding } from '../kit/check.ts';
import { evidenceOf } from '../kit/evidence.ts';
import { exchangeOf } from '../kit/exchange-in-words.ts';
import { failureOf, judge, judgeShape, refusalOf } from '../kit/judge.ts';
import type { Examined } from '../kit/kit.ts';
import { NotNow, requireNow, requireRoomFor } from '../kit/not-now.ts';
import type { KitRequest } from '../kit/request.ts';
import { routeNamed } from '../kit/routes.ts';
import { sendRequest } from '../kit/send.ts';
import { unknown } from '../kit/unknown.ts';
import { NotHere } from '../not-here.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import type { SetUpHook } from '../set-up-hooks.ts';

/** Who has to be known for a behaviour to be tried. */
type Needed = 'nobody' | 'member' | 'real account' | 'other member' | 'trials';

/** A behaviour of a back end over several calls, in terms of the contract only. */
export interface Behaviour {
  /** A sentence that is true of a right back end. */
  readonly name: string;
  readonly calls: readonly CallName[];
  readonly needs: Needed;
  /** It leaves something behind at the back end, or may when it fails half-way. */
  readonly changes: boolean;
  readonly run: (probe: Probe) => Promise<void>;
}

type RouteOf<Name extends CallName> = Name extends `${infer Domain}.${infer Call}`
  ? Domain extends keyof Contract
    ? Call extends keyof Contract[Domain]
      ? Contract[Domain][Call]
      : never
    : never
  : never;

/** The value that a call answers with. */
export type ValueOf<Name extends CallName> =
  RouteOf<Name> extends { responses: { 200: infer Success extends z.ZodType } }
    ? z.output<Success> extends { value: infer Value }
      ? Value
      : never
    : never;

/** The fault is known: further checks would add nothing. */
class Broken extends Error {}

/** Nothing more can be asked: what it would need is not here. */
export class Skipped extends Error {}

/** Checks one behaviour: makes calls, and records deviations. */
export class Probe {
  readonly portal: PortalSubject;
  readonly findings: Finding[] = [];
  private readonly behaviour: string;
  private last: Answer | undefined;

  constructor(portal: PortalSubject, behaviour: string) {
    this.portal = portal;
    this.behaviour = behaviour;
  }

  /** Sends to a call by its name. */
  async send(name: CallName, request: KitRequest = {}): Promise<Answer> {
    const route = routeNamed(this.portal.routes, name);
    const answer = await sendRequest(this.portal, route, request);
    this.last = answer;
    for (const problem of judge(route, answer)) this.note(name, problem, answer.text);
    return answer;
  }

  /** Sends what has to succeed, and gives its value. */
  async call<Name extends CallName>(name: Name, request: KitRequest = {}): Promise<ValueOf<Name>> {
    const answer = await this.send(name, request);
    requireNow(routeNamed(this.portal.routes, name), answer);
    if (answer.status !== 200) {
      // An answer of no declared shape is the cause, and noted by now.
      const shape = judgeShape(routeNamed(this.portal.routes, name), answer);
      if (shape.length > 0) throw new Broken(shape[0]);
      this.fail(name, refusalOf(answer), answer.text);
    }
    // The contract's own schema has judged it just now.
    return (answer.body as { value: ValueOf<Name> }).value;
  }

  /** Expects a refusal with one of these codes. */
  async expectRefused(
    name: CallName,
    what: string,
    request: KitRequest,
    codes: readonly string[],
  ): Promise<void> {
    const answer = await this.send(name, request);
    const code = failureOf(answer)?.code ?? '';
    requireRoomFor(answer);
    if (!codes.includes(code)) this.fail(name, `${what} is not refused`, answer.text);
  }

  /** Puts something back, even after a fault: whatever comes of it is no further fault. */
  async tidy(name: CallName, request: KitRequest): Promise<void> {
    await sendRequest(this.portal, routeNamed(this.portal.routes, name), request);
  }

  /** Notes a problem unless this holds. */
  expect(name: CallName, holds: boolean, problem: string, evidence: unknown): void {
    if (!holds) this.fail(name, problem, evidence);
  }

  /** Notes a problem unless both are the same. */
  expectSame(name: CallName, actual: unknown, expected: unknown, problem: string): void {
    this.expect(name, isDeepStrictEqual(actual, expected), problem, { actual, expected });
  }

  /** The person who asks: the known member, or a trial. */
  async me(): Promise<KitRequest> {
    return { authorization: `Bearer ${await this.portal.tokens.current()}` };
  }

  /** The other member that is known. */
  async other(): Promise<KitRequest> {
    const { otherMember } = this.portal;
    if (!otherMember) throw new Skipped(unknown.otherMember);
    return { authorization: `Bearer ${await this.portal.sessionOf(otherMember)}` };
  }

  /** A new session of the person who asks. */
  async newSession(): Promise<KitRequest> {
    const { credentials, member, openTrial, signIn } = this.portal;
    if (member && !credentials) this.skip('the member has a given session only, and no password');
    const token = await (credentials ? signIn(credentials) : openTrial());
    return { authorization: `Bearer ${token}` };
  }

  /** Triggers something without a contract call, such as a payment. */
  async setUp(hook: SetUpHook, body: object): Promise<void> {
    if (!this.portal.setUp) this.skip('no set-up hooks are known (setUp)');
    await this.portal.setUp(hook, body);
  }

  /** Ends the behaviour: what it needs is not here. */
  skip(reason: string): never {
    throw new Skipped(reason);
  }

  private fail(name: CallName, problem: string, evidence: unknown): never {
    this.note(name, problem, evidence);
    throw new Broken(problem);
  }

  private note(name: CallName, problem: string, evidence: unknown): void {
    this.findings.push({
      check: this.behaviour,
      route: name,
      problem,
      evidence: evidenceOf(evidence),
      exchange: this.last && exchangeOf(this.last),
    });
  }
}

function missingFor(portal: PortalSubject, needs: Needed): string | undefined {
  const { member, otherMember, tokens } = portal;
  switch (needs) {
    case 'nobody':
      return undefined;
    case 'member':
      return member || tokens.trial ? undefined : unknown.member;
    case 'real account':
      return member ? undefined : unknown.member;
    case 'other member':
      return member && otherMember ? undefined : unknown.otherMember;
    case 'trials':
    default:
      return tokens.trial ? undefined : unknown.trial;
  }
}

/** Tries one behaviour. */
export async function observe(portal: PortalSubject, behaviour: Behaviour): Promise<Examined> {
  const skipped = missingFor(portal, behaviour.needs);
  if (skipped !== undefined) return { findings: [], skipped };
  const probe = new Probe(portal, behaviour.name);
  try {
    await behaviour.run(probe);
  } catch (error) {
    const isSkipped = [Skipped, NotHere, NotNow].some((kind) => error instanceof kind);
    if (isSkipped && error instanceof Error) {
      return { findings: probe.findings, skipped: error.message };
    }
    if (!(error instanceof Broken)) throw error;
  }
  return { findings: probe.findings, skipped: undefined };
}
