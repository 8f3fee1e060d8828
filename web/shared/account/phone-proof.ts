import { languages } from '#contract/entities/language.ts';
import type { FirebaseSettings } from '#contract/entities/verification.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import {
  type CodeSent,
  FIREBASE_EXPIRY_MINUTES,
} from '#machines/sms-countdown/sms-countdown.machine.ts';
import { withinTimeout } from '#web/shared/loading/lazy-part.tsx';
import type { Services } from '#web/shared/services/services.ts';
import { type CodePurpose, notedSentCode, noteSentCode } from './kept-countdown.ts';
import { onePerPage } from './one-per-page.ts';
import { withDialogsAside } from './step-aside.ts';

/** A code that was confirmed, and the token by which Firebase vouches for its number. */
interface Confirmed {
  readonly number: string;
  readonly code: string;
  readonly idToken: string;
}

/**
 * The proof of a mobile number by Firebase, outside of any machine (A11, A13): neither code nor
 * token is in a context, and both go with the page.
 */
export interface PhoneProof {
  /** Has a code sent to a number with its dialing code. */
  requestCode(firebase: FirebaseSettings, number: string): Promise<Outcome<CodeSent>>;
  /** Has the code checked. One that was confirmed is not sent again: at Firebase it serves once. */
  confirm(firebase: FirebaseSettings, number: string, code: string): Promise<Outcome<null>>;
  /** What the call that needs the proof sends of it. */
  fields(): { readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string } | undefined;
  /** Forgets a proof that has served, or that the server did not take. */
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
        // Nobody says when, or whether, there is something to solve.
        shown();
        return send();
      };
      // Only Firebase itself may show something to solve; an emulator never does.
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

/** The proof of a registration's number: one for the page. */
export const registrationProof = onePerPage((services: Pick<Services, 'language'>) =>
  createPhoneProof(services, 'registration'),
);

/** The proof of a recovery's number: one for the page. */
export const recoveryProof = onePerPage((services: Pick<Services, 'language'>) =>
  createPhoneProof(services, 'recovery'),
);

/** The proof of a sign-in's number: one for the page. */
export const loginProof = onePerPage((services: Pick<Services, 'language'>) =>
  createPhoneProof(services, 'login'),
);
