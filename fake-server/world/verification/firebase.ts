import type { SocialProvider } from '#contract/entities/social-providers.ts';
import type { FirebaseSettings } from '#contract/entities/verification.ts';
import type { ServerErrorCode } from '#contract/errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import { counts } from '../../kernel/term.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import { phoneProofTable } from '../../store/verification/phone-proofs.ts';
import { claimsOf, federatedClaimsOf } from '../partners/firebase-claims.ts';
import { lookUpIdToken } from '../partners/firebase-client.ts';
import { googleKeys, verifyByKeys } from '../partners/firebase-keys.ts';
import type { TokenVerdict, VerifyIdToken, VouchedUser } from '../ports/id-tokens.ts';
import type { FirebaseProject } from '../ports/identity-accounts.ts';

/** How long a Firebase sign-in proves a number. */
const FRESH_FOR = 10 * 60_000;
/** How long a social sign-in is valid: time enough to register after it. */
export const SOCIAL_PROOF_FRESH_FOR = 30 * 60_000;

/** A call's proof of a number. */
export interface FirebaseProof {
  readonly firebaseChannel?: 'sms' | undefined;
  readonly firebaseIdToken?: string | undefined;
}

/** Firebase ID tokens as proofs of mobile numbers (A11, A13). */
export interface FirebaseProofs {
  /**
   * Checks Firebase's proof of this number: recent and unused.
   *
   * @returns uses the proof up; it throws if another call was faster
   * @throws Refused verification_code_missing, verification_code_incorrect,
   * verification_code_expired, identity_unavailable
   */
  check(mobile: string, proof: FirebaseProof): Promise<() => void>;
  /**
   * Checks Firebase's proof of an account at Google or Facebook: recent and unused (G5).
   *
   * @throws Refused social_sign_in_refused, identity_unavailable
   */
  checkFederated(idToken: string): Promise<VouchedAccount>;
}

/** A proven account elsewhere. */
export interface VouchedAccount {
  readonly provider: SocialProvider;
  readonly subject: string;
  /** Uses the proof up; throws if another call was faster. */
  readonly spend: () => void;
}

const federatedNames = { 'google.com': 'google', 'facebook.com': 'facebook' } as const;

export function createFirebaseProofs(
  database: Database,
  clock: Clock,
  project: FirebaseProject,
  verify: VerifyIdToken = verifierOf(project),
): FirebaseProofs {
  const table = phoneProofTable(database);
  const issuer = `https://securetoken.google.com/${project.projectId}`;

  const isOfProject = <Claims extends { readonly iss: string; readonly aud: string }>(
    claims: Claims | undefined,
  ): claims is Claims => claims?.iss === issuer && claims.aud === project.projectId;

  /** The claims are unverified until it is certain that Firebase made the token. */
  const ownerOf = async (idToken: string) => answered(await verify(idToken));

  const isFresh = (claims: SignInClaims, freshFor: number) => {
    const signedInAt = claims.auth_time * 1_000;
    const from = Math.max(signedInAt, claims.iat * 1_000);
    const until = Math.min(signedInAt + freshFor, claims.exp * 1_000);
    return counts({ kind: 'vouchedSignIn', from, until }, clock.now());
  };

  /** The sign-in is used up, not the token: a token can be renewed, and would be valid again. */
  const spendingOf = ({ sub, auth_time: authTime }: SignInClaims, whenSpent: ServerErrorCode) => {
    const proof = `${sub} ${authTime}`;
    const requireUnspent = () => {
      if (table.isSpent(proof)) throw new Refused(whenSpent);
    };
    requireUnspent();
    return () => {
      requireUnspent();
      table.spend(proof, clock.now());
    };
  };

  return {
    async check(mobile, { firebaseChannel, firebaseIdToken: idToken = '' }) {
      if (firebaseChannel === undefined || idToken === '') {
        throw new Refused('verification_code_missing');
      }
      const claims = claimsOf(idToken);
      if (!isOfProject(claims)) throw new Refused('verification_code_incorrect');
      const user = await ownerOf(idToken);
      if (!isFresh(claims, FRESH_FOR)) throw new Refused('verification_code_expired');
      if (user?.localId !== claims.sub || user.phoneNumber !== mobile) {
        throw new Refused('verification_code_incorrect');
      }
      return spendingOf(claims, 'verification_code_expired');
    },
    async checkFederated(idToken) {
      const claims = federatedClaimsOf(idToken);
      if (!isOfProject(claims)) throw new Refused('social_sign_in_refused');
      const user = await ownerOf(idToken);
      const providerId = claims.firebase.sign_in_provider;
      const [subject = ''] = claims.firebase.identities[providerId] ?? [];
      const isTheirs =
        user?.localId === claims.sub &&
        user.accounts.some((known) => isSameAccount(known, providerId, subject));
      if (!isTheirs || !isFresh(claims, SOCIAL_PROOF_FRESH_FOR)) {
        throw new Refused('social_sign_in_refused');
      }
      const spend = spendingOf(claims, 'social_sign_in_refused');
      return { provider: federatedNames[providerId], subject, spend };
    },
  };
}

interface SignInClaims {
  readonly sub: string;
  readonly auth_time: number;
  readonly iat: number;
  readonly exp: number;
}

/** How a project's tokens are verified: by Firebase's signature, or by an emulator. */
function verifierOf(project: FirebaseProject): VerifyIdToken {
  if (project.emulatorUrl === null) return verifyByKeys(googleKeys());
  return async (idToken) => {
    const { endpoint, apiKey } = project;
    return await lookUpIdToken({ endpoint, apiKey, idToken });
  };
}

/** No answer says nothing about the token: it may be used later. */
function answered(verdict: TokenVerdict): VouchedUser | undefined {
  if (verdict === 'unanswered') throw new Refused('identity_unavailable');
  return verdict === 'unknown' ? undefined : verdict;
}

function isSameAccount(
  known: { readonly providerId: string; readonly rawId: string },
  providerId: string,
  subject: string,
): boolean {
  return known.providerId === providerId && known.rawId === subject;
}

/** The project's configuration for browsers; null if the server sends the codes (G4a). */
export function publishedFirebase(
  {
    settings,
    firebase,
  }: { readonly settings: SettingsInForce; readonly firebase: FirebaseProject },
  vendorsOrigin: string,
): FirebaseSettings | null {
  return settings.current.smsProvider === 'firebase' ? settingsOf(firebase, vendorsOrigin) : null;
}

/** The project as its SDK is configured with it. */
export function settingsOf(project: FirebaseProject, vendorsOrigin: string): FirebaseSettings {
  const { projectId, apiKey, authDomain, emulatorUrl = vendorsOrigin } = project;
  return { projectId, apiKey, authDomain, emulatorUrl };
}
