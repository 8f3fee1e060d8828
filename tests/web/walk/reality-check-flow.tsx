import type { PlaySession } from '#contract/entities/game.ts';
import type { ExampleClock } from '#machines/catalogue/entry.ts';
import { realityCheckEntry } from '#machines/reality-check/proof/reality-check.entry.ts';
import { queries } from '#web/api/queries.ts';
import RealityCheck from '#web/features/games/RealityCheck.tsx';
import limits from '#web/i18n/messages/EN/member/playLimits.json';
import { createGamePause } from '#web/shared/games/game-pause.ts';
import { errorsInEnglish as errors } from './error-texts.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, sendEvent } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const words = limits.check;
const money = (amount: number) => ({ amount, currency: 'BRL' }) as const;
const session: PlaySession = {
  startedAt: '2026-01-01T12:00:00.000Z',
  staked: money(5_000),
  open: money(0),
  won: money(2_000),
  rounds: 50,
  playedSeconds: 3_900,
  limits: [
    {
      kind: 'loss',
      frame: 'day',
      amount: 10_000,
      used: 3_000,
      left: 7_000,
      until: '2026-01-02T03:00:00.000Z',
      pending: null,
    },
  ],
};

/** The question during play whether to go on (W10). */
export function walkedFlow(): WalkedFlow {
  const title = words.title.replace('{{time}}', '1 hour 5 minutes');
  const goOn = { role: 'button', name: words.goOn };
  return walked({
    entry: realityCheckEntry,
    language: 'EN',
    begins: {
      duringPlay: {
        setting: {
          address: '/game?id=slot-1',
          page: <RealityCheck pause={createGamePause()} onStopped={() => undefined} />,
          prepare: ({ queryClient }) =>
            queryClient.setQueryData(queries.games.playSession().queryKey, session),
        },
        input: ({ now }: ExampleClock) => ({ now }),
      },
    },
    rows: {
      idle: [],
      playing: 'idle',
      confirming: 'idle',
      'due.pausing': 'idle',
      'due.appearing': [{ role: 'alertdialog', name: title }],
      'due.asking': [
        { role: 'alertdialog', name: title },
        { ...goOn, state: 'enabled' },
      ],
      'due.answering': [
        { role: 'alertdialog', name: title },
        { ...goOn, state: 'busy' },
      ],
      stopped: 'idle',
      atLimits: 'idle',
    },
    actions: {
      'check.read': sendEvent,
      'play.continued': press(goOn),
      'play.stopped': press({ role: 'button', name: words.stop }),
      'limits.wanted': press({ role: 'button', name: words.limits }),
    },
    facts: [
      ...refusalFacts(errors, {
        codes: codesOf(realityCheckEntry.outcomes.answerCheck),
        leaf: 'due.asking',
        role: 'alert',
      }),
    ],
  });
}
