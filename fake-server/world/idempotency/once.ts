import { createHmac, hash } from 'node:crypto';
import { ONCE_KEPT_HOURS } from '#contract/once.ts';
import type { Clock } from '../../ground/clock.ts';
import { Refused } from '../../ground/refused.ts';
import { openSealedText, sealText } from '../../ground/sealed-text.ts';
import { counts } from '../../ground/term.ts';
import { hashOfToken } from '../../ground/tokens.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { FactTable } from '../../store/facts.ts';
import { type OnceRow, onceTable } from '../../store/once.ts';
import type { SignIn } from '../identity/sign-in.ts';
import type { Sessions } from '../sessions/sessions.ts';

const MINUTE = 60_000;
const KEPT_MILLISECONDS = ONCE_KEPT_HOURS * 60 * MINUTE;
const ACTION_ID_DIGITS = 32;
/** In place of what was asked, where nothing had arrived when the key was settled. */
const SETTLED = 'settled';
/** In place of an answer, while what has begun has none. */
const NONE_YET = new Uint8Array();

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
  /** What the answer has a browser remember, as values of `Set-Cookie`. */
  readonly cookies: readonly string[];
}

/** The turn of an action that was not answered before: it has to be ended by one of these. */
export interface OnceTurn {
  readonly kind: 'turn';
  /** Names the action: 32 hexadecimal digits, the same whenever it is sent again. */
  readonly actionId: string;
  /** Whether it was ended. */
  readonly hasEnded: () => boolean;
  /**
   * Writes what comes before a third party is asked, and notes in the same transaction that the
   * action has begun. Where it throws, nothing of both remains.
   */
  begin<Begun>(write: () => Begun): Begun;
  /**
   * Does the action and keeps its answer, in one transaction, and lets those who wait have it too.
   * Where it throws, or the store fails, nothing of both remains and the turn goes on.
   */
  commit(act: () => OnceAnswer): void;
  /**
   * Keeps the answer of an action that wrote nothing, and lets those who wait have it too.
   *
   * @throws whatever the store throws; the turn has ended nevertheless
   */
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
   * the content is nested too deep; answer_expired, where the answer signed in and is not given again
   */
  begin(action: OnceAction): Promise<OnceTurn | (OnceAnswer & { kind: 'known' })>;
  /** The answer that the action had before; undefined where it had none. @throws Refused as above */
  known(action: OnceAction): OnceAnswer | undefined;
  /**
   * Finds out what became of the action with this key, for somebody who lost its answer; one that is
   * under way is waited for.
   *
   * @returns the body of its answer; null where it had none: then it cannot count any more
   * @throws Refused answer_expired, where the answer signed in and is not given again;
   * action_unfinished, where it has begun and was never answered
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
  // What is asked may hold passwords: without this key nobody can try out which.
  const secret = facts.secret('once-secret');
  const underWay = new Map<string, { readonly print: string; readonly ended: Promise<void> }>();

  /** A token is given again for minutes, and only while it still signs its person in. */
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
      // What comes later under this key was asked for otherwise, and is refused as that.
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

/** Names the action of this key: nobody reaches that of another account. */
function idOf({ memberId, key }: Pick<OnceAction, 'memberId' | 'key'>): string {
  return hashOfToken(`${memberId ?? 'anonymous'} ${key}`);
}

function hasAnswer({ answer }: OnceRow): boolean {
  return answer.length > NONE_YET.length;
}

function requireSame(known: { readonly print: string }, print: string): void {
  if (known.print !== print) throw new Refused('idempotency_conflict');
}

/** The token of a success that signs in: of all values of the contract, only those have one. */
function tokenIn(body: object): string | undefined {
  if (!('value' in body) || typeof body.value !== 'object' || body.value === null) return undefined;
  if (!('token' in body.value)) return undefined;
  const { token } = body.value;
  return typeof token === 'string' ? token : undefined;
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
