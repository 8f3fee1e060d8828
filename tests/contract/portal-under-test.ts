import type { Effort } from './kit/effort.ts';
import type { KitRequest } from './kit/request.ts';
import type { RunNotes } from './kit/run-notes.ts';
import type { Subject } from './kit/subject.ts';

/** Name and password of a person. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A back end to try, and what is known about it. */
export interface PortalUnderTest {
  /** Address of its API, such as `https://portal.example/api`. */
  readonly address: string;
  /** A member with a real account; without one, a trial account asks. */
  readonly member?: Credentials | undefined;
  /** An agent, whose calls are for agents alone (A20). */
  readonly agent?: Credentials | undefined;
  /** Another member, who must not see the first one's data. */
  readonly otherMember?: Credentials | undefined;
  /** Whether it gives trial accounts. */
  readonly givesTrials: boolean;
  /** Whether it takes the header that puts one request into a scenario (T3). */
  readonly takesScenarios: boolean;
  /**
   * Address of its set-up hooks, which do what no call of the contract can: `POST deposits/pay` with
   * `{ deposit, way }`, `POST deposits/reverse` with `{ deposit }`, `POST withdrawals/step` with
   * `{ withdrawal, step }`, `POST withdrawals/part` with `{ part, step }`, `POST agents/offer` with
   * `{ account }` to offer that agent a dividend where no offer is open, `POST agents/expire` with
   * `{}` to let open offers expire, `POST bonuses/give` with `{ account, amount, times, days, key }`,
   * `POST points/give` with `{ account, points, key }`, `POST points/reward` with `{ reward, price,
   * stock }`, `POST points/decide` with `{ redemption, rejectedFor }`, whose reason is left out to
   * approve, `POST feedback/answer` with `{ feedback, answer: 'thanks' }`, `POST ranks/give` with
   * `{ account, level }`, `POST referral/add-friends` with `{ account }` to give somebody friends,
   * `POST notifications/tell` with `{ account, topic }`,
   * `POST two-step/turn-on` and `two-step/turn-off` with `{ account }`, both of which answer with
   * `apps`, the codes that count now, and `clock`,
   * `POST clock` with `{ move }` in milliseconds or `{ frozen }`, `POST captcha` with `{ captchaId }` for the `text` of
   * the picture, `GET outbox` for `messages`, newest first, with `receiver` and `code`. Those of the
   * fake are its control page's.
   */
  readonly setUp?: string | undefined;
  /** Called with each request before it is sent. */
  readonly noteSent?: (request: KitRequest) => void;
  /** How much is asked; `thorough` if left out. */
  readonly effort?: Effort;
  /** Decides what is left out where not everything is asked. */
  readonly turn?: number;
  /** Its budgets of wrong tries are so large that none is ever spent. */
  readonly hasEndlessBudgets?: boolean;
  /** What shows in a whole run only. */
  readonly notes?: RunNotes;
  /** Nothing in front of it goes by the name of the host. */
  readonly takesAnyHost?: boolean;
  /** Its clock is always stopped. */
  readonly clockStands?: boolean;
  /** Reads whose answer changes by itself between two calls, beside those of the contract. */
  readonly changingReads: readonly string[];
  /** Whether its people are those of the seed. */
  readonly knowsSeed: boolean;
  readonly patienceSeconds?: number;
}

/** A portal that can be asked by the names of its calls. */
export interface PortalSubject extends Subject {
  readonly knowsSeed: boolean;
  /** Sends to a route by its name, and expects success. */
  readonly succeed: (name: string, request?: KitRequest) => Promise<unknown>;
  /** Signs in, and gives the token. */
  readonly signIn: (credentials: Credentials) => Promise<string>;
  /** Opens a trial, and gives the token. */
  readonly openTrial: () => Promise<string>;
  readonly credentials: Credentials | undefined;
  readonly otherCredentials: Credentials | undefined;
  /** Calls a set-up hook, and gives what it answers; without a body it reads. */
  readonly setUp: ((hook: string, body?: object) => Promise<unknown>) | undefined;
}
