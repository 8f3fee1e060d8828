import { expect, it, vi } from 'vitest';
import { liveTopics } from '#contract/entities/live-types.ts';
import { queryClientWith } from '#tests/support/services.ts';
import { queries } from '#web/api/queries.ts';
import { createChanges } from '#web/shared/services/changes.ts';

const answered = async () => ({ ok: true, value: {} });

it('what an action may have changed is read again, by lists and waiting flows', async () => {
  const calls = { account: { avatar: vi.fn(answered), registrationRules: vi.fn(answered) } };
  const queryClient = queryClientWith(calls);
  const readAll = async () => {
    await queryClient.fetchQuery(queries.account.avatar());
    await queryClient.fetchQuery(queries.account.registrationRules());
  };
  await readAll();
  const changes = createChanges(queryClient, () => undefined);
  const waiting = vi.fn();
  changes.listen(waiting);
  changes.doubt();
  await readAll();
  expect(calls.account.avatar).toHaveBeenCalledTimes(2);
  expect(calls.account.registrationRules).toHaveBeenCalledTimes(1);
  expect(waiting.mock.calls).toEqual([[liveTopics]]);
});
