import {
  onlineManager,
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClientWith } from '#tests/support/services.ts';
import type { ApiClient } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { roomVisit } from '#web/app/menu/room-visit.ts';
import { gamePageRead } from '#web/shared/games/game-shelves.ts';

type Answer = () => Promise<object>;

/** What every call answers with. */
const answer = vi.fn<Answer>();
const calls = new Proxy({}, { get: () => answer });
const api = new Proxy({}, { get: () => calls }) as ApiClient;

const found = { ok: true, value: {} };
const lost = { ok: false, code: 'network_failed' };

let queryClient: QueryClient;
const leave: (() => void)[] = [];

beforeEach(() => {
  answer.mockReset();
  queryClient = queryClientWith(api);
  queryClient.mount();
});

afterEach(() => {
  for (const unsubscribe of leave.splice(0)) unsubscribe();
  queryClient.unmount();
  queryClient.clear();
  onlineManager.setOnline(true);
});

/** Puts a read on the page, as a part that shows it does. */
function show(read: unknown): QueryObserver {
  const options = read as QueryObserverOptions<unknown, Error, unknown, unknown>;
  const shown = new QueryObserver(queryClient, options);
  leave.push(shown.subscribe(() => undefined));
  return shown;
}

const statusOf = (shown: QueryObserver) => shown.getCurrentResult().status;
const settled = () => expect.poll(() => queryClient.isFetching()).toBe(0);
const moments = { from: '2026-01-01T00:00:00.000Z', before: '2026-01-02T00:00:00.000Z' };

describe('when the network returns', () => {
  test.each<[string, unknown]>([
    ['the games of the lobby', gamePageRead('popular', {}, 'PT', 1)],
    ['the person’s favourites', gamePageRead('favourites', {}, 'PT', 1)],
    ['the hot games', queries.games.hot({ query: { language: 'PT' } })],
    ['a board', queries.boards.winnerBoard()],
    ['the promotions', queries.promotions.list({ query: { language: 'PT' } })],
    [
      'the messages',
      queries.messages.list({ query: { language: 'PT', filter: 'all', pageNo: 1 } }),
    ],
    ['the rounds', queries.records.rounds({ query: { ...moments, pageNo: 1 } })],
    ['the visit to the chat room', roomVisit(api)],
    [
      'the lotteries',
      queries.lottery.menus({ query: { prizeMode: 'Lott', device: 'WEB', language: 'PT' } }),
    ],
  ])('%s that failed without it load by themselves (L2, S13)', async (_, read) => {
    window.dispatchEvent(new Event('offline'));
    answer.mockResolvedValue(lost);
    const shown = show(read);
    await settled();
    // The page says so, and does not wait in silence.
    expect(statusOf(shown)).toBe('error');

    answer.mockResolvedValue(found);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => statusOf(shown)).toBe('success');
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test('fresh data is not read again', async () => {
    answer.mockResolvedValue(found);
    const shown = show(gamePageRead('popular', {}, 'PT', 1));
    await settled();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(statusOf(shown)).toBe('success');
    expect(answer).toHaveBeenCalledOnce();
  });

  test('a single-use ticket is not requested again', async () => {
    answer.mockResolvedValue(found);
    show(roomVisit(api));
    await settled();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(answer).toHaveBeenCalledOnce();
  });
});

test('a change without a network fails at once, and is not sent later', async () => {
  onlineManager.setOnline(false);
  const make = vi.fn(() => Promise.reject(new TypeError('There is no network.')));
  const change = queryClient.getMutationCache().build(queryClient, { mutationFn: make });
  await expect(change.execute(undefined)).rejects.toThrow('There is no network.');
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(make).toHaveBeenCalledTimes(1);
});
