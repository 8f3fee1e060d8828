import { createHmac, randomBytes } from 'node:crypto';
import type { LoginResult } from '#contract/entities/member.ts';
import { ONCE_KEPT_HOURS } from '#contract/once.ts';
import type { Clock } from '../ground/clock.ts';
import { Refused } from '../ground/refused.ts';
import { hashOfToken } from '../ground/tokens.ts';
import type { Database } from '../store/database.ts';
import type { FactTable } from '../store/facts.ts';
import type { MemberTable } from '../store/members.ts';
import { type OnceRow, onceTable } from '../store/once.ts';
import type { Sessions } from './people/sessions.ts';
import type { SignIn } from './people/sign-in.ts';
import type { Situation } from './situation.ts';

const KEPT_MILLISECONDS = ONCE_KEPT_HOURS * 60 * 60_000;
const SECRET = 'once-secret';

/** An action that counts once. */
export interface OnceAction {
  /** Who acts: nobody reaches the keys of another account. Undefined before there is an account. */
  readonly memberId: number | undefined;
  readonly key: string;
  /** All that was asked: call, address and the opened body. Any JSON. */
  readonly content: unknown;
}

/** An answer as it travels. */
export interface OnceAnswer {
  readonly status: number;
  readonly body: object;
}

/** The turn of an action that was not answered before: it has to be ended by one of these. */
export interface OnceTurn {
  readonly kind: 'turn';
  /** Keeps the answer, and lets those who wait for it have it too. */
  keep(answer: OnceAnswer): void;
  /** Nothing came of it: the next one who waits takes its turn. */
  release(): void;
}

/** Actions that count once, however often they are sent. */
export interface Once {
  /**
   * The answer that the action had before, or the turn to act now. While the same action is under
   * way it waits for what comes of it.
   *
   * @throws Refused idempotency_conflict, where the key came with other content; bad_request, where
   * the content is nested too deep
   */
  begin(
    action: OnceAction,
    situation: Situation,
  ): Promise<OnceTurn | (OnceAnswer & { kind: 'known' })>;
}

interface OnceParts {
  readonly database: Database;
  readonly facts: FactTable;
  readonly clock: Clock;
  readonly members: MemberTable;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
}

export function createOnce(parts: OnceParts): Once {
  const { database, facts, clock, members, sessions, signIn } = parts;
  const table = onceTable(database);
  const secret = secretOf(facts);
  const underWay = new Map<string, { readonly print: string; readonly ended: Promise<void> }>();

  /** An answer that signed somebody in opens another session: no token is kept to be given again. */
  const givenAgain = (row: OnceRow, situation: Situation): OnceAnswer => {
    const body = JSON.parse(row.body) as { readonly value: object };
    if (row.member_id === null) return { status: row.status, body };
    const member = members.byId(row.member_id);
    if (!member) throw new Error('An answer signed in a member who does not exist.');
    const value = { ...body.value, ...signIn.admit(member, situation) };
    return { status: row.status, body: { ...body, value } };
  };

  const keep = (id: string, print: string, { status, body }: OnceAnswer) => {
    const now = clock.now();
    const signedIn = signedInBy(body);
    const reading = signedIn && sessions.peek(signedIn.token);
    if (reading?.ok === false) throw new Error('An answer holds the token of no session.');
    database.transaction(() => {
      table.dropOlder(now);
      table.put({
        id,
        print,
        status,
        body: JSON.stringify(signedIn ? withoutSession(body, signedIn) : body),
        member_id: reading?.signedIn.member.id ?? null,
        kept_until: now + KEPT_MILLISECONDS,
      });
    });
  };

  return {
    async begin({ memberId, key, content }, situation) {
      const id = hashOfToken(`${memberId ?? 'anonymous'} ${key}`);
      const print = createHmac('sha256', secret).update(textOf(content)).digest('base64url');
      for (let twin = underWay.get(id); twin; twin = underWay.get(id)) {
        requireSame(twin, print);
        await twin.ended;
      }
      const known = table.find(id, clock.now());
      if (known) {
        requireSame(known, print);
        return { kind: 'known', ...givenAgain(known, situation) };
      }
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      underWay.set(id, { print, ended });
      const release = () => {
        underWay.delete(id);
        resolve();
      };
      return {
        kind: 'turn',
        release,
        keep(answer) {
          keep(id, print, answer);
          release();
        },
      };
    },
  };
}

function requireSame(known: { readonly print: string }, print: string): void {
  if (known.print !== print) throw new Refused('idempotency_conflict');
}

/** What is asked may hold passwords: without this key nobody can try out which. */
function secretOf(facts: FactTable): string {
  const known = facts.read(SECRET);
  if (known !== undefined) return known;
  const secret = randomBytes(32).toString('base64url');
  facts.write(SECRET, secret);
  return secret;
}

/** The value of a success that signs somebody in. */
function signedInBy(body: object): LoginResult | undefined {
  if (!('value' in body) || typeof body.value !== 'object' || body.value === null) return undefined;
  // Of all values of the contract, only those that sign in have a token.
  return 'token' in body.value ? (body.value as LoginResult) : undefined;
}

function withoutSession(body: object, signedIn: LoginResult): object {
  const { token: _, expiresAt: __, ...value } = signedIn;
  return { ...body, value };
}

/**
 * The same text for the same content, in any order of its keys.
 *
 * @throws Refused bad_request, where it is nested too deep to be written down
 */
function textOf(content: unknown): string {
  try {
    return JSON.stringify(content, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    );
  } catch (error) {
    if (error instanceof RangeError) throw new Refused('bad_request');
    throw error;
  }
}
