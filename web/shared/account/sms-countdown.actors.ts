import { fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import {
  type CodeSent,
  smsCountdownMachine,
} from '#machines/sms-countdown/sms-countdown.machine.ts';
import type { CodePicture, PictureAnswer } from './code-picture.ts';

/** Asks the server for a code to the number of the draft, which it reads at that moment. */
export type RequestCode = (
  signal: AbortSignal,
  picture: PictureAnswer,
) => Promise<Outcome<CodeSent>>;

/** The countdown with the call of its form (A11). */
export function provideSmsCountdown(requestCode: RequestCode, picture: CodePicture) {
  return smsCountdownMachine.provide({
    actors: {
      requestCode: fromPromise<Outcome<CodeSent>, void>(async ({ signal }) => {
        const answer = picture.answer();
        const sent = await requestCode(signal, answer);
        picture.settle(answer, sent);
        return sent;
      }),
    },
  });
}
