import type { SmsPurpose } from '../../store/verification.ts';
import type { SettingsBook } from '../site/settings.ts';
import type { FirebaseProof, FirebaseProofs } from './firebase.ts';
import type { Sms } from './sms.ts';

/** What a call brings to prove that a person holds a mobile number. */
export interface PhoneProof extends FirebaseProof {
  readonly verificationCode?: string | undefined;
}

/** Proofs of mobile numbers, by whichever provider the site has (G4a). */
export interface PhoneCodes {
  /**
   * Checks the proof for this number; it still counts until it is used up.
   *
   * @returns what uses the proof up, once and in the same turn as what it was for
   * @throws Refused verification_code_missing, verification_code_incorrect, verification_code_expired
   */
  check(purpose: SmsPurpose, mobile: string, proof: PhoneProof): Promise<() => void>;
}

export function createPhoneCodes(
  settings: SettingsBook,
  sms: Sms,
  firebase: FirebaseProofs,
): PhoneCodes {
  return {
    async check(purpose, mobile, proof) {
      if (settings.current.smsProvider === 'firebase') return await firebase.check(mobile, proof);
      const checkCode = () => sms.check(purpose, mobile, proof.verificationCode);
      checkCode();
      return () => {
        // Another call may have used it up meanwhile.
        checkCode();
        sms.spend(purpose, mobile);
      };
    },
  };
}
