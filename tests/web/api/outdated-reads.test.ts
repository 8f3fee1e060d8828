import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queryClientWith } from '#tests/support/services.ts';
import { queries, type Read } from '#web/api/queries.ts';
import { createChanges } from '#web/shared/services/changes.ts';

/** A mounted read, with answers that the test releases. */
async function shownRead<Value>(
  read: Read<Value>,
  calls: (answer: () => Promise<object>) => object,
) {
  const waiting: (() => void)[] = [];
  const answer = vi.fn(
    () => new Promise<object>((resolve) => waiting.push(() => resolve({ ok: true, value: {} }))),
  );
  const queryClient = queryClientWith(calls(answer));
  const shown = new QueryObserver(queryClient, read);
  onTestFinished(shown.subscribe(() => undefined));
  const settle = async () => {
    for (const give of waiting.splice(0)) give();
    await expect.poll(() => queryClient.isFetching()).toBe(0);
  };
  await settle();
  return { read: answer, settle, changes: createChanges(queryClient, () => undefined) };
}

const security = () => shownRead(queries.security.state(), (state) => ({ security: { state } }));

test('what an action changed is read once, when the server already reported it (S17)', async () => {
  const { read, changes, settle } = await security();
  changes.tell(['security']);
  void changes.outdate('security');
  await settle();
  expect(read).toHaveBeenCalledTimes(2);
});

test('it is read before the server reports it, and again after', async () => {
  const { read, changes, settle } = await security();
  void changes.outdate('security');
  expect(read).toHaveBeenCalledTimes(2);
  changes.tell(['security']);
  await settle();
  expect(read).toHaveBeenCalledTimes(3);
});

test('what the server never reports is read again, even during an older read', async () => {
  const { read, changes, settle } = await shownRead(
    queries.agents.consolidatedContracts(),
    (consolidatedContracts) => ({ agents: { consolidatedContracts } }),
  );
  void changes.outdate('agents');
  void changes.outdate('agents');
  await settle();
  expect(read).toHaveBeenCalledTimes(3);
});
