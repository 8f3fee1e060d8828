import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { assert, describe, expect, test } from 'vitest';
import {
  RECORDING_FORMAT,
  type Recording,
  writeRecording,
} from '#machines/recordings/recording.ts';
import { REDACTED } from '#machines/recordings/redacted.ts';
import { EPOCH } from '#machines/simulation/moments.ts';
import type { LoggedStep } from '#web/flows/live/live-log.ts';
import { makeRecording } from '#web/flows/record/make-recording.ts';
import { isMarked, openFlows, step, stepped } from './open-flows.tsx';

const accepted = { ok: true, value: REDACTED };
const bonusRead = {
  ...step('confirming', 'xstate.done.actor.readBonus'),
  event: { type: 'xstate.done.actor.readBonus', output: accepted },
};

const recording: Recording = {
  format: RECORDING_FORMAT,
  flow: 'bonusEnding',
  machine: 'of an older version',
  start: { value: 'reading', status: 'active', context: { refusal: null } },
  steps: [
    {
      at: 1_500,
      event: { type: 'xstate.error.actor.readBonus' },
      value: 'unreachable',
      status: 'active',
      context: { refusal: { code: 'unknown_error' } },
    },
    { at: 4_000, event: { type: 'retry.requested' }, value: 'reading', status: 'active' },
  ],
};

const fileOf = (text: string) => new File([text], 'recording.json', { type: 'application/json' });

function choose(text: string): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  assert(input);
  fireEvent.change(input, { target: { files: [fileOf(text)] } });
}

const replaying = async () => within(await screen.findByRole('region', { name: 'Replay' }));

describe('recording a flow (T7)', () => {
  test('keeps what happens until it is stopped, and then replays it on the chart', async () => {
    const { portalSends } = await openFlows('/bonusEnding');
    portalSends(stepped(step('reading', 'watching.began')));
    await waitFor(() => expect(isMarked('reading')).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Record' }));
    portalSends(stepped(bonusRead, step('ending', 'ending.confirmed')));
    const panel = within(screen.getByRole('region', { name: 'Recording' }));
    await panel.findByText('2 steps');
    fireEvent.click(panel.getByRole('button', { name: 'Stop' }));

    const replay = await replaying();
    expect(isMarked('reading')).toBe(true);
    await replay.findByText('The recording fits this flow.');
    fireEvent.click(replay.getByRole('button', { name: 'Step forward' }));
    expect(isMarked('confirming')).toBe(true);
    fireEvent.click(replay.getByRole('button', { name: /ending confirmed → ending/ }));
    expect(isMarked('ending')).toBe(true);
    fireEvent.click(replay.getByRole('button', { name: 'Step back' }));
    expect(isMarked('confirming')).toBe(true);
    fireEvent.click(replay.getByRole('button', { name: 'Close the recording' }));
    expect(await screen.findByRole('region', { name: 'Live' })).toBeTruthy();
  });

  test('says so when nothing happened', async () => {
    await openFlows('/bonusEnding');
    fireEvent.click(screen.getByRole('button', { name: 'Record' }));
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByText(/Nothing happened in this flow/)).toBeTruthy();
  });
});

describe('a recording from a file (T7)', () => {
  test('opens its flow, from the page of all flows', async () => {
    await openFlows('/');
    choose(writeRecording(recording));
    const replay = await replaying();
    const steps = within(replay.getByRole('list', { name: 'Recorded steps' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1.5 secs read bonus ✗ → unreachablechanged: refusal',
      '4.0 secs retry requested → reading',
    ]);
    expect(replay.getByText(/It was made with another version/)).toBeTruthy();
    await replay.findByText(/The recording fits this flow/);
  });

  test('is opened by being dropped on the page', async () => {
    await openFlows('/pointsRedemption');
    fireEvent.drop(screen.getByRole('heading', { level: 1 }), {
      dataTransfer: { files: [fileOf(writeRecording(recording))] },
    });
    await replaying();
    expect(isMarked('reading')).toBe(true);
  });

  test('that no longer fits shows the step and the reason', async () => {
    await openFlows('/bonusEnding');
    const [first, second] = recording.steps;
    assert(first && second);
    choose(writeRecording({ ...recording, steps: [first, { ...second, value: 'ended' }] }));
    const replay = await replaying();
    expect(
      await replay.findByText(
        /no longer fits at step 2 \(retry requested\): the flow goes on to “reading”, not to “ended”/,
      ),
    ).toBeTruthy();
  });

  test.each([
    ['{', 'This recording is damaged and can’t be read.'],
    ['{"name":"x"}', 'This file is not a recording of a flow.'],
    [`{"format":${RECORDING_FORMAT + 1}}`, /comes from a newer version of the flows page/],
    [writeRecording({ ...recording, flow: 'gone' }), /a flow that this portal does not have/],
  ])('that cannot be opened says why: %s', async (text, words) => {
    await openFlows('/bonusEnding');
    choose(text);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

const chart = { id: 'bonusEnding', version: 'v1' };
const BEGAN = Date.UTC(2026, 10, 26);
const logged = (number: number, value: string, rest: Partial<LoggedStep> = {}): LoggedStep => ({
  ...step(value, 'retry.requested'),
  number,
  portal: 'portal',
  path: '/bonuses',
  at: BEGAN + number * 1000,
  ...rest,
});

describe('what is recorded (T7)', () => {
  test('starts from the state of the flow, and has no time of day', () => {
    const until = new Date(BEGAN + 62_000).toISOString();
    const context = { until, at: BEGAN + 3_000, count: 7 };
    const made = makeRecording(
      chart,
      [
        logged(1, 'reading', { event: { type: 'xstate.init', input: { bonusId: REDACTED } } }),
        logged(2, 'confirming'),
        logged(3, 'ending', { context }),
        logged(4, 'ended', { context, status: 'done' }),
        logged(5, 'ended', { context, status: 'stopped' }),
      ],
      2,
    );
    expect(made).toEqual({
      format: RECORDING_FORMAT,
      flow: 'bonusEnding',
      machine: 'v1',
      input: { bonusId: REDACTED },
      start: { value: 'confirming', status: 'active', context: { refusal: null } },
      steps: [
        {
          at: 1000,
          event: { type: 'retry.requested' },
          value: 'ending',
          status: 'active',
          context: { until: new Date(EPOCH + 60_000).toISOString(), at: EPOCH + 1_000, count: 7 },
        },
        { at: 2000, event: { type: 'retry.requested' }, value: 'ended', status: 'done' },
      ],
    });
  });

  test('is the actor with the most steps, and nothing of other flows', () => {
    const other = { id: 'portal 2', machine: 'bonusEnding', parent: null };
    const submission = { id: 'portal 3', machine: 'submission', parent: null };
    const made = makeRecording(
      chart,
      [
        logged(1, 'reading'),
        logged(2, 'reading', { actor: other }),
        logged(3, 'sending', { actor: submission }),
        logged(4, 'confirming', { actor: other }),
      ],
      0,
    );
    expect(made?.steps.map(({ value }) => value)).toEqual(['confirming']);
  });
});
