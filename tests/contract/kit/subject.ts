import type { Answer } from './answer.ts';
import type { Effort } from './effort.ts';
import type { Pace } from './pace.ts';
import type { KitRequest } from './request.ts';
import type { KitRoute } from './routes.ts';
import type { WrongTries } from './wrong-tries.ts';

/** The server under test, and what the kit knows about it. */
export interface Subject {
  /** Address of the API, with its prefix and without a slash at the end. */
  readonly baseUrl: string;
  readonly routes: readonly KitRoute[];
  readonly effort: Effort;
  /** Decides what a run leaves out that does not try everything. */
  readonly turn: number;
  /** Keeps wrong tries within the contract's budgets; undefined for a server without budgets. */
  readonly wrongTries?: WrongTries | undefined;
  /** Reauthenticates the owner of a token; false where nobody knows how. */
  readonly reauthenticate?: ((authorization: string) => Promise<boolean>) | undefined;
  readonly tokens: SubjectTokens;
  /** Whether it is reached without anything in front that goes by the name of the host. */
  readonly takesAnyHost?: boolean;
  /** Whether the current session is of a real account, not of a trial (A20). */
  readonly hasRealAccount: boolean;
  /** Keeps within what the server takes; left out: nothing waits. */
  readonly pace?: Pace;
  /** Seals a body for a sealed route (A22); undefined where the contract has none. */
  readonly sealing?: SubjectSealing | undefined;
  /** A request that must succeed, for checks of a call's effects; if there is none, why. */
  readonly goodRequest?: (route: string) => Promise<KitRequest | string>;
  /** The currency of the person with this token; undefined where nobody is known by it. */
  readonly currencyOf?: (authorization: string) => Promise<string | undefined>;
  /** Called with each request before it is sent. */
  readonly noteSent?: ((request: KitRequest) => void) | undefined;
  /** Called with each answer. */
  readonly noteAnswer?: ((route: KitRoute, answer: Answer) => void) | undefined;
  /** Undefined for a server that cannot be put into situations. */
  readonly situations?: SubjectSituations | undefined;
  /** Calls whose effect cannot be undone at once: a person who makes one cannot make other calls after it. */
  readonly lastingRoutes?: readonly string[];
  /** Reads whose answer differs from one call to the next. */
  readonly restlessRoutes: readonly string[];
  /** Those of them that change with the clock alone. */
  readonly clockRoutes?: readonly string[];
  /** Those of them that must return something new each time. */
  readonly freshRoutes?: readonly string[];
  /** Runs something while the server's clock is stopped; undefined if it cannot be stopped. */
  readonly whileClockStands?: ((run: () => Promise<void>) => Promise<void>) | undefined;
  /** Keys of an answer that differ from one call to the next, such as the server's time. */
  readonly restlessKeys: readonly string[];
}

/** Tokens of each kind. Each is created when a check needs it. */
interface SubjectTokens {
  /** A session; the same one until it is renewed. */
  readonly current: () => Promise<string>;
  /** A new session, current from now on. */
  readonly renewed: () => Promise<string>;
  /**
   * Somebody's of the kit's own, for wrong passwords and codes; another session, or another person.
   * Undefined where nobody can be registered.
   */
  readonly spare?: (which: 'current' | 'renewed' | 'another') => Promise<string | undefined>;
  /**
   * Somebody's of the kit's own for lasting routes, whom nothing else needs. Undefined where nobody
   * can be registered.
   */
  readonly apart?: (which: 'current' | 'renewed' | 'another') => Promise<string | undefined>;
  /** An agent's, for routes that are for agents alone (A20); a new one where it must be. */
  readonly agent?: (isRenewed?: boolean) => Promise<string>;
  /** A trial account's, for routes that need a real one (A20). */
  readonly trial?: () => Promise<string>;
  /** Another member's, who must not reach what is the first one's. */
  readonly other?: () => Promise<string>;
  /** One that its session's end has made worthless. */
  readonly revoked?: () => Promise<string>;
}

/** Headers that put the server into a situation for one request (T3), if supported. */
interface SubjectSituations {
  readonly maintenance: Readonly<Record<string, string>>;
  readonly regionBlocked: Readonly<Record<string, string>>;
  /** Every session has expired. */
  readonly tokenExpired: Readonly<Record<string, string>>;
}

/** Ways to seal a body, right and wrong. */
export interface SubjectSealing {
  readonly seal: (body: unknown) => Promise<unknown>;
  /** Sealed to a key that the server never published. */
  readonly sealToUnknownKey: (body: unknown) => Promise<unknown>;
  /** Sealed to the right key with a nonce that the server never gave. */
  readonly sealWithUnknownNonce: (body: unknown) => Promise<unknown>;
  /**
   * Sealed with a nonce, and sent when its time is over, as long as the clock is ahead; undefined where
   * nothing moves the clock.
   */
  readonly sealThatExpires?: (
    body: unknown,
    send: (sealed: unknown) => Promise<void>,
  ) => Promise<void>;
}
