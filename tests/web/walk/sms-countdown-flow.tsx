import { useState } from 'react';
import type { ExampleClock } from '#machines/catalogue/entry.ts';
import { smsCountdownEntry } from '#machines/sms-countdown/proof/sms-countdown.entry.ts';
import { codeExpired, codeRefused } from '#machines/sms-countdown/proof/sms-countdown.examples.ts';
import {
  FAILURES_BEFORE_HELP,
  type SmsCountdownContext,
} from '#machines/sms-countdown/sms-countdown.machine.ts';
import account from '#web/i18n/messages/PT/account.json';
import { SmsCodeField } from '#web/shared/verification/SmsCodeField.tsx';
import type { FormActor } from '#web/shared/verification/sms-countdown.actors.ts';
import { useSmsCode } from '#web/shared/verification/use-sms-code.ts';
import { errorsInPortuguese as errors } from './error-texts.ts';
import { press, pressAnyTime, sendEvent } from './user-actions.ts';
import { type ShownFact, type WalkedFlow, walked } from './walked-flow.ts';

const t = { account };

const OTHER_WAY = 'the other way';
const ANOTHER_NUMBER = 'another number';
const SERVER_WORDS = 'The message could not be sent.';

/** So short that every second of a countdown is walked. */
const outcomes: typeof smsCountdownEntry.outcomes = {
  ...smsCountdownEntry.outcomes,
  requestCode: [
    { ok: true, value: { expiredMinutes: 3 / 60 } },
    { ok: false, code: 'sms_failed', message: SERVER_WORDS },
    { ok: false, code: 'sms_throttled', retryAfterSeconds: 2 },
    { ok: false, code: 'validation_failed', fields: [{ field: 'mobileNum', rule: 'mobile' }] },
  ],
};

/** A draft whose number is another one at every change. */
function draftOfNumber() {
  let last = 0;
  let tell: (() => void) | undefined;
  return {
    values: () => ({ countryCode: 'BR', mobileNum: String(11_912_345_000 + last) }),
    onTyped: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
    change: () => {
      last += 1;
      tell?.();
    },
  };
}

/** The flow of a form that is never sent. */
const form: FormActor = {
  getSnapshot: () => ({ context: { refusal: null } }),
  subscribe: () => ({ unsubscribe: () => undefined }),
};

/** A form with nothing but the code. */
function Form() {
  const [draft] = useState(draftOfNumber);
  const code = useSmsCode({
    purpose: 'login',
    request: () => Promise.reject(new Error('nobody is asked')),
    form,
    draft,
  });
  const input = {
    name: 'code',
    ref: () => undefined,
    onBlur: () => Promise.resolve(),
    onChange: () => Promise.resolve(),
  };
  return (
    <>
      <SmsCodeField
        code={code}
        input={input}
        error={undefined}
        otherWay={{ label: OTHER_WAY, onChoose: () => undefined }}
      />
      <button type="button" onClick={draft.change}>
        {ANOTHER_NUMBER}
      </button>
    </>
  );
}

const knownIn = (context: object) => context as SmsCountdownContext;

function isRefused(code: string): ShownFact['holds'] {
  return (context) => knownIn(context).refusal?.code === code;
}

/** The code by SMS, with the button that requests it and its countdown (A11). */
export function walkedFlow(): WalkedFlow {
  const words = t.account;
  const request = { role: 'button', name: words.requestCode };
  const counting = [1, 2, 3].map((seconds) => ({
    seconds,
    button: { role: 'button', name: words.codeAgainIn.replace('{{time}}', `00:0${seconds}`) },
  }));
  return walked({
    entry: {
      ...smsCountdownEntry,
      outcomes,
      // That tries are blocked for hours is seen at a whole form, by Firebase's answer.
      events: { ...smsCountdownEntry.events, 'form.refused': [codeRefused, codeExpired] },
    },
    language: 'PT',
    begins: {
      onForm: {
        setting: { address: '/form', page: <Form /> },
        input: ({ now }: ExampleClock) => ({ now }),
      },
    },
    rows: {
      ready: [{ ...request, state: 'enabled' }],
      requesting: [{ ...request, state: 'busy' }],
      // The button is there and rests.
      throttled: [],
      // What it says of the time is a fact.
      counting: 'throttled',
    },
    actions: {
      'code.requested': press(request, ...counting.map(({ button }) => button)),
      'number.changed': pressAnyTime({ role: 'button', name: ANOTHER_NUMBER }),
      // From the watcher of form and page.
      'form.refused': sendEvent,
      'page.shown': sendEvent,
    },
    facts: [
      ...counting.map(({ seconds, button }) => ({
        name: `the next code in ${seconds} s`,
        holds: (context: object, leaf: string) =>
          leaf === 'counting' && knownIn(context).remainingSeconds === seconds,
        mark: button,
      })),
      {
        name: 'help after failures',
        holds: (context) => knownIn(context).failures >= FAILURES_BEFORE_HELP,
        mark: { role: 'button', name: OTHER_WAY },
      },
      {
        name: 'the words of the server',
        holds: isRefused('sms_failed'),
        mark: { role: 'alert', name: SERVER_WORDS },
      },
      {
        name: 'how long to wait',
        holds: isRefused('sms_throttled'),
        mark: {
          role: 'alert',
          name: `${errors['sms_throttled']} ${words.waitSeconds_other.replace('{{count}}', '2')}`,
        },
      },
      {
        name: 'why it broke down',
        holds: isRefused('unknown_error'),
        mark: { role: 'alert', name: errors['unknown_error'] ?? '' },
      },
    ],
  });
}
