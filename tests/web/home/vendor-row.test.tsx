import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { VendorRow } from '#web/features/home/VendorRow.tsx';
import { startI18n } from '#web/i18n/start.ts';

const i18n = await startI18n('PT');
await i18n.loadNamespaces(['games']);

const show = (isError: boolean, refetch = vi.fn<() => void>()) => {
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <VendorRow read={{ data: undefined, isError, error: null, refetch }} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return { refetch, row: screen.getByRole('region', { name: 'Provedores' }) };
};

test('providers on home are marked busy while they load', () => {
  const { row } = show(false);
  expect(row.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('providers on home that failed to load have a retry button (R10)', () => {
  const { row, refetch } = show(true);
  expect(row.getAttribute('aria-busy')).toBe('false');
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível carregar esta parte');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(refetch).toHaveBeenCalledOnce();
});
