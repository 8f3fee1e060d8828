import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { startI18n } from '#web/i18n/start.ts';
import { LinkToShare } from '#web/shared/sharing/LinkToShare.tsx';

const i18n = await startI18n('EN');
await i18n.loadNamespaces(['sharing']);

const address = 'https://portal.example/register?referralCode=AB C';

function open() {
  render(
    <I18nextProvider i18n={i18n}>
      <LinkToShare
        address={address}
        label="Link"
        copyLabel="Copy it"
        shareLabel="Share it"
        whatsappLabel="Share it by WhatsApp"
        codeTitle="Code"
        text="Register by this link:"
      />
    </I18nextProvider>,
  );
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

afterEach(cleanup);

test('a link is shared by the sheet of the device, and closing it is no failure (W5)', async () => {
  const closed = new DOMException('closed', 'AbortError');
  const share = vi.fn(() => Promise.reject(closed));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Share it' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({ text: 'Register by this link:', url: address }),
  );
});

test('a denied share sheet is reported, with the other ways (W5, S13)', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Share it' }));
  await screen.findByText(/Your device blocked sharing/u);
});

test('says what to do when the browser does not allow copying (S13)', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Copy it' }));
  await screen.findByText(/Select the text and copy it/u);
  expect(screen.getByText(address)).toBeDefined();
});

test('offers WhatsApp with a ready message without a share sheet (W5, C1)', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Share it' })).toBeNull();
  const whatsapp = screen.getByRole('link', { name: 'Share it by WhatsApp' });
  const opened = new URL(whatsapp.getAttribute('href') ?? '');
  expect(opened.host).toBe('wa.me');
  expect(opened.searchParams.get('text')).toBe(`Register by this link: ${address}`);
  expect(whatsapp.getAttribute('rel')).toContain('noreferrer');
});
