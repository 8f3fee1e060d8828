import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import type { DeliveryAddress, PostcodePlace } from '#contract/entities/delivery.ts';
import type { Outcome } from '#contract/errors.ts';
import { deliveryAddress as last } from '#tests/support/delivery-address.ts';
import { queryClientWith, servicesWith } from '#tests/support/services.ts';
import { AddressFields } from '#web/features/points/AddressFields.tsx';
import { addressIn, createRedeemDraft } from '#web/features/points/redeem-draft.ts';
import { startI18n } from '#web/i18n/start.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('EN');
await i18n.loadNamespaces(['points', 'registration']);

afterEach(cleanup);

const place = {
  street: 'Avenida Paulista',
  district: 'Bela Vista',
  city: 'São Paulo',
  region: 'SP',
};
const found: Outcome<PostcodePlace> = { ok: true, value: { outcome: 'found', place } };

function open(postcode: Outcome<PostcodePlace>, address: DeliveryAddress | null = null) {
  const lookUp = vi.fn(async (_request: unknown) => postcode);
  const services = servicesWith({
    api: { points: { postcode: lookUp, address: async () => ({ ok: true, value: { address } }) } },
  });
  const draft = createRedeemDraft('goods', []);
  render(
    <I18nextProvider i18n={i18n}>
      <ServicesContext value={services}>
        <QueryClientProvider client={queryClientWith(services.api)}>
          <AddressFields draft={draft} />
        </QueryClientProvider>
      </ServicesContext>
    </I18nextProvider>,
  );
  return { draft, lookUp };
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const shown = () =>
  [/^Street/u, /^District/u, /^City/u, /^State/u].map((name) => field(name).value);
const seeText = (text: RegExp) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text));

test('a complete postcode fills in empty fields only (W9)', async () => {
  const { lookUp } = open(found);
  type(/^District/u, 'Centro');
  type(/^Postcode/u, '0131010');
  expect(lookUp).not.toHaveBeenCalled();
  type(/^Postcode/u, '01310100');
  await seeText(/^Address found/u);
  expect(lookUp.mock.calls[0]?.[0]).toEqual({ body: { postcode: '01310-100' } });
  expect(shown()).toEqual(['Avenida Paulista', 'Centro', 'São Paulo', 'SP']);
});

test.each([
  [
    'no place',
    { ok: true, value: { outcome: 'unknown', place: null } },
    /^We couldn’t find this postcode/u,
  ],
  ['no answer', { ok: true, value: { outcome: 'unavailable', place: null } }, /isn’t responding/u],
  ['a failure', { ok: false, code: 'network_failed' }, /isn’t responding/u],
] as const)(
  'a look-up that brings %s is told, and the form can be sent (W9)',
  async (_, answer, text) => {
    const { draft } = open(answer);
    for (const [name, value] of Object.entries({
      'Full name': 'Maria Silva',
      'Phone with area code': '11 98765 4321',
      'Postcode \\(CEP\\)': '01310-100',
      Street: 'Avenida Paulista',
      Number: '1000',
      District: 'Bela Vista',
      City: 'São Paulo',
      State: 'SP',
    })) {
      type(new RegExp(`^${name}`, 'u'), value);
    }
    await seeText(text);
    expect(draft.check()).toEqual([]);
  },
);

test('the last address is offered again, and never over typed text (W9)', async () => {
  const { draft } = open(found, last);
  await screen.findByText(/last delivery/u);
  expect(addressIn(draft.values())).toEqual(last);
  cleanup();

  const begun = open(found, last);
  type(/^Full name/u, 'Ana');
  await waitFor(() => expect(begun.draft.values().name).toBe('Ana'));
  expect(screen.queryByText(/last delivery/u)).toBeNull();
  expect(begun.draft.values().street).toBe('');
});
