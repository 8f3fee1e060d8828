import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Redemption } from '#contract/entities/points.ts';
import type { Outcome } from '#contract/errors.ts';
import { memberOfType } from '#machines/catalogue/examples.ts';
import { redemption } from '#machines/points-redemption/proof/points-redemption.examples.ts';
import { queryClientWith, servicesWith, unwatched } from '#tests/support/services.ts';
import { queries } from '#web/api/queries.ts';
import { CancelRedemption } from '#web/features/points/CancelRedemption.tsx';
import { startI18n } from '#web/i18n/start.ts';
import { createChanges } from '#web/shared/services/changes.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';
import { standInForTheBrowser } from '../walk/stage.tsx';

const i18n = await startI18n('EN');
await i18n.loadNamespaces(['points', 'account', 'errors', 'memberErrors', 'submission']);

beforeEach(standInForTheBrowser);
afterEach(cleanup);

/** Confirms the question; @returns what was sent, and whether the lists reload */
async function cancelWith(answer: Outcome<Redemption>) {
  const cancel = vi.fn(async (_body: unknown, _options: unknown) => answer);
  const queryClient = queryClientWith({});
  const { queryKey }: { queryKey: QueryKey } = queries.points.redeemed({
    query: { language: 'EN', pageNo: 1 },
  });
  queryClient.setQueryData(queryKey, {});
  const services = servicesWith({
    api: { points: { cancel } },
    session: { getSnapshot: () => ({ context: { member: memberOfType(0) } }) },
    queryClient,
    changes: createChanges(queryClient, () => undefined),
    ...unwatched,
  });
  render(
    <I18nextProvider i18n={i18n}>
      <ServicesContext value={services}>
        <QueryClientProvider client={queryClient}>
          <CancelRedemption redemption={redemption} />
        </QueryClientProvider>
      </ServicesContext>
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel redemption' }));
  const question = await screen.findByText(/points back right away/u);
  const confirm = screen.getAllByRole('button', { name: 'Cancel redemption' }).at(-1);
  if (confirm) fireEvent.click(confirm);
  await waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  expect(cancel.mock.calls[0]?.[0]).toEqual({ body: { redemptionId: redemption.id } });
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true));
  return question;
}

test('a redemption is cancelled after a confirmation, and the lists are read again (W9)', async () => {
  const question = await cancelWith({ ok: true, value: { ...redemption, state: 'cancelled' } });
  await waitFor(() => expect(question.isConnected).toBe(false));
});

test('one decided meanwhile says so, and the lists are read again (W9)', async () => {
  await cancelWith({ ok: false, code: 'redemption_not_cancellable' });
  await screen.findByText(/already reviewed this redemption/u);
});
