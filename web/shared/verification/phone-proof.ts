import { languages } from '#contract/entities/language.ts';
import type { FirebaseSettings } from '#contract/entities/verification.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import {
  type CodeSent,
  FIREBASE_EXPIRY_MINUTES,
} from '#machines/sms-countdown/sms-countdown.machine.ts';
import { withinTimeout } from '#web/shared/loading/lazy-part.tsx';
import { onePerPage } from '#web/shared/services/one-per-page.ts';
import type { Services } from '#web/shared/services/services.ts';
import { type CodePurpose, notedSentCode, noteSentCode } from './kept-countdown.ts';
import { withDialogsAside } from './step-aside.ts';

/** A confirmed code, and Firebase's token for its number. */
interface Confirmed {
  readonly number: string;
  readonly code: string;
  readonly idToken: string;
}

/**
 * Firebase's proof of a mobile number, outside any machine (A11, A13): neither code nor token is in
 * a context, and both are gone with the page.
 */
export interface PhoneProof {
  /** Has a code sent to a number with its dialing code. */
  requestCode(firebase: FirebaseSettings, number: string): Promise<Outcome<CodeSent>>;
  /** Has the code checked. A confirmed one is not sent again: Firebase accepts it once. */
  confirm(firebase: FirebaseSettings, number: string, code: string): Promise<Outcome<null>>;
  /** The proof for the call that needs it. */
  fields(): { readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string } | undefined;
  /** Deletes a proof that was used or refused. */
  settle(refusal: Refusal | null): void;
}

async function loadFirebase() {
  try {
    return await withinTimeout(import('#web/platform/sign-in/firebase.ts'));
  } catch {
    return null;
  }
}

const partFailed = { ok: false, code: 'part_failed' } as const;

function createPhoneProof(
  { language }: Pick<Services, 'language'>,
  purpose: CodePurpose,
): PhoneProof {
  let confirmed: Confirmed | null = null;

  return {
    async requestCode(firebase, number) {
      const sdk = await loadFirebase();
      if (sdk === null) return partFailed;
      const send = () => sdk.sendPhoneCode(firebase, number, languages[language()].tag);
      const alone = (shown: () => void) => {
        // Firebase does not report whether or when there is something to solve.
        shown();
        return send();
      };
      // Only Firebase itself may show a challenge; an emulator never does.
      const sent = await (firebase.emulatorUrl === null ? withDialogsAside(alone) : send());
      if (!sent.ok) return sent;
      confirmed = null;
      noteSentCode(purpose, { number, ...sent.value });
      return { ok: true, value: { expiredMinutes: FIREBASE_EXPIRY_MINUTES } };
    },
    async confirm(firebase, number, code) {
      if (confirmed?.number === number && confirmed.code === code) return { ok: true, value: null };
      const sent = notedSentCode(purpose);
      if (sent?.number !== number) return { ok: false, code: 'phone_code_not_requested' };
      const sdk = await loadFirebase();
      if (sdk === null) return partFailed;
      const outcome = await sdk.confirmPhoneCode(firebase, sent, code);
      if (!outcome.ok) return outcome;
      confirmed = { number, code, idToken: outcome.value.idToken };
      return { ok: true, value: null };
    },
    fields: () =>
      confirmed
        ? { firebaseChannel: 'sms' as const, firebaseIdToken: confirmed.idToken }
        : undefined,
    settle(refusal) {
      if (refusal === null || refusal.code.startsWith('verification_code_')) confirmed = null;
    },
  };
}

/** The proof for registrations: one per page. */
export const registrationProof = onePerPage((services: Pick<Services, 'language'>) =>
  createPhoneProof(services, 'registration'),
);

/** The proof for recoveries: one per page. */
export const recoveryProof = onePerPage((services: Pick<Services, 'language'>) =>
  createPhoneProof(services, 'recovery'),
);

/** The proof for sign-ins: one per page. */
export const loginProof = onePerPage((services: Pick<Services, 'language'>) =>
  createPhoneProof(services, 'login'),
);
