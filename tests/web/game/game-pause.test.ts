import { expect, test, vi } from 'vitest';
import { createGamePause } from '#web/shared/games/game-pause.ts';

const ORIGIN = 'https://vendor.example';

/** A vendor's page in a frame, and what it was told. */
function frameOnPage() {
  const frame = document.createElement('iframe');
  frame.src = `${ORIGIN}/slot/play`;
  document.body.append(frame);
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  const told: unknown[] = [];
  vi.spyOn(contentWindow, 'postMessage').mockImplementation((...message: unknown[]) => {
    told.push(message);
  });
  const say = (type: string, origin = ORIGIN) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { type }, origin, source: contentWindow }),
    );
  return { frame, told, say };
}

/** Whether a promise has settled after everything that waits has run. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  const settled = vi.fn<() => void>();
  void promise.then(settled);
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  return settled.mock.calls.length > 0;
}

test('a game is paused when it says so itself, and goes on when it is told (W10)', async () => {
  const pause = createGamePause();
  const { frame, told, say } = frameOnPage();
  pause.joinFrame(frame);
  const pausing = pause.pause();
  expect(told).toEqual([[{ type: 'game.pause' }, ORIGIN]]);
  say('game.paused', 'https://elsewhere.example');
  say('round.settled');
  expect(await isSettled(pausing)).toBe(false);
  say('game.paused');
  expect(await isSettled(pausing)).toBe(true);
  pause.resume();
  expect(told.at(-1)).toEqual([{ type: 'game.resume' }, ORIGIN]);
});

test('a page without a game is paused at once, and a game that comes later starts paused (W10)', async () => {
  const pause = createGamePause();
  expect(await isSettled(pause.pause())).toBe(true);
  const { frame, told } = frameOnPage();
  pause.joinFrame(frame);
  expect(told).toEqual([[{ type: 'game.pause' }, ORIGIN]]);
});

test('a frame that has gone, or was loaded again, is not waited for (W10)', async () => {
  const pause = createGamePause();
  const gone = frameOnPage();
  pause.joinFrame(gone.frame);
  gone.frame.remove();
  expect(await isSettled(pause.pause())).toBe(true);
  pause.resume();
  const { frame, say, told } = frameOnPage();
  pause.joinFrame(frame);
  pause.joinFrame(frame);
  const pausing = pause.pause();
  expect(told).toEqual([[{ type: 'game.pause' }, ORIGIN]]);
  say('game.paused');
  expect(await isSettled(pausing)).toBe(true);
});
