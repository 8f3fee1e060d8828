// @vitest-environment node
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClientWith } from '#tests/support/services.ts';
import { queries } from '#web/api/queries.ts';

afterEach(() => focusManager.setFocused(undefined));

it('the balance is read again when its page becomes visible (L5)', async () => {
  const read = vi.fn<() => Promise<object>>(async () =>
    Promise.resolve({
      ok: true,
      value: { sumBalance: 100, parts: { available: 100 }, currency: 'BRL' },
    }),
  );
  const queryClient = queryClientWith({ wallet: { balance: read } });
  queryClient.mount();
  const watching = new QueryObserver(queryClient, queries.wallet.balance()).subscribe(
    () => undefined,
  );
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(read).toHaveBeenCalledOnce();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await expect.poll(() => read).toHaveBeenCalledTimes(2);
  watching();
  queryClient.unmount();
});
