import { fireEvent } from '@testing-library/react';
import type { PlayPauseState } from '#contract/entities/play-pause.ts';
import { type PauseLength, pauseKinds } from '#contract/entities/play-pause-types.ts';
import { playPauseEntry, somePauses } from '#machines/play-pause/proof/play-pause.entry.ts';
import { queries } from '#web/api/queries.ts';
import PlayPausePage from '#web/features/play-pause/PlayPausePage.tsx';
import playPause from '#web/i18n/messages/EN/member/playPause.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { found } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, sendEvent } from './user-actions.ts';
import { type UserAction, type WalkedFlow, walked } from './walked-flow.ts';

const t = playPause;
const button = (name: string) => ({ role: 'button', name });
const submit = button(t.form.submit);
const askBack = button(t.status.return);
const stay = button(t.status.stay);
const ready = { ...submit, state: 'enabled' } as const;
const heading = (name: string) => ({ role: 'heading', name });

function begin(current: PlayPauseState): WalkedFlow['begins'][string] {
  return {
    setting: {
      address: '/member/playPause',
      page: <PlayPausePage />,
      prepare: ({ queryClient }) => {
        for (const key of ['balance', 'playPauses']) {
          queryClient.setQueryDefaults([key], { enabled: false });
        }
        queryClient.setQueryData(queries.playPauses.state().queryKey, current);
      },
    },
    input: { current },
  };
}

/** Ticks a length and goes on: only possible where the length is offered. */
const choose = (length: PauseLength): UserAction => {
  const radio = () => [...document.querySelectorAll<HTMLElement>(`input[value="${length}"]`)];
  return {
    control: () => (radio().length === 0 ? [] : found(submit)),
    perform: (control) => {
      for (const input of radio()) fireEvent.click(input);
      fireEvent.click(control);
    },
  };
};

/** A break or self-exclusion (W10). */
export function walkedFlow(): WalkedFlow {
  const { open, onBreak, over, returning } = somePauses;
  return walked({
    entry: playPauseEntry,
    language: 'EN',
    begins: {
      open: begin(open),
      onBreak: begin(onBreak),
      over: begin(over),
      returning: begin(returning),
    },
    rows: {
      open: [ready],
      paused: 'open',
      confirming: [{ role: 'paragraph', name: t.question.effect }],
      starting: [{ ...submit, state: 'busy' }],
      over: [ready, { ...askBack, state: 'enabled' }],
      requesting: [{ ...askBack, state: 'busy' }],
      returning: [ready, { ...stay, state: 'enabled' }],
      dropping: [{ ...stay, state: 'busy' }],
    },
    actions: {
      'length.chosen': (event) => choose(event.length),
      'choice.confirmed': press(
        button(t.question.confirm.break),
        button(t.question.confirm.selfExclusion),
      ),
      'question.left': press(button(shell.cancel)),
      'return.requested': press(askBack),
      'return.dropped': press(stay),
      'state.read': sendEvent,
    },
    facts: [
      ...pauseKinds.map((kind) => ({
        name: `the screen says that it is a ${kind}`,
        // Nothing behind the question is in reach.
        holds: ({ current }: Readonly<Record<string, unknown>>, leaf: string) =>
          leaf !== 'confirming' && (current as PlayPauseState).pause?.kind === kind,
        mark: heading(t.status[kind]),
      })),
      ...refusalFacts(errors, {
        codes: codesOf([
          ...playPauseEntry.outcomes.choosePause,
          ...playPauseEntry.outcomes.askReturn,
          ...playPauseEntry.outcomes.dropReturn,
        ]),
        leaf: ['open', 'paused', 'over', 'returning'],
        role: 'alert',
      }),
    ],
  });
}
