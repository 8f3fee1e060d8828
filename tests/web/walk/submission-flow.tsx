import { useActor } from '@xstate/react';
import { useState } from 'react';
import { leafOf } from '#machines/leaf-state.ts';
import { submissionEntry } from '#machines/submission/proof/submission.entry.ts';
import { submissionMachine } from '#machines/submission/submission.machine.ts';
import en from '#web/i18n/messages/EN/submission.json';
import { useServices } from '#web/shared/services/services-context.ts';
import { Unanswered } from '#web/shared/submission/Unanswered.tsx';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { errorsInEnglish as errors } from './error-texts.ts';
import type { Mark } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, sendEvent } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

/** A form that only says where it is: flows show their own until the answer is lost. */
function AnyFlow({ input }: { readonly input: { payload: unknown; key?: string } }) {
  const services = useServices();
  const [machine] = useState(() => submissionMachine.provide({}));
  const [snapshot, , actor] = useActor(machine, { input, ...services.watching });
  const unanswered = useUnanswered(actor);
  return unanswered ? (
    <Unanswered flow={{ unanswered }} canLeave />
  ) : (
    <h1>{leafOf(snapshot.value)}</h1>
  );
}

const own = (name: string): readonly Mark[] => [{ role: 'heading', name }];
const lost: Mark = { role: 'heading', name: en.unanswered.title };
/** The screen says why there is no answer after its meaning. */
const withWhy = Object.fromEntries(
  Object.entries(errors).map(([code, text]) => [code, `${en.unanswered.text} ${text}`]),
);
const again = { role: 'button', name: en.checkAgain } as const;
const { sent, resumed } = submissionEntry.inputs as Record<
  string,
  { payload: unknown; key?: string }
>;

const onPage = (input: { payload: unknown; key?: string } | undefined) => ({
  setting: { address: '/', page: input ? <AnyFlow input={input} /> : null },
  input,
});

/** What counts once, while its answer is lost (W2, A12). */
export function walkedFlow(): WalkedFlow {
  return walked({
    entry: submissionEntry,
    language: 'EN',
    begins: { sent: onPage(sent), resumed: onPage(resumed) },
    rows: {
      keepingKey: own('keepingKey'),
      sending: own('sending'),
      unanswered: [lost, { ...again, state: 'enabled' }],
      sendingAgain: [lost, { ...again, state: 'busy' }],
      settling: 'sendingAgain',
      accepted: own('accepted'),
      refused: own('refused'),
      left: own('left'),
    },
    actions: {
      'retry.requested': press(again),
      'submission.left': press({ role: 'button', name: en.back }),
      'connection.returned': sendEvent,
    },
    facts: refusalFacts(withWhy, {
      codes: [
        ...codesOf(submissionEntry.outcomes.send),
        ...codesOf(submissionEntry.outcomes.settle),
      ],
      leaf: ['unanswered', 'sendingAgain', 'settling'],
      role: 'paragraph',
    }),
  });
}
