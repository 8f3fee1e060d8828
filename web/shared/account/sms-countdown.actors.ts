import { fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import {
  type CodeSent,
  smsCountdownMachine,
} from '#machines/sms-countdown/sms-countdown.machine.ts';

/** Asks the server for a code to the number of the draft, which it reads at that moment. */
export type RequestCode = (signal: AbortSignal) => Promise<Outcome<CodeSent>>;

/** The countdown with the call of its form (A11). */
export function provideSmsCountdown(requestCode: RequestCode) {
  return smsCountdownMachine.provide({
    actors: {
      requestCode: fromPromise<Outcome<CodeSent>, void>(({ signal }) => requestCode(signal)),
    },
  });
}
