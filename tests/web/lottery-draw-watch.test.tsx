import type { QueryKey } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, test } from 'vitest';
import { queryClientWith, servicesWith, unwatched } from '#tests/support/services.ts';
import { queries, readsOf } from '#web/api/queries.ts';
import { useDrawWatch } from '#web/features/lottery/draw/use-draw-watch.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

/** Watches a lottery until new numbers come; returns what must be read again then. */
async function seeNumbersCome(isSignedIn: boolean) {
  let drawn = 1;
  const opened = async () => {
    const soon = new Date(Date.now() + 60_000).toISOString();
    const coming = { drawNo: `${drawn + 1}`, closesAt: soon, drawsAt: soon, resultsAt: soon };
    return await Promise.resolve({
      ok: true,
      value: [{ coming, draws: [{ drawNo: `${drawn}` }] }],
    });
  };
  const { api } = servicesWith({ api: { lottery: { opened } } });
  const queryClient = queryClientWith(api);
  const balance: QueryKey = queries.wallet.balance().queryKey;
  const bets: QueryKey = readsOf('lottery', 'bets').queryKey;
  queryClient.setQueryData(balance, { available: { amount: 0, currency: 'BRL' } });
  queryClient.setQueryData(bets, { content: [] });
  const state = {
    matches: () => false,
    hasTag: (tag: string) => isSignedIn && tag === 'signedIn',
    context: { member: null },
  };
  const session = { getSnapshot: () => state, subscribe: () => ({ unsubscribe: () => undefined }) };
  const clock = { now: Date.now };
  const services = servicesWith({ api, queryClient, session, clock, ...unwatched });
  const wrapper = ({ children }: PropsWithChildren) => (
    <ServicesContext value={services}>{children}</ServicesContext>
  );
  const { result, unmount } = renderHook(() => useDrawWatch('loto-expresso'), { wrapper });
  await waitFor(() => expect(result.current.step).toBe('open'));
  drawn = 2;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(result.current.step).toBe('drawn'));
  unmount();
  const isAskedAnew = (key: QueryKey) => queryClient.getQueryState(key)?.isInvalidated;
  return { bets: isAskedAnew(bets), balance: isAskedAnew(balance) };
}

test('new numbers make bets and balance read again (L7)', async () => {
  expect(await seeNumbersCome(true)).toEqual({ bets: true, balance: true });
});

test('a visitor has no balance to read', async () => {
  expect(await seeNumbersCome(false)).toEqual({ bets: true, balance: false });
});
