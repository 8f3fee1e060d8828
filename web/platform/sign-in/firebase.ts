import { initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signOut,
} from 'firebase/auth';
import type { FirebaseSettings } from '#contract/entities/verification.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { federatedRefusal, firebaseRefusal } from './firebase-refusals.ts';
import type { OpenIdAnswer } from './openid.ts';

/*
 * The one file that uses Firebase's SDK. It is loaded on demand, and only if the site's settings
 * name a project.
 */

/** Timeout of a verification, in milliseconds: it may never answer. */
const APP_VERIFICATION_TIMEOUT_MILLISECONDS = 120_000;

const projects = new Map<string, Auth>();

/** The project of the settings, created once. Its sign-in is forgotten with the page (A18a). */
function projectOf({ emulatorUrl, ...options }: FirebaseSettings): Auth {
  const name = JSON.stringify([options.projectId, emulatorUrl]);
  const known = projects.get(name);
  if (known) return known;
  const auth = initializeAuth(initializeApp(options, name), { persistence: inMemoryPersistence });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  projects.set(name, auth);
  return auth;
}

/** A code sent by Firebase, by Firebase's id. */
export interface SentPhoneCode {
  readonly verificationId: string;
}

/**
 * Has Firebase send a code (A11). First the page proves by reCAPTCHA that it belongs to the site;
 * the SDK skips this for an emulator. A failed or unfinished proof is refused with
 * `phone_captcha_failed`.
 *
 * @param phoneNumber with the dialing code: '+5511987654321'
 */
export async function sendPhoneCode(
  settings: FirebaseSettings,
  phoneNumber: string,
  language: string,
): Promise<Outcome<SentPhoneCode>> {
  const auth = projectOf(settings);
  auth.languageCode = language;
  const place = document.createElement('div');
  document.body.append(place);
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    const failure = await failureOf(verifier);
    if (failure) return failure;
    const verificationId = await new PhoneAuthProvider(auth).verifyPhoneNumber(
      phoneNumber,
      verifier,
    );
    return { ok: true, value: { verificationId } };
  } catch (error) {
    return firebaseRefusal(error);
  } finally {
    verifier.clear();
    place.remove();
  }
}

/**
 * Runs the verification beforehand, because the SDK reports its failure like any other; it is not
 * repeated. Returns the failure, or null.
 */
async function failureOf(verifier: RecaptchaVerifier): Promise<Refusal | null> {
  const failed = { ok: false, code: 'phone_captcha_failed' } as const;
  const { promise: tooLate, resolve } = Promise.withResolvers<Refusal>();
  const timer = setTimeout(() => resolve(failed), APP_VERIFICATION_TIMEOUT_MILLISECONDS);
  const verified = verifier.verify().then(
    () => null,
    (error: unknown) => {
      const refusal = firebaseRefusal(error);
      return refusal.code === 'network_failed' ? refusal : failed;
    },
  );
  return await Promise.race([verified, tooLate]).finally(() => clearTimeout(timer));
}

/**
 * Has Firebase check a code, and returns the ID token that proves the number (A11). A code is valid
 * once. Nobody stays signed in at Firebase.
 */
export async function confirmPhoneCode(
  settings: FirebaseSettings,
  { verificationId }: SentPhoneCode,
  code: string,
): Promise<Outcome<{ readonly idToken: string }>> {
  const auth = projectOf(settings);
  try {
    const credential = PhoneAuthProvider.credential(verificationId, code);
    const { user } = await signInWithCredential(auth, credential);
    const idToken = await user.getIdToken();
    await signOut(auth);
    return { ok: true, value: { idToken } };
  } catch (error) {
    return firebaseRefusal(error);
  }
}

/** The owner of an account at another provider, according to Firebase. */
export interface FederatedUser {
  readonly idToken: string;
  /** As the provider gives it; null if it does not. */
  readonly email: string | null;
}

/**
 * Has Firebase accept a Google or Facebook account, and returns the ID token that proves it (G5).
 * It compares the nonce with the hash in the provider's token. Nobody stays signed in at Firebase.
 *
 * @param providerId 'google.com' or 'facebook.com'
 */
export async function signInFederated(
  settings: FirebaseSettings,
  providerId: string,
  { idToken, rawNonce }: OpenIdAnswer,
): Promise<Outcome<FederatedUser>> {
  const auth = projectOf(settings);
  try {
    const credential = new OAuthProvider(providerId).credential({ idToken, rawNonce });
    const { user } = await signInWithCredential(auth, credential);
    const vouched = await user.getIdToken();
    const { email } = user;
    await signOut(auth);
    return { ok: true, value: { idToken: vouched, email } };
  } catch (error) {
    return federatedRefusal(error, providerId);
  }
}
