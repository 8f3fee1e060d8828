import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import type { NotificationPreferences } from '#contract/entities/notification.ts';
import { notificationTopics } from '#contract/entities/notification-types.ts';
import type { Outcome } from '#contract/errors.ts';
import { queryClientWith, servicesWith } from '#tests/support/services.ts';
import { queries } from '#web/api/queries.ts';
import { NotificationTopics } from '#web/features/notifications/NotificationTopics.tsx';
import { startI18n } from '#web/i18n/start.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('PT');
await i18n.loadNamespaces(['notifications', 'errors']);

// What browsers have and jsdom does not.
Element.prototype.scrollIntoView = () => undefined;

const allOn: NotificationPreferences = {
  hasMail: true,
  topics: notificationTopics.map((topic) => ({
    topic,
    portal: { isOn: true, isLocked: false },
    mail: { isOn: true, isLocked: false },
  })),
};

/** What the server has, and the answers that it still owes. */
let kept: NotificationPreferences;
let owed: ((outcome: Outcome<NotificationPreferences>) => void)[];
const choose = vi.fn(
  () =>
    new Promise<Outcome<NotificationPreferences>>((answer) => {
      owed.push(answer);
    }),
);

function Topics() {
  const { data } = useQuery(queries.notifications.preferences());
  return data ? <NotificationTopics preferences={data} /> : null;
}

beforeEach(async () => {
  kept = allOn;
  owed = [];
  choose.mockClear();
  const read = async () => ({ ok: true, value: kept }) as const;
  const services = servicesWith({ api: { notifications: { preferences: read, choose } } });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClientWith(services.api)}>
        <ServicesContext value={services}>
          <Topics />
        </ServicesContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findByRole('group', { name: 'Promoções' });
});

const boxOf = (topic: string) =>
  within(screen.getByRole('group', { name: topic })).getByRole<HTMLInputElement>('checkbox', {
    name: 'No site',
  });
/** The server keeps that a topic is off in the portal, and says so. */
function keepOff(topic: NotificationPreferences['topics'][number]['topic']) {
  const off = { isOn: false, isLocked: false };
  const topics = kept.topics.map((one) => (one.topic === topic ? { ...one, portal: off } : one));
  kept = { ...kept, topics };
  return act(async () => owed.shift()?.({ ok: true, value: kept }));
}

test('a tick shows at once, and stays when it is saved (W7)', async () => {
  const box = boxOf('Promoções');
  const seen: boolean[] = [];
  const watched = new MutationObserver(() => seen.push(box.checked));
  watched.observe(document.body, { subtree: true, childList: true, characterData: true });
  fireEvent.click(box);
  expect(box.checked).toBe(false);
  await vi.waitFor(() => expect(owed).toHaveLength(1));
  await keepOff('promotions');
  await screen.findByText('Salvo');
  watched.disconnect();
  expect(new Set([...seen, box.checked])).toEqual(new Set([false]));
});

test('two quick ticks both show while the first is being saved (W7)', async () => {
  fireEvent.click(boxOf('Promoções'));
  fireEvent.click(boxOf('Novidades'));
  await screen.findByText('Salvando…');
  expect(boxOf('Promoções').checked).toBe(false);
  expect(boxOf('Novidades').checked).toBe(false);
  await keepOff('promotions');
  expect(boxOf('Novidades').checked).toBe(false);
  await vi.waitFor(() => expect(owed).toHaveLength(1));
  await keepOff('news');
  await screen.findByText('Salvo');
  expect(boxOf('Promoções').checked).toBe(false);
  expect(boxOf('Novidades').checked).toBe(false);
});

test('a refused tick is undone, and the reason is shown (W7)', async () => {
  fireEvent.click(boxOf('Promoções'));
  await vi.waitFor(() => expect(owed).toHaveLength(1));
  await act(async () => owed.shift()?.({ ok: false, code: 'network_failed' }));
  await screen.findByText(/^A conexão falhou/u);
  await vi.waitFor(() => expect(boxOf('Promoções').checked).toBe(true));
});
