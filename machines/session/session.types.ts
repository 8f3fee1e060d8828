import type { GameType } from '#contract/entities/game.ts';
import type { MemberInfo, MemberType } from '#contract/entities/member.ts';
import { AGENT_TYPES, TRIAL_TYPE } from '#contract/entities/member-types.ts';
import type { ErrorCode, Outcome } from '#contract/errors.ts';
import type { PasswordDebt } from '../login/login.types.ts';

/**
 * What a person was doing when a login interrupted it: small, and safe to store (A19, A20). Most
 * flows continue by themselves where they were; `navigate` leads back there, with what their page
 * needs.
 */
export type Intent =
  | {
      readonly kind: 'navigate';
      /** Path of the page, with its query. */
      readonly to: string;
      /** What the page reads from its history entry after the login. */
      readonly state?: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'setFavourite';
      /** To be added to the favourites, or removed: what the pressed heart meant. */
      readonly wanted: boolean;
      readonly gameId: string;
      readonly vendor: string;
      readonly gameType: GameType;
    };

/** The kinds of account that a session may be of. */
export type SessionKind = 'member' | 'trial' | 'agent';

/** A new or restored session; the token itself is in the token store. */
export interface OpenedSession {
  readonly member: MemberInfo;
  /** The number of the token in the store; a later one is higher. */
  readonly generation: number;
}

/** Context of the flow. */
export interface SessionContext {
  readonly member: MemberInfo | null;
  /** Number of the current token; 0 without one. */
  readonly generation: number;
  /** Where to continue after the sign-in. */
  readonly intent: Intent | null;
  /**
   * Whether the session began with a sign-in on this page, and not with a restored one. Null until
   * it is known whether one can be restored.
   */
  readonly beganHere: boolean | null;
  /** Why the last session, or the last attempt to start one, ended. */
  readonly endedBecause: ErrorCode | null;
}

/** Events of a session. */
export type SessionEvent =
  | { type: 'session.opened'; session: OpenedSession } // by login or registration
  | { type: 'session.abandoned' } // its token exists, but its flow was abandoned
  | { type: 'passwordChange.owed'; generation: number; reason: PasswordDebt } // the sign-in requires it first (A15)
  | { type: 'passwordChange.demanded'; generation: number } // the server refuses a call until then (A17)
  | { type: 'passwordChange.settled' } // changed or cancelled: the person signs in again
  | { type: 'signIn.needed'; intent: Intent }
  | { type: 'signIn.declined' } // the login was closed: the intent is dropped
  | { type: 'freePlay.requested' }
  | { type: 'signOut.confirmed' }
  | { type: 'signOut.heard' } // in another tab of the same session (A19)
  | { type: 'token.refused'; generation: number; code: ErrorCode } // a 401 of any call (A19)
  | { type: 'member.refreshed'; member: MemberInfo }
  | { type: 'retry.requested' };

/** Why a session ended: by the person, or because its token became invalid (A19). */
export type EndReason = 'signedOut' | 'expired';

/** Emitted for the root's wiring, the query cache and the router. */
export type SessionEmitted =
  | { type: 'session.started'; member: MemberInfo; intent: Intent | null; beganHere: boolean }
  | { type: 'session.ended'; reason: EndReason; code: ErrorCode | null }
  | { type: 'login.wanted' }
  | { type: 'passwordChange.wanted'; recovered: boolean; reason?: PasswordDebt } // by a mail: without the old one (A17)
  | { type: 'freePlay.failed'; code: ErrorCode };

/** What was found at the start: null if nobody was signed in (A18, A18a). */
export type RestoreOutcome = Outcome<OpenedSession | null>;
export type OpenOutcome = Outcome<OpenedSession>;

/** The kind of a session by the type of its account (A20). */
export function kindOf(type: MemberType): SessionKind {
  if (AGENT_TYPES.includes(type)) return 'agent';
  return type === TRIAL_TYPE ? 'trial' : 'member';
}
