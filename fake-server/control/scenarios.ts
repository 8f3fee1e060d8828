import { allScenes } from '../scenes/index.ts';
import type { Situation } from '../situation/situation.ts';
import { workingPix, workingVendorWallets } from '../situation/vendor-behaviour.ts';

/** A named situation that the world can be put into (T3). */
export interface Scenario {
  readonly title: string;
  readonly effects: Partial<Situation>;
}

/** The scenarios that disturb a rule: the rule reads what they change. */
const disturbances = {
  normal: { title: 'Nothing special', effects: {} },
  maintenance: { title: 'The site is under maintenance', effects: { maintenance: true } },
  'region-block': { title: 'The visitor’s region is blocked', effects: { regionBlocked: true } },
  'sms-failing': { title: 'No SMS can be sent', effects: { smsFailing: true } },
  'mail-failing': { title: 'No email can be sent', effects: { mailFailing: true } },
  'captcha-after-failure': {
    title: 'After a failed sign-in, a captcha is required',
    effects: { captchaAfterFailures: 1 },
  },
  'captcha-always': {
    title: 'Every sign-in and registration requires a captcha',
    effects: { captchaAfterFailures: 0, captchaAtRegistration: true },
  },
  'password-expired': { title: 'Every password has expired', effects: { passwordExpired: true } },
  'affiliate-invalid': {
    title: 'Every invitation code is invalid',
    effects: { affiliateInvalid: true },
  },
  'slow-network': { title: 'Every call takes 3 s longer', effects: { delayMilliseconds: 3_000 } },
  'streams-held-back': {
    title: 'A proxy holds back live updates, so pages request them',
    effects: { holdsBackStreams: true },
  },
  'vendor-down': { title: 'The game providers do not answer', effects: { vendorDown: true } },
  'game-maintenance': {
    title: 'Every game is under maintenance',
    effects: { gameUnderMaintenance: true },
  },
  'image-cdns': { title: 'Pictures come from two CDNs', effects: { imageCDNs: 'working' } },
  'image-cdn-failing': {
    title: 'One of two CDNs for pictures fails',
    effects: { imageCDNs: 'first-failing' },
  },
  'token-expired': { title: 'Every session has expired', effects: { tokenExpired: true } },
  'geetest-blocked': {
    title: 'The GeeTest script is blocked',
    effects: { geetest: 'script-blocked' },
  },
  'geetest-error': { title: 'GeeTest fails to load', effects: { geetest: 'load-error' } },
  'geetest-slow': { title: 'GeeTest answers slowly', effects: { geetest: 'slow' } },
  'firebase-number-invalid': {
    title: 'Firebase rejects every number',
    effects: { firebaseSending: 'INVALID_PHONE_NUMBER' },
  },
  'firebase-number-missing': {
    title: 'Firebase says the number is missing',
    effects: { firebaseSending: 'MISSING_PHONE_NUMBER' },
  },
  'firebase-too-many': {
    title: 'Firebase has sent too many codes',
    effects: {
      firebaseSending: 'TOO_MANY_ATTEMPTS_TRY_LATER',
      firebaseConfirming: 'TOO_MANY_ATTEMPTS_TRY_LATER',
    },
  },
  'firebase-quota': {
    title: 'Firebase’s SMS quota is used up',
    effects: { firebaseSending: 'QUOTA_EXCEEDED' },
  },
  'firebase-not-allowed': {
    title: 'Firebase has phone sign-in turned off',
    effects: { firebaseSending: 'OPERATION_NOT_ALLOWED' },
  },
  'firebase-captcha': {
    title: 'Firebase’s app verification fails',
    effects: { firebaseSending: 'CAPTCHA_CHECK_FAILED' },
  },
  'firebase-code-wrong': {
    title: 'Firebase rejects every code as wrong',
    effects: { firebaseConfirming: 'INVALID_CODE' },
  },
  'firebase-code-missing': {
    title: 'Firebase says the code is missing',
    effects: { firebaseConfirming: 'MISSING_CODE' },
  },
  'firebase-code-expired': {
    title: 'Firebase rejects every code as expired',
    effects: { firebaseConfirming: 'SESSION_EXPIRED' },
  },
  'social-refused': {
    title: 'Google, Facebook and Telegram refuse everyone',
    effects: { socialProvider: { refuses: true, latencyMilliseconds: 0 } },
  },
  'social-slow': {
    title: 'The Google, Facebook and Telegram windows take 5 s',
    effects: { socialProvider: { refuses: false, latencyMilliseconds: 5_000 } },
  },
  'postcodes-down': {
    title: 'The postcode directory does not answer',
    effects: { postcodesDown: true },
  },
  'pix-down': {
    title: 'The payment provider does not answer',
    effects: { pix: { ...workingPix, isDown: true } },
  },
  'pix-charges-refused': {
    title: 'The payment provider refuses every charge',
    effects: { pix: { ...workingPix, refusesCharges: true } },
  },
  'pix-answers-lost': {
    title: 'The payment provider acts, but its answers are lost',
    effects: { pix: { ...workingPix, losesAnswers: true } },
  },
  'pix-notified-twice': {
    title: 'The payment provider reports each payment twice',
    effects: { pix: { ...workingPix, webhooks: 'twice' } },
  },
  'pix-never-notified': {
    title: 'The payment provider reports no payments, so the site has to check',
    effects: { pix: { ...workingPix, webhooks: 'never' } },
  },
  'pix-notified-first': {
    title: 'Maria pays each charge before the provider confirms it exists',
    effects: { pix: { ...workingPix, webhooks: 'first' } },
  },
  'pix-returns-refused': {
    title: 'Money returned to a payer does not arrive',
    effects: { pix: { ...workingPix, refusesReturns: true } },
  },
  'wallets-down': {
    title: 'Wallet providers do not answer transfers',
    effects: { vendorWallets: { ...workingVendorWallets, isDown: true } },
  },
  'wallets-answers-lost': {
    title: 'Wallet providers move the money, but their answer is lost',
    effects: { vendorWallets: { ...workingVendorWallets, losesAnswers: true } },
  },
  'wallets-slow': {
    title: 'Wallet providers move the money right away and answer 8 s later',
    effects: { vendorWallets: { ...workingVendorWallets, latencyMilliseconds: 8_000 } },
  },
  'wallets-refused': {
    title: 'Wallet providers refuse transfers',
    effects: { vendorWallets: { ...workingVendorWallets, refuses: true } },
  },
  'passkeys-unknown': {
    title: 'No passkey works, because each was removed',
    effects: { passkeysUnknown: true },
  },
} satisfies Record<string, Scenario>;

/** Every scenario by name: for the page, the header, the start option and links. */
export const scenarios = {
  ...disturbances,
  ...Object.fromEntries(
    allScenes
      .flatMap((each) => Object.entries<string>(each.scenarios))
      .map(([name, title]) => [name, { title, effects: {} }]),
  ),
};
