import type { Refusable } from '../../ground/action.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { SmsPurpose } from '../../store/verification.ts';
import type { FirebaseProof, FirebaseProofs } from './firebase.ts';
import type { Sms } from './sms.ts';

/** What a call brings to prove that a person holds a mobile number. */
export interface PhoneProof extends FirebaseProof {
  readonly verificationCode?: string | undefined;
}

/** Proofs of mobile numbers, by whichever provider the site has (G4a). */
export interface PhoneCodes {
  /**
   * Checks the proof for this number; it still counts until it is used up. Call it before the
   * transaction of the action: a wrong code has to stay counted, and is kept with the refusal.
   *
   * @returns what uses the proof up, once and in the same turn as what it was for
   * @throws Refused verification_code_missing, verification_code_incorrect, verification_code_expired
   */
  check(
    purpose: SmsPurpose,
    mobile: string,
    proof: PhoneProof,
    action?: Refusable,
  ): Promise<() => void>;
}

export function createPhoneCodes(
  settings: SettingsInForce,
  sms: Sms,
  firebase: FirebaseProofs,
): PhoneCodes {
  return {
    async check(purpose, mobile, proof, action) {
      if (settings.current.smsProvider === 'firebase') return await firebase.check(mobile, proof);
      sms.check(purpose, mobile, proof.verificationCode, action);
      return () => {
        // Another call may have used it up meanwhile.
        sms.check(purpose, mobile, proof.verificationCode);
        sms.spend(purpose, mobile);
      };
    },
  };
}
