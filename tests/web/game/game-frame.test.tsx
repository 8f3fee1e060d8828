import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GameFrame } from '#web/shared/games/GameFrame.tsx';

const nothing = () => undefined;

function frameWith(balance: number | undefined, onStopped = nothing) {
  return (
    <GameFrame
      address="https://vendor.example/slot/play"
      title="Game"
      onArrived={nothing}
      onChanged={nothing}
      onClosed={nothing}
      onStopped={onStopped}
      balance={balance}
    />
  );
}

test('the game gets every change of the balance, and not the initial one (L6)', () => {
  const { rerender } = render(frameWith(undefined));
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Game');
  if (!contentWindow) throw new Error('The frame has no window.');
  const postMessage = vi.spyOn(contentWindow, 'postMessage').mockImplementation(nothing);
  rerender(frameWith(100));
  rerender(frameWith(100));
  expect(postMessage).not.toHaveBeenCalled();
  // A deposit in another tab, and a stake there.
  for (const balance of [5_100, 4_900]) {
    rerender(frameWith(balance));
    expect(postMessage).toHaveBeenLastCalledWith(
      { type: 'balance.changed' },
      'https://vendor.example',
    );
  }
  expect(postMessage).toHaveBeenCalledTimes(2);
});

test('the game says what stopped a stake besides the money, and nobody else does (W10)', () => {
  const onStopped = vi.fn<() => undefined>();
  render(frameWith(100, onStopped));
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Game');
  const tell = (origin: string, type = 'limit.reached') =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { type }, origin, source: contentWindow }),
    );
  tell('https://elsewhere.example');
  expect(onStopped).not.toHaveBeenCalled();
  tell('https://vendor.example');
  expect(onStopped).toHaveBeenLastCalledWith('play_limit_reached');
  tell('https://vendor.example', 'play.stopped');
  expect(onStopped).toHaveBeenLastCalledWith('account_restricted');
});
