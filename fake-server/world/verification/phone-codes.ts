import type { Refusable } from '../../kernel/action.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { SmsPurpose } from '../../store/verification/verification.ts';
import type { FirebaseProof, FirebaseProofs } from './firebase.ts';
import type { Sms } from './sms.ts';

/** A call's proof that a person holds a mobile number. */
export interface PhoneProof extends FirebaseProof {
  readonly verificationCode?: string | undefined;
}

/** Proofs of mobile numbers, by the site's provider (G4a). */
export interface PhoneCodes {
  /**
   * Checks the proof for this number; it stays valid until used. Call it before the action's
   * transaction: a wrong code must stay counted, and is stored with the refusal.
   *
   * @returns uses the proof up, once and in the transaction of the action
   * @throws Refused verification_code_missing, verification_code_incorrect,
   * verification_code_expired
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
        // Another call may have used it meanwhile.
        sms.check(purpose, mobile, proof.verificationCode);
        sms.spend(purpose, mobile);
      };
    },
  };
}
