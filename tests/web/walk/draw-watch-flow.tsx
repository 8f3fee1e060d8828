import type { Draw, Lottery } from '#contract/entities/lottery.ts';
import type { ExampleClock } from '#machines/catalogue/entry.ts';
import { networkFailed } from '#machines/catalogue/examples.ts';
import { drawWatchEntry } from '#machines/draw-watch/proof/draw-watch.entry.ts';
import { DrawPanel } from '#web/features/lottery/draw/DrawPanel.tsx';
import lotteryTexts from '#web/i18n/messages/EN/lottery.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, sendEvent } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = { lottery: lotteryTexts, shell };

const lottery: Lottery = {
  gameCode: 'loto',
  gameName: 'Loto',
  gameType: 'LOTT',
  vassalage: 'loto',
  vendor: 'Loto House',
  prizeMode: 'Lott',
  form: 'digits',
  defaultPlayType: 'pick3',
  minBet: { amount: 100, currency: 'BRL' },
  image: '/lottery.avif',
  isHot: 0,
  status: 'open',
};

const drawOf = (drawNo: string): Draw => ({
  drawNo,
  drawnAt: '2026-01-01T00:00:00.000Z',
  cancelled: false,
  prizes: [{ prize: 'main', numbers: ['7', '0', '7'] }],
});
const first = drawOf('20260101-0001');
const second = drawOf('20260101-0002');

/** A reading so many seconds before bets close: so short that every second is walked. */
const reading = (drawNo: string, seconds: number, latest: Draw | null) =>
  ({
    ok: true,
    value: {
      drawNo,
      closesIn: seconds * 1000,
      drawsIn: (seconds + 1) * 1000,
      resultsIn: (seconds + 2) * 1000,
      latest,
    },
  }) as const;

const outcomes: typeof drawWatchEntry.outcomes = {
  watchPage: [],
  readDraws: [
    reading('20260101-0002', 1, first),
    reading('20260101-0002', -1, first),
    reading('20260101-0003', 1, second),
    networkFailed,
  ],
};

const says = (name: string) => ({ role: 'paragraph', name });

/** The next draw, and the last one (L7). */
export function walkedFlow(): WalkedFlow {
  const { step } = t.lottery;
  const retry = { role: 'button', name: t.shell.retry };
  return walked({
    entry: { ...drawWatchEntry, outcomes },
    language: 'EN',
    begins: {
      onPage: {
        setting: { address: '/lottery/loto', page: <DrawPanel lottery={lottery} /> },
        input: ({ now }: ExampleClock) => ({ gameCode: lottery.gameCode, now }),
      },
    },
    rows: {
      reading: [],
      open: [says(step.open)],
      closing: [says(step.closing)],
      drawing: [says(step.drawing)],
      drawn: [says(step.drawn)],
      unreachable: [{ ...retry, state: 'enabled' }],
    },
    actions: { 'retry.requested': press(retry), 'page.shown': sendEvent },
    facts: [
      {
        name: 'a known draw is read again',
        holds: ({ drawNo }, leaf) => leaf === 'reading' && drawNo !== null,
        mark: says(step.reading),
      },
      ...refusalFacts(errors, {
        codes: codesOf(outcomes.readDraws),
        leaf: 'unreachable',
        role: 'paragraph',
      }),
    ],
  });
}
