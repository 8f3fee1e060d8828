import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Outcome, Refusal } from '#contract/errors.ts';
import {
  type CodeSent,
  type SmsCountdownEvent,
  smsCountdownMachine,
} from '#machines/sms-countdown/sms-countdown.machine.ts';
import { whenPageShown } from '#web/shared/flow/watching.ts';
import type { CodePicture, PictureAnswer } from './code-picture.ts';

/** Requests a code from the server, for the draft's current number. */
export type RequestCode = (
  signal: AbortSignal,
  picture: PictureAnswer,
) => Promise<Outcome<CodeSent>>;

interface RefusableSnapshot {
  readonly context: { readonly refusal: Refusal | null };
}

/** The flow whose form the code is for. */
export interface FormActor {
  getSnapshot(): RefusableSnapshot;
  subscribe(listener: (snapshot: RefusableSnapshot) => void): { unsubscribe(): void };
}

/** The countdown with its form's call (A11). */
export function provideSmsCountdown(
  requestCode: RequestCode,
  picture: CodePicture,
  form: FormActor,
) {
  return smsCountdownMachine.provide({
    actors: {
      requestCode: fromPromise<Outcome<CodeSent>, void>(async ({ signal }) => {
        const answer = picture.answer();
        const sent = await requestCode(signal, answer);
        picture.settle(answer, sent);
        return sent;
      }),
      watchFormAndPage: fromCallback<EventObject>(({ sendBack }) => {
        const tell = (event: SmsCountdownEvent) => sendBack(event);
        let { refusal: last } = form.getSnapshot().context;
        const watching = form.subscribe(({ context: { refusal } }) => {
          if (refusal !== null && refusal !== last) tell({ type: 'form.refused', refusal });
          last = refusal;
        });
        const stopWatchingPage = whenPageShown(() => tell({ type: 'page.shown' }));
        return () => {
          watching.unsubscribe();
          stopWatchingPage();
        };
      }),
    },
  });
}
