import { createHmac, hash } from 'node:crypto';
import { ONCE_KEPT_HOURS } from '#contract/once.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import { openSealedText, sealText } from '../../kernel/sealed-text.ts';
import { counts } from '../../kernel/term.ts';
import { hashOfToken } from '../../kernel/tokens.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { FactTable } from '../../store/facts.ts';
import { type OnceRow, onceTable } from '../../store/idempotency/once.ts';
import type { SignIn } from '../identity/sign-in.ts';
import type { Sessions } from '../sessions/sessions.ts';

const MINUTE = 60_000;
const KEPT_MILLISECONDS = ONCE_KEPT_HOURS * 60 * MINUTE;
const ACTION_ID_DIGITS = 32;
/** Represents the request if nothing had arrived when the key was settled. */
const SETTLED = 'settled';
/** Represents the answer while a started action has none. */
const NONE_YET = new Uint8Array();

/** An action that counts once. */
export interface OnceAction {
  /**
   * The acting account: nobody can use another account's keys. Undefined before there is an
   * account.
   */
  readonly memberId: number | undefined;
  readonly key: string;
  /** The request: call, address and decrypted body. Any JSON. */
  readonly content: unknown;
}

/** An answer on the wire. */
export interface OnceAnswer {
  readonly status: number;
  readonly body: object;
  /** The answer's `Set-Cookie` values. */
  readonly cookies: readonly string[];
}

/** The turn of an unanswered action: it must be ended by one of these. */
export interface OnceTurn {
  readonly kind: 'turn';
  /** Id of the action: 32 hexadecimal digits, the same for every retry. */
  readonly actionId: string;
  /** Whether it was ended. */
  readonly hasEnded: () => boolean;
  /**
   * Runs the writes before a third party is asked, and records in the same transaction that the
   * action has begun. If it throws, both are rolled back.
   */
  begin<Begun>(write: () => Begun): Begun;
  /**
   * Runs the action and stores its answer in one transaction, and passes it to waiting calls. If it
   * throws, or the store fails, both are rolled back and the turn continues.
   */
  commit(act: () => OnceAnswer): void;
  /**
   * Stores the answer of an action without writes, and passes it to waiting calls.
   *
   * @throws whatever the store throws; the turn has ended nevertheless
   */
  keep(answer: OnceAnswer): void;
  /** Ends without a result: the next waiting call takes its turn. */
  release(): void;
}

/** Actions that count once, however often they are sent. */
export interface Once {
  /**
   * The action's stored answer, or the turn to run it. If the same action is running, it waits for
   * the result.
   *
   * @throws Refused idempotency_conflict if the key came with other content; bad_request if the
   * content is nested too deep; answer_expired if the answer signed in and is not repeated
   */
  begin(action: OnceAction): Promise<OnceTurn | (OnceAnswer & { kind: 'known' })>;
  /** The action's stored answer; undefined if none. @throws Refused as above */
  known(action: OnceAction): OnceAnswer | undefined;
  /**
   * Finds the outcome of the action with this key, for somebody who lost its answer; waits for a
   * running one.
   *
   * @returns the body of its answer; null if it had none: then it can no longer count
   * @throws Refused answer_expired if the answer signed in and is not repeated; action_unfinished
   * if it has begun and was never answered
   */
  settle(action: Pick<OnceAction, 'memberId' | 'key'>): Promise<object | null>;
}

interface OnceParts {
  readonly database: Database;
  readonly facts: FactTable;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly sessions: Pick<Sessions, 'peek'>;
  readonly signIn: Pick<SignIn, 'blockerOf'>;
}

export function createOnce(parts: OnceParts): Once {
  const { database, facts, clock, settings, sessions, signIn } = parts;
  const table = onceTable(database);
  // A request may contain passwords: without this key nobody can test guesses against the hash.
  const secret = facts.secret('once-secret');
  const underWay = new Map<string, { readonly print: string; readonly ended: Promise<void> }>();

  /** A token is repeated for minutes only, and only while it is valid. */
  const requireGivable = (token: string, keptAt: number) => {
    const until = keptAt + settings.current.repeatedSignInMinutes * MINUTE;
    const isRecent = counts({ kind: 'repeatedSignIn', from: keptAt, until }, clock.now());
    const reading = sessions.peek(token);
    const isIn = reading.ok && signIn.blockerOf(reading.signedIn.member) === undefined;
    if (!isIn || !isRecent) throw new Refused('answer_expired');
  };

  const givenAgain = (row: OnceRow, key: string): OnceAnswer => {
    const answer = JSON.parse(openSealedText(row.answer, key)) as OnceAnswer;
    const token = tokenIn(answer.body);
    if (token !== undefined) requireGivable(token, row.kept_at);
    return answer;
  };

  const put = (id: string, print: string, key: string, answer: OnceAnswer) => {
    const now = clock.now();
    table.dropBefore(now - KEPT_MILLISECONDS);
    table.put({ id, print, answer: sealText(JSON.stringify(answer), key), kept_at: now });
  };
  const note = (id: string, print: string) =>
    table.put({ id, print, answer: NONE_YET, kept_at: clock.now() });

  const namesOf = ({ memberId, key, content }: OnceAction) => ({
    id: idOf({ memberId, key }),
    print: createHmac('sha256', secret).update(textOf(content)).digest('base64url'),
  });
  const rowOf = (id: string): OnceRow | undefined => {
    const row = table.find(id);
    return row && clock.now() < row.kept_at + KEPT_MILLISECONDS ? row : undefined;
  };
  const find = (id: string, print: string, key: string): OnceAnswer | undefined => {
    const row = rowOf(id);
    if (!row) return undefined;
    requireSame(row, print);
    return hasAnswer(row) ? givenAgain(row, key) : undefined;
  };

  return {
    known(action) {
      const { id, print } = namesOf(action);
      return find(id, print, action.key);
    },
    async settle({ memberId, key }) {
      const id = idOf({ memberId, key });
      for (let twin = underWay.get(id); twin; twin = underWay.get(id)) await twin.ended;
      const row = rowOf(id);
      if (row?.print === SETTLED) return null;
      if (row && !hasAnswer(row)) throw new Refused('action_unfinished');
      if (row) return givenAgain(row, key).body;
      // A later request with this key has other content, and is refused as such.
      database.transaction(() => put(id, SETTLED, key, { status: 200, body: {}, cookies: [] }));
      return null;
    },
    async begin(action) {
      const { key } = action;
      const { id, print } = namesOf(action);
      for (let twin = underWay.get(id); twin; twin = underWay.get(id)) {
        requireSame(twin, print);
        await twin.ended;
      }
      const known = find(id, print, key);
      if (known) return { kind: 'known', ...known };
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const mine = { print, ended };
      underWay.set(id, mine);
      const release = () => {
        if (underWay.get(id) === mine) underWay.delete(id);
        resolve();
      };
      return {
        kind: 'turn',
        actionId: hash('sha256', `action ${id}`, 'hex').slice(0, ACTION_ID_DIGITS),
        hasEnded: () => underWay.get(id) !== mine,
        release,
        begin: (write) =>
          database.transaction(() => {
            note(id, print);
            return write();
          }),
        commit(act) {
          database.unit(() => put(id, print, key, act()));
          release();
        },
        keep(answer) {
          try {
            database.transaction(() => put(id, print, key, answer));
          } finally {
            release();
          }
        },
      };
    },
  };
}

/** Id of this key's action: nobody can use that of another account. */
function idOf({ memberId, key }: Pick<OnceAction, 'memberId' | 'key'>): string {
  return hashOfToken(`${memberId ?? 'anonymous'} ${key}`);
}

function hasAnswer({ answer }: OnceRow): boolean {
  return answer.length > NONE_YET.length;
}

function requireSame(known: { readonly print: string }, print: string): void {
  if (known.print !== print) throw new Refused('idempotency_conflict');
}

/** The token of a successful sign-in: no other value of the contract has one. */
function tokenIn(body: object): string | undefined {
  if (!('value' in body) || typeof body.value !== 'object' || body.value === null) return undefined;
  if (!('token' in body.value)) return undefined;
  const { token } = body.value;
  return typeof token === 'string' ? token : undefined;
}

/**
 * Canonical text of a content, independent of key order.
 *
 * @throws Refused bad_request if it is nested too deep
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
