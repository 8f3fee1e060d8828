import { type MutationKey, MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { ofMember, RefusedRead } from '#web/api/queries.ts';
import { createQueryClient } from '#web/api/query-client.ts';

const mutationKey: MutationKey = ['rename'];

/** How often a list of the member is read by the time a change ended with this code. */
async function readsAfter(code: ErrorCode): Promise<number> {
  const queryClient = createQueryClient();
  let reads = 0;
  const list = {
    queryKey: ['list'],
    queryFn: () => Promise.resolve((reads += 1)),
    ...ofMember,
  };
  await queryClient.fetchQuery(list);
  const mutation = new MutationObserver(queryClient, {
    mutationKey,
    mutationFn: () => Promise.reject(new RefusedRead({ ok: false, code })),
  });
  await mutation.mutate().catch(() => undefined);
  await queryClient.fetchQuery({ ...list, staleTime: Number.POSITIVE_INFINITY });
  return reads;
}

it.each(['network_failed', 'timed_out', 'internal_error', 'unknown_error'] as const)(
  'a change that may have been done (%s) has the lists of the member read again',
  async (code) => expect(await readsAfter(code)).toBe(2),
);

it('a change that was refused leaves them', async () => {
  expect(await readsAfter('nickname_taken')).toBe(1);
});
