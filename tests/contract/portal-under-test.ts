import type { z } from 'zod/v4';
import type { payoutTargetSchema } from '#contract/entities/payout-account.ts';
import type { Effort } from './kit/effort.ts';
import type { KitRequest } from './kit/request.ts';
import type { RunNotes } from './kit/run-notes.ts';
import type { Subject } from './kit/subject.ts';
import type { CodeSource, SentMessage } from './sent-codes.ts';
import type { HookAddresses, SetUpHook } from './set-up-hooks.ts';

/** Name and password of a person. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A person who signs in by a password, or whose session is there already. */
export type Person = Credentials | { readonly username: string; readonly token: string };

/** What of a member no call tells, and some calls need. */
export interface MemberDetails {
  /** The address that the account has. */
  readonly email?: string | undefined;
  /** Their own account at a bank, which can be added as a payout account. */
  readonly payoutAccount?: z.output<typeof payoutTargetSchema> | undefined;
}

/** A back end to try, and what is known about it. */
export interface PortalUnderTest {
  /** Address of its API, such as `https://portal.example/api`. */
  readonly address: string;
  /** A member with a real account; without one, a trial account asks. */
  readonly member?: Person | undefined;
  /** An agent, whose calls are for agents alone (A20). */
  readonly agent?: Person | undefined;
  /** An agent directly below the agent, with people and a contract of their own. */
  readonly agentBelow?: Person | undefined;
  /** Another member, who must not see the first one's data. */
  readonly otherMember?: Person | undefined;
  /** Whether it gives trial accounts. */
  readonly givesTrials: boolean;
  /** Whether it takes the header that puts one request into a scenario (T3). */
  readonly takesScenarios: boolean;
  /** Its set-up hooks, which do what no call of the contract can; left out where it has none. */
  readonly hooks?: HookAddresses | undefined;
  /** Where the codes are read that it sends; the hook `outbox` if left out. */
  readonly codes?: CodeSource | undefined;
  /** Where the text of captcha pictures is read; the hook `captcha` if left out. */
  readonly pictures?: CodeSource | undefined;
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
  /** What of the member no call tells. */
  readonly memberDetails?: MemberDetails | undefined;
  readonly patienceSeconds?: number;
  /** The most requests that the kit sends in a minute; no bound if left out. */
  readonly requestsPerMinute?: number | undefined;
}

/** A portal that can be asked by the names of its calls. */
export interface PortalSubject extends Subject {
  readonly memberDetails: MemberDetails;
  /** Sends to a route by its name, and expects success. */
  readonly succeed: (name: string, request?: KitRequest) => Promise<unknown>;
  /** Signs in, and gives the token; the given one of a person whose session is there already. */
  readonly signIn: (person: Person) => Promise<string>;
  /** A session of somebody, the same one while it is sure to be good. */
  readonly sessionOf: (person: Person) => Promise<string>;
  /** Opens a trial, and gives the token. */
  readonly openTrial: () => Promise<string>;
  readonly member: Person | undefined;
  readonly agent: Person | undefined;
  readonly agentBelow: Person | undefined;
  readonly otherMember: Person | undefined;
  /** The member, where the password is known. */
  readonly credentials: Credentials | undefined;
  /**
   * Calls a set-up hook, and gives what it answers; without a body it reads. Undefined where there
   * are no hooks; @throws NotHere where this one is missing
   */
  readonly setUp: ((hook: SetUpHook, body?: object) => Promise<unknown>) | undefined;
  readonly hasHook: (hook: SetUpHook) => boolean;
  /** The newest message to a receiver. @throws NotHere */
  readonly messageTo: (receiver: string) => Promise<SentMessage | undefined>;
  /** What a captcha picture says. @throws NotHere */
  readonly textOfPicture: (captchaId: string) => Promise<string>;
}
