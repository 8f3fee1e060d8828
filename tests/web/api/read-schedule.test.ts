import {
  focusManager,
  notifyManager,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorCode, Refusal } from '#contract/errors.ts';
import { queryClientWith } from '#tests/support/services.ts';
import { isInBackground } from '#web/api/background.ts';
import { waitAfter } from '#web/api/read-schedule.ts';
import { RefusedRead } from '#web/api/refused-read.ts';

const SECOND = 1000;
/** Long enough for the page to be drawn meanwhile. */
const ANSWER_MILLISECONDS = 20;
const refusal = (code: ErrorCode, more: Partial<Refusal> = {}): Refusal => ({
  ok: false,
  code,
  ...more,
});

let queryClient: QueryClient;
let answer: () => string;
const requests: { readonly at: number; readonly isInBackground: boolean }[] = [];
let leave: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  queryClient = queryClientWith({});
  queryClient.mount();
  requests.length = 0;
});

afterEach(async () => {
  for (const unsubscribe of leave.splice(0)) unsubscribe();
  leave = [];
  focusManager.setFocused(undefined);
  queryClient.unmount();
  queryClient.clear();
  await pass(0);
  expect(vi.getTimerCount()).toBe(0);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const options = {
  queryKey: ['something'],
  queryFn: async () => {
    requests.push({ at: Math.round(Date.now() / SECOND), isInBackground: isInBackground() });
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MILLISECONDS));
    return answer();
  },
};
const fail = (with_: Refusal) => {
  answer = () => {
    throw new RefusedRead(with_);
  };
};

/** A component that shows the read; returns what it rendered, in order. */
function show() {
  const observer = new QueryObserver(queryClient, options);
  const statuses: string[] = [];
  // As React reads: after all simultaneous changes.
  const look = notifyManager.batchCalls(() => {
    const { status, error } = observer.getCurrentResult();
    const now = `${status}${error ? ` ${error.message}` : ''}`;
    if (statuses.at(-1) !== now) statuses.push(now);
  });
  const unsubscribe = observer.subscribe(look);
  leave.push(unsubscribe);
  return { statuses, unsubscribe, observer };
}
const pass = async (seconds: number) => await vi.advanceTimersByTimeAsync(seconds * SECOND);
const moments = () => requests.map(({ at }) => at);

describe('a read that failed', () => {
  test.each<ErrorCode>([
    'internal_error',
    'network_failed',
    'timed_out',
    'answer_unreadable',
    'unknown_error',
    'maintenance',
  ])('by %s is asked again at growing distances, by the page itself (A19)', async (code) => {
    fail(refusal(code));
    show();
    await pass(200);
    expect(moments()).toEqual([0, 5, 15, 35, 75, 135, 195]);
    expect(requests.map((each) => each.isInBackground)).toEqual(moments().map((at) => at > 0));
  });

  test('stays failed during retries, until it succeeds', async () => {
    fail(refusal('internal_error'));
    const { statuses } = show();
    await pass(20);
    expect(statuses).toEqual(['pending', 'error internal_error']);
    answer = () => 'value';
    await pass(20);
    expect(statuses).toEqual(['pending', 'error internal_error', 'success']);
    await pass(600);
    expect(moments()).toEqual([0, 5, 15, 35]);
  });

  test('is never retried before the time named by the server', async () => {
    fail(refusal('too_many_requests', { retryAfterSeconds: 17 }));
    show();
    await pass(16.9);
    expect(moments()).toEqual([0]);
    await pass(40);
    expect(moments()).toEqual([0, 17, 34, 54]);
  });

  test.each<ErrorCode>(['not_found', 'in_need_true_account', 'validation_failed', 'token_expired'])(
    'for good by %s is not asked again by itself',
    async (code) => {
      fail(refusal(code));
      show();
      await pass(600);
      expect(moments()).toEqual([0]);
    },
  );

  test('is not retried by each part that begins to show it', async () => {
    fail(refusal('internal_error'));
    show();
    await pass(1);
    for (let part = 0; part < 40; part += 1) show();
    await pass(3);
    expect(moments()).toEqual([0]);
    await pass(10);
    expect(moments()).toEqual([0, 5]);
  });

  test('is not retried while nothing shows it, and when due as something does', async () => {
    fail(refusal('not_found'));
    const { unsubscribe } = show();
    await pass(1);
    unsubscribe();
    await pass(60);
    expect(moments()).toEqual([0]);
    show();
    await pass(1);
    expect(moments()).toEqual([0, 61]);
  });

  test('waits while the page is hidden', async () => {
    fail(refusal('internal_error'));
    show();
    await pass(1);
    focusManager.setFocused(false);
    await pass(60);
    expect(moments()).toEqual([0]);
    focusManager.setFocused(true);
    await pass(1);
    expect(moments()).toEqual([0, 61]);
  });

  test('is retried at once by a press', async () => {
    fail(refusal('internal_error'));
    const { observer, statuses } = show();
    await pass(1);
    void observer.refetch();
    await pass(1);
    expect(requests).toEqual([
      { at: 0, isInBackground: false },
      { at: 1, isInBackground: false },
    ]);
    expect(statuses).toEqual(['pending', 'error internal_error']);
    // The wait begins again, and is longer.
    await pass(10);
    expect(moments()).toEqual([0, 1, 11]);
  });

  test('keeps earlier data, and is not read again by each part that shows it', async () => {
    answer = () => 'value';
    const { observer } = show();
    await pass(1);
    fail(refusal('internal_error'));
    void queryClient.invalidateQueries();
    await pass(1);
    for (let part = 0; part < 40; part += 1) show();
    await pass(1);
    expect(observer.getCurrentResult()).toMatchObject({ data: 'value', isError: true });
    expect(moments()).toEqual([0, 1]);
    await pass(5);
    expect(moments()).toEqual([0, 1, 6]);
  });
});

test('pages that failed together do not retry together', () => {
  const error = new RefusedRead(refusal('too_many_requests', { retryAfterSeconds: 3_600 * 5 }));
  expect(waitAfter(error, 1)).toBe(3_600 * SECOND);
  vi.mocked(Math.random).mockReturnValue(1);
  expect(waitAfter(error, 1)).toBe(3_612 * SECOND);
  expect(waitAfter(new RefusedRead(refusal('network_failed')), 1)).toBe(6 * SECOND);
});
