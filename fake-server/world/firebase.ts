import type { FirebaseSettings } from '#contract/entities/verification.ts';
import type { Database } from '../store/database.ts';
import { phoneProofTable } from '../store/phone-proofs.ts';
import { lookUpIdToken } from '../vendors/identity-toolkit/identity-toolkit.client.ts';
import { claimsOf } from '../vendors/identity-toolkit/identity-toolkit.tokens.ts';
import type { Clock } from './clock.ts';
import { Refused } from './refused.ts';
import type { SettingsBook } from './settings.ts';

/** A sign-in at Firebase proves a number for so long. */
const FRESH_FOR = 10 * 60_000;

/** The site's project at Firebase: what its SDK is configured with, and where this server asks. */
export interface FirebaseProject {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** Origin of the emulator as this server reaches it; known once it listens. */
  endpoint: string;
}

/** What a call brings to prove a number. */
export interface FirebaseProof {
  readonly firebaseChannel?: 'sms' | undefined;
  readonly firebaseIdToken?: string | undefined;
}

/** ID tokens of Firebase as proofs of mobile numbers (A11, A13). */
export interface FirebaseProofs {
  /**
   * Checks that Firebase vouches for this number, lately and for the first time.
   *
   * @returns what uses the proof up; it throws where another call was faster
   * @throws Refused verification_code_missing, verification_code_incorrect, verification_code_expired
   */
  check(mobile: string, proof: FirebaseProof): Promise<() => void>;
}

export function createFirebaseProofs(
  database: Database,
  clock: Clock,
  project: FirebaseProject,
): FirebaseProofs {
  const table = phoneProofTable(database);
  const issuer = `https://securetoken.google.com/${project.projectId}`;

  return {
    async check(mobile, { firebaseChannel, firebaseIdToken: idToken = '' }) {
      if (firebaseChannel === undefined || idToken === '') {
        throw new Refused('verification_code_missing');
      }
      const claims = claimsOf(idToken);
      if (claims?.iss !== issuer || claims.aud !== project.projectId) {
        throw new Refused('verification_code_incorrect');
      }
      // The claims are the visitor's word until the vendor has said whose token this is.
      const { endpoint, apiKey } = project;
      const user = await lookUpIdToken({ endpoint, apiKey, idToken });
      const now = clock.now();
      if (now >= claims.auth_time * 1_000 + FRESH_FOR || now >= claims.exp * 1_000) {
        throw new Refused('verification_code_expired');
      }
      if (user?.localId !== claims.sub || user.phoneNumber !== mobile) {
        throw new Refused('verification_code_incorrect');
      }
      // The sign-in counts, not the token: a token can be renewed, and would serve again.
      const proof = `${claims.sub} ${claims.auth_time}`;
      const requireUnspent = () => {
        if (table.isSpent(proof)) throw new Refused('verification_code_expired');
      };
      requireUnspent();
      return () => {
        requireUnspent();
        table.spend(proof, clock.now());
      };
    },
  };
}

/** What browsers are told of the project; null where the server sends the codes itself (G4a). */
export function publishedFirebase(
  { settings, firebase }: { readonly settings: SettingsBook; readonly firebase: FirebaseProject },
  emulatorUrl: string,
): FirebaseSettings | null {
  if (settings.current.smsProvider !== 'firebase') return null;
  const { projectId, apiKey, authDomain } = firebase;
  return { projectId, apiKey, authDomain, emulatorUrl };
}
