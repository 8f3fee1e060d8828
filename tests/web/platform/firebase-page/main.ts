import { confirmPhoneCode, sendPhoneCode } from '#web/platform/sign-in/firebase.ts';

declare global {
  /** What the test calls. */
  var firebase: { readonly send: typeof sendPhoneCode; readonly confirm: typeof confirmPhoneCode };
}

globalThis.firebase = { send: sendPhoneCode, confirm: confirmPhoneCode };
document.body.dataset['ready'] = 'true';
