// @vitest-environment node
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { expect, test } from 'vitest';
import { createInspectorWindow, type WindowStage } from '#web/inspector/inspector-window.ts';
import { BUFFER_LIMIT, createMessageBuffer } from '#web/inspector/message-buffer.ts';

function message(type: StatelyInspectionEvent['type'], number: number): StatelyInspectionEvent {
  const base = { sessionId: `x:${number}`, rootId: 'x:0', id: '', createdAt: '', _version: '' };
  return { ...base, type, event: { type: 'moved' } } as StatelyInspectionEvent;
}

/** The portal's page and the window that it may open, as far as the inspector uses them. */
function stage({ allowsPopups = true } = {}) {
  const page = new EventTarget();
  const posted: { message: StatelyInspectionEvent; origin: string }[] = [];
  const popup = {
    postMessage: (sent: StatelyInspectionEvent, origin: string) =>
      void posted.push({ message: sent, origin }),
  };
  const addresses: string[] = [];
  const open = (url: string) => {
    addresses.push(url);
    return allowsPopups ? popup : null;
  };
  const stages: WindowStage[] = [];
  const target = createInspectorWindow(
    Object.assign(page, { open }) as unknown as Window,
    (next) => void stages.push(next),
  );
  const hear = (source: unknown, origin: string, data: unknown) =>
    page.dispatchEvent(Object.assign(new Event('message'), { source, origin, data }));
  return { target, posted, popup, addresses, stages, hear };
}
const connected = { type: '@statelyai.connected' };

test('nothing is opened or posted before the gesture; then everything follows in order', () => {
  const { target, posted, popup, addresses, stages, hear } = stage();
  const kept = [message('@xstate.actor', 0), message('@xstate.event', 1)];
  for (const one of kept) target.send(one);
  hear(popup, 'https://stately.ai', connected);
  expect([addresses, posted]).toEqual([[], []]);

  target.open();
  expect(addresses).toEqual(['https://stately.ai/inspect']);
  expect(posted).toEqual([]);

  hear(popup, 'https://stately.ai', connected);
  const later = message('@xstate.actor', 2);
  target.send(later);
  expect(posted).toEqual(
    [...kept, later].map((sent) => ({ message: sent, origin: 'https://stately.ai' })),
  );
  expect(stages).toEqual(['opening', 'connected']);
});

test('a reloaded page gets everything again', () => {
  const { target, posted, popup, hear } = stage();
  target.send(message('@xstate.actor', 0));
  target.open();
  hear(popup, 'https://stately.ai', connected);
  hear(popup, 'https://stately.ai', connected);
  expect(posted).toHaveLength(2);
});

test('other windows, sites and messages get nothing', () => {
  const { target, posted, popup, hear } = stage();
  target.send(message('@xstate.actor', 0));
  target.open();
  hear({}, 'https://stately.ai', connected);
  hear(popup, 'https://stately.ai.example', connected);
  hear(popup, 'https://notstately.ai', connected);
  hear(popup, 'http://stately.ai', connected);
  hear(popup, 'https://stately.ai', { type: 'hello' });
  hear(popup, 'https://stately.ai', null);
  expect(posted).toEqual([]);
});

test('a blocked window is reported', () => {
  const { target, stages } = stage({ allowsPopups: false });
  target.open();
  expect(stages).toEqual(['blocked']);
});

test('keeps 5,000 messages, and all registrations', () => {
  const buffer = createMessageBuffer();
  buffer.add(message('@xstate.actor', 0));
  for (let number = 1; number <= 2 * BUFFER_LIMIT; number += 1) {
    buffer.add(message('@xstate.snapshot', number));
  }
  const kept = buffer.all();
  expect(BUFFER_LIMIT).toBe(5000);
  expect(kept).toHaveLength(BUFFER_LIMIT + 1);
  expect(kept[0]?.type).toBe('@xstate.actor');
  expect(kept.at(1)?.sessionId).toBe(`x:${BUFFER_LIMIT + 1}`);
  expect(kept.at(-1)?.sessionId).toBe(`x:${2 * BUFFER_LIMIT}`);
});
