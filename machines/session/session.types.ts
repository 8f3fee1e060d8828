import type { GameType } from '#contract/entities/game.ts';
import type { MemberInfo, MemberType } from '#contract/entities/member.ts';
import { AGENT_TYPES, TRIAL_TYPE } from '#contract/entities/member-types.ts';
import type { ErrorCode, Outcome } from '#contract/errors.ts';
import type { PasswordDebt } from '../login/login.types.ts';

/**
 * What a person was doing when login came between: small, and safe to store (A19, A20). Most flows
 * go on by themselves where they were asked; `navigate` leads back there, with what their page needs.
 */
export type Intent =
  | {
      readonly kind: 'navigate';
      /** Path of the page that asked, with its query. */
      readonly to: string;
      /** What the page finds in its history entry when the login led away from it. */
      readonly state?: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'setFavourite';
      /** To be among the favourites, or no longer: what the pressed heart meant. */
      readonly wanted: boolean;
      readonly gameId: string;
      readonly vendor: string;
      readonly gameType: GameType;
    };

/** The kinds of account that a session may be of. */
export type SessionKind = 'member' | 'trial' | 'agent';

/** A session that was begun or found again; the token itself lies in the token store. */
export interface OpenedSession {
  readonly member: MemberInfo;
  /** Which token the store holds; a later one has a greater number. */
  readonly generation: number;
}

/** What the flow knows. */
export interface SessionContext {
  readonly member: MemberInfo | null;
  /** Number of the token in use; 0 without one. */
  readonly generation: number;
  /** What to go on with after the sign-in. */
  readonly intent: Intent | null;
  /**
   * Whether the session began by a sign-in on this page; one that was found again did not. Null until
   * it is known whether there is one to be found.
   */
  readonly beganHere: boolean | null;
  /** Why the last session ended, or the last attempt to begin one. */
  readonly endedBecause: ErrorCode | null;
}

/** What happens to a session. */
export type SessionEvent =
  | { type: 'session.opened'; session: OpenedSession } // by login or registration
  | { type: 'session.abandoned' } // its token is there, but the flow that brought it was left
  | { type: 'passwordChange.owed'; generation: number; reason: PasswordDebt } // the sign-in owes it first (A15)
  | { type: 'passwordChange.demanded'; generation: number } // a call is refused until then (A17)
  | { type: 'passwordChange.settled' } // changed or left: the person signs in again
  | { type: 'signIn.needed'; intent: Intent }
  | { type: 'signIn.declined' } // the login was closed: the intent goes
  | { type: 'freePlay.requested' }
  | { type: 'signOut.confirmed' }
  | { type: 'signOut.heard' } // in another tab of the same session (A19)
  | { type: 'token.refused'; generation: number; code: ErrorCode } // a 401 of any call (A19)
  | { type: 'member.refreshed'; member: MemberInfo }
  | { type: 'retry.requested' };

/** Why a session ended: by the person, or because its token opens nothing any more (A19). */
export type EndReason = 'signedOut' | 'expired';

/** Emitted for the root's wiring, the query cache and the router. */
export type SessionEmitted =
  | { type: 'session.started'; member: MemberInfo; intent: Intent | null; beganHere: boolean }
  | { type: 'session.ended'; reason: EndReason; code: ErrorCode | null }
  | { type: 'login.wanted' }
  | { type: 'passwordChange.wanted'; recovered: boolean; reason?: PasswordDebt } // by a mail: without the old one (A17)
  | { type: 'freePlay.failed'; code: ErrorCode };

/** What was found at the start: null where nobody was signed in (A18, A18a). */
export type RestoreOutcome = Outcome<OpenedSession | null>;
export type OpenOutcome = Outcome<OpenedSession>;

/** The kind of a session by the type of its account (A20). */
export function kindOf(type: MemberType): SessionKind {
  if (AGENT_TYPES.includes(type)) return 'agent';
  return type === TRIAL_TYPE ? 'trial' : 'member';
}
