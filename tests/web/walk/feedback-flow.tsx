import { fireEvent } from '@testing-library/react';
import type { AnyMachineSnapshot } from 'xstate';
import { feedbackEntry } from '#machines/feedback/proof/feedback.entry.ts';
import { Feedback } from '#web/features/feedback/Feedback.tsx';
import words from '#web/i18n/messages/EN/member/feedback.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { found } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, sendEvent, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const send = { role: 'button', name: words.send };
const heading = (name: string) => [{ role: 'heading', name }];
const field = () => [...document.querySelectorAll<HTMLElement>('textarea[name="content"]')];

/** Feedback to the site. */
export function walkedFlow(): WalkedFlow {
  return walked({
    entry: feedbackEntry,
    language: 'EN',
    begins: {
      onItsPage: {
        setting: { address: '/feedback', page: <Feedback memberId="1" /> },
        input: undefined,
      },
    },
    rows: {
      reading: [{ role: 'generic', name: shell.loading }],
      unreachable: heading(words.unreachable.title),
      full: heading(words.full.title),
      writing: [{ ...send, state: 'enabled' }],
      sending: [{ ...send, state: 'busy' }],
      sent: heading(words.sent.title),
    },
    actions: {
      'feedback.submitted': {
        control: () => found(send),
        perform: (button, { actor }) => {
          // Typing takes a refusal away: a person types first, and then presses.
          if (!field().some((area) => (area as HTMLTextAreaElement).value.includes('quicker'))) {
            for (const area of field()) {
              fireEvent.change(area, { target: { value: 'I want a much quicker search' } });
            }
          }
          if ((actor.getSnapshot() as AnyMachineSnapshot).status === 'active')
            fireEvent.click(button);
        },
      },
      'form.edited': typeInto(field),
      'another.requested': press({ role: 'button', name: words.sent.another }),
      'retry.requested': press({ role: 'button', name: shell.retry }),
      'connection.returned': sendEvent,
      'terms.changed': sendEvent,
    },
    facts: refusalFacts(errors, {
      codes: codesOf(feedbackEntry.outcomes.sendFeedback).filter(
        (code) => code === 'feedback_too_short',
      ),
      leaf: 'writing',
      role: 'alert',
    }),
  });
}
