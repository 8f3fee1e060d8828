import type { Answer } from './answer.ts';
import { validValues } from './arbitrary.ts';
import { amounts, type Rank, someOf } from './effort.ts';
import { evidenceOf } from './evidence.ts';
import { type Exchange, exchangeOf } from './exchange-in-words.ts';
import { failureOf, judge, judgeShape } from './judge.ts';
import { NotNow, requireRoomFor } from './not-now.ts';
import type { KitRequest } from './request.ts';
import type { KitRoute } from './routes.ts';
import { sendRequest } from './send.ts';
import type { Subject } from './subject.ts';
import { unknown } from './unknown.ts';

/** Something that a server does otherwise than its contract says. */
export interface Finding {
  readonly check: string;
  readonly route: string;
  readonly problem: string;
  /** What shows it, shortened. */
  readonly evidence: string;
  /** The request that showed it, and its answer; undefined where it was none alone. */
  readonly exchange?: Exchange | undefined;
}

/** One kind of examination, made of one route. */
export interface Check {
  readonly name: string;
  readonly rank: Rank;
  readonly appliesTo: (route: KitRoute) => boolean;
  /** Why it cannot be made here, such as an unknown person; undefined if it can. */
  readonly missing?: (subject: Subject, route: KitRoute) => string | undefined;
  /** It sends nothing in the name of somebody who may call: no person needs to be known. */
  readonly asksAsStranger?: true;
  readonly run: (examination: Examination) => Promise<void>;
}

/** What an answer has to be, beyond being as declared. */
export interface Expectation {
  readonly status: number;
  readonly codes: readonly string[];
}

/** One check of one route: sends requests, judges every answer, and records findings. */
export class Examination {
  readonly findings: Finding[] = [];
  readonly subject: Subject;
  readonly route: KitRoute;
  /** Why it could not be asked, as it turned out. */
  skipped: string | undefined;
  private readonly check: string;
  private token: string | undefined;
  private last: Answer | undefined;

  constructor(subject: Subject, route: KitRoute, check: string) {
    this.subject = subject;
    this.route = route;
    this.check = check;
  }

  /** Notes a finding. */
  report(problem: string, evidence: unknown): void {
    const { check, route } = this;
    const exchange = this.last && exchangeOf(this.last);
    this.findings.push({
      check,
      route: route.name,
      problem,
      evidence: evidenceOf(evidence),
      exchange,
    });
  }

  /** Notes that nothing could be asked. */
  skip(reason: string): void {
    this.skipped = reason;
  }

  /** The header of a person who may call this route; undefined for a public route. */
  async authorization(): Promise<string | undefined> {
    if (this.route.metadata.auth === 'none') return undefined;
    this.token ??= await this.tokenOfCaller('current');
    return `Bearer ${this.token}`;
  }

  /** Signs the person in again; nobody is signed in for a public route. */
  async renewToken(): Promise<void> {
    if (this.route.metadata.auth === 'none') return;
    this.token = await this.tokenOfCaller('renewed');
  }

  private async tokenOfCaller(which: 'current' | 'renewed'): Promise<string> {
    const { tokens, lastingRoutes = [] } = this.subject;
    const { auth, budgets } = this.route.metadata;
    if (lastingRoutes.includes(this.route.name)) {
      const apart = await tokens.apart?.(which);
      if (apart === undefined) throw new NotNow(unknown.apart);
      return apart;
    }
    if (auth === 'agent' && tokens.agent) return tokens.agent(which === 'renewed');
    // A wrong try counts for somebody whom nobody else uses.
    const spare = budgets.length > 0 ? await tokens.spare?.(which) : undefined;
    return spare ?? tokens[which]();
  }

  /** Those of a list of wrong things that this run tries. */
  chosenOf<Item>(items: readonly Item[]): readonly Item[] {
    const { effort, turn } = this.subject;
    return someOf(items, amounts[effort].malformed, turn + this.route.name.length);
  }

  /**
   * Before requests that may hold a wrong password, code or puzzle.
   *
   * @throws NotNow where they would lock the person who asks
   */
  async requireRoom(): Promise<void> {
    const { wrongTries, tokens } = this.subject;
    if (wrongTries?.hasRoom(this.route) !== false) return;
    const another = this.route.metadata.auth === 'none' ? undefined : tokens.spare?.('another');
    if ((await another) !== undefined) {
      wrongTries.forgetPerson();
      this.token = await another;
      if (wrongTries.hasRoom(this.route)) return;
    }
    throw new NotNow('more wrong tries would lock the person who asks');
  }

  /** Requests that the contract accepts. */
  validRequests(count: number): readonly [KitRequest, ...KitRequest[]] {
    const { params, query, body } = this.route;
    const parts = Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [[part, validValues(schema, count)] as const] : [],
    );
    const variants = Math.max(1, ...parts.map(([, values]) => values.length));
    const requestAt = (index: number): KitRequest =>
      Object.fromEntries(parts.map(([part, values]) => [part, values[index % values.length]]));
    return [
      requestAt(0),
      ...Array.from({ length: variants - 1 }, (_, index) => requestAt(index + 1)),
    ];
  }

  /** The request with the token of a person who may call, unless it has another header. */
  private async signed(request: KitRequest): Promise<KitRequest> {
    if ('authorization' in request) return request;
    return { authorization: await this.authorization(), ...request };
  }

  /** Where a body names the caller's own token, as a launch does, that is the token it names. */
  private async signedThroughout(request: KitRequest): Promise<KitRequest> {
    const signed = await this.signed(request);
    const { body } = request;
    const namesToken = typeof body === 'object' && body !== null && 'token' in body;
    return namesToken && this.token !== undefined
      ? { ...signed, body: { ...body, token: this.token } }
      : signed;
  }

  private async ask(request: KitRequest): Promise<Answer> {
    this.last = await sendRequest(this.subject, this.route, request);
    return this.last;
  }

  /**
   * Sends, and judges the answer. A token that an earlier request has ended, such as a sign-out, is
   * replaced once.
   */
  async send(request: KitRequest): Promise<Answer> {
    const { route } = this;
    let answer = await this.ask(await this.signedThroughout(request));
    if (answer.status === 401 && this.token !== undefined) {
      await this.renewToken();
      answer = await this.ask(await this.signedThroughout(request));
      if (answer.status === 401) this.report('a good token is refused', answer.text);
    }
    requireRoomFor(answer);
    for (const problem of judge(route, answer)) {
      this.report(problem, { request, status: answer.status, answer: answer.text });
    }
    return answer;
  }

  /** Sends what has to be refused in a certain way. */
  async expectRefusal(
    what: string,
    request: KitRequest,
    { status, codes }: Expectation,
  ): Promise<Answer> {
    const answer = await this.ask(await this.signed(request));
    requireRoomFor(answer);
    const failure = failureOf(answer);
    const isRefused = answer.status === status && codes.includes(failure?.code ?? '');
    // An answer of no declared shape is the cause, whatever it was to refuse.
    if (!isRefused && judgeShape(this.route, answer).length === 0) {
      this.report(`${what} is not refused with ${status} ${codes.join(' or ')}`, {
        status: answer.status,
        answer: answer.text,
        request,
      });
    }
    for (const problem of judge(this.route, answer)) {
      this.report(problem, { what, status: answer.status, answer: answer.text });
    }
    return answer;
  }
}
