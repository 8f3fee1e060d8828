import { expect, it, vi } from 'vitest';
import { liveTopics } from '#contract/entities/live-types.ts';
import { ofMember } from '#web/api/queries.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { createChanges } from '#web/shared/services/changes.ts';

it('what an act may have changed is read again, by lists and by flows that wait', async () => {
  const queryClient = createQueryClient();
  const reads = { member: 0, site: 0 };
  const lists = (['member', 'site'] as const).map((whose) => ({
    queryKey: [whose],
    queryFn: () => Promise.resolve((reads[whose] += 1)),
    staleTime: Number.POSITIVE_INFINITY,
    ...(whose === 'member' && ofMember),
  }));
  const readAll = () => Promise.all(lists.map((list) => queryClient.fetchQuery(list)));
  await readAll();
  const changes = createChanges(queryClient, () => undefined);
  const waiting = vi.fn();
  changes.listen(waiting);
  changes.doubt();
  await readAll();
  expect(reads).toEqual({ member: 2, site: 1 });
  expect(waiting.mock.calls).toEqual([[liveTopics]]);
});
