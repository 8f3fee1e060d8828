// @vitest-environment node
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { servicesWith } from '#tests/support/services.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { balanceQuery } from '#web/api/wallet-queries.ts';

afterEach(() => focusManager.setFocused(undefined));

it('the balance is read anew when its page comes back into sight, as from a game’s tab (L5)', async () => {
  const read = vi.fn<() => Promise<object>>(async () =>
    Promise.resolve({
      ok: true,
      value: { sumBalance: 100, parts: { available: 100 }, currency: 'BRL' },
    }),
  );
  const { api } = servicesWith({ api: { wallet: { balance: read } } });
  const queryClient = createQueryClient();
  queryClient.mount();
  const watching = new QueryObserver(queryClient, balanceQuery(api)).subscribe(() => undefined);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(read).toHaveBeenCalledOnce();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await expect.poll(() => read).toHaveBeenCalledTimes(2);
  watching();
  queryClient.unmount();
});
