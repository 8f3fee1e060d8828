import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { queryClientWith, unwatched } from '#tests/support/services.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import { startI18n } from '#web/i18n/start.ts';
import { useCustomerService } from '#web/shared/customer-service/use-customer-service.tsx';
import type { Services } from '#web/shared/services/services.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';
import { standInForTheBrowser } from '../walk/stage.tsx';

standInForTheBrowser();
const i18n = await startI18n('PT');
await i18n.loadNamespaces(['service', 'errors']);

function Desk() {
  const { contact, help } = useCustomerService();
  return (
    <>
      <button type="button" onClick={contact}>
        Chat ao vivo
      </button>
      {help}
    </>
  );
}

const serviceVisit = async () => ({ ok: true, value: { ticket: null, key: null } });

/** The portal of a site whose desk has this address. */
function openSite(path: string): void {
  const api = { site: { serviceVisit } } as unknown as Services['api'];
  const queryClient = queryClientWith(api);
  const desk = { csType: 'LIVECHAT', path, version: { pathList: [] } };
  queryClient.setQueryData(sitePermission().queryKey, { customerService: [desk] } as never);
  const session = { getSnapshot: () => ({ context: { member: null } }) };
  const services = { api, queryClient, session, language: () => 'PT', ...unwatched };
  render(
    <ServicesContext value={services as unknown as Services}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <Desk />
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
}

test('customer service refuses an address that is no web page, and leaves no window open (S8, S12)', async () => {
  const state = { closed: false };
  const opened = {
    opener: window,
    document: { body: { textContent: '' } },
    location: { replace: vi.fn<(address: string) => void>() },
    close: () => {
      state.closed = true;
    },
    get closed() {
      return state.closed;
    },
  };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  openSite('javascript:alert(1)');
  fireEvent.click(screen.getByRole('button', { name: 'Chat ao vivo' }));
  const words = 'O endereço desta página não é válido. Fale com o atendimento.';
  const help = await screen.findByRole('alertdialog', {
    name: 'Não foi possível abrir o atendimento',
  });
  expect(help.textContent).toContain(words);
  // Wide enough for its two buttons in a line (S7).
  expect(help.className).toMatch(/width-600/u);
  expect(state.closed).toBe(true);
  expect(opened.location.replace).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});
