import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '#contract/errors.ts';
import { memberOfType } from '#machines/catalogue/examples.ts';
import { queryClientWith, servicesWith, unwatched } from '#tests/support/services.ts';
import { AvatarChoice } from '#web/features/profile/AvatarChoice.tsx';
import { NicknameForm } from '#web/features/profile/NicknameForm.tsx';
import { startI18n } from '#web/i18n/start.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';
import { standInForTheBrowser } from '../walk/stage.tsx';

const i18n = await startI18n('EN');
await i18n.loadNamespaces(['profile', 'pictures', 'account', 'errors']);

const memberExample = memberOfType(0);
const rename = vi.fn<(request: unknown) => Promise<Outcome<unknown>>>();
const chooseAvatar = vi.fn<(request: unknown) => Promise<Outcome<unknown>>>();
const sendAvatar = vi.fn<(request: unknown) => Promise<Outcome<unknown>>>();
const refreshed = vi.fn();
const answer = (value: unknown) => Promise.resolve({ ok: true, value });

beforeEach(() => {
  standInForTheBrowser();
  rename.mockReset();
  refreshed.mockReset();
});
afterEach(cleanup);

function open(page: React.ReactNode) {
  const services = servicesWith({
    api: {
      account: { avatar: () => answer({ url: '/art/avatars/1.svg', icon: '1' }) },
      site: {
        icons: () => answer(['1', '2'].map((key) => ({ key, url: `/art/avatars/${key}.svg` }))),
        permission: () => answer({ imageCDNs: [], launchGameCDNs: [] }),
      },
      profile: { rename, chooseAvatar, sendAvatar },
    },
    session: { getSnapshot: () => ({ context: { member: memberExample } }), send: refreshed },
    sessionStore: { keepMember: () => undefined },
    ...unwatched,
  });
  render(
    <I18nextProvider i18n={i18n}>
      <ServicesContext value={services}>
        <QueryClientProvider client={queryClientWith(services.api)}>{page}</QueryClientProvider>
      </ServicesContext>
    </I18nextProvider>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Nickname/u });
const save = (typed: string) => {
  fireEvent.change(field(), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
};

test('an invalid nickname shows its error at the field, and sends nothing (W5)', () => {
  open(<NicknameForm nickname="Ana" />);
  save('12345');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/Use at least one letter/u)).toBeDefined();
  expect(document.activeElement).toBe(field());
  expect(rename).not.toHaveBeenCalled();
});

test('a taken one shows its error there too; an accepted one appears in the whole page', async () => {
  open(<NicknameForm nickname="Ana" />);
  rename.mockResolvedValueOnce({
    ok: false,
    code: 'nickname_taken',
    fields: [{ field: 'nickname', rule: 'taken' }],
  } as never);
  save('Maria');
  expect(await screen.findByText(/Someone else has this nickname/u)).toBeDefined();
  expect(refreshed).not.toHaveBeenCalled();
  const member = { ...memberExample, nickname: 'Ana Banana' };
  rename.mockResolvedValueOnce({ ok: true, value: member });
  save(' Ana Banana ');
  expect(await screen.findByText('Nickname saved.')).toBeDefined();
  expect(refreshed).toHaveBeenCalledWith({ type: 'member.refreshed', member });
});

test('an icon is chosen by a press; an own picture is sent, and a refusal is announced (W6)', async () => {
  open(<AvatarChoice />);
  const second = await screen.findByRole('button', { name: 'Picture 2' });
  chooseAvatar.mockResolvedValueOnce({ ok: true, value: { url: '/art/avatars/2.svg', icon: '2' } });
  fireEvent.click(second);
  expect(await screen.findByText('Picture changed.')).toBeDefined();
  expect(second.getAttribute('aria-pressed')).toBe('true');
  const file = new File(['no picture'], 'holiday.png', { type: 'image/png' });
  sendAvatar.mockResolvedValueOnce({ ok: false, code: 'picture_refused' } as never);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  fireEvent.change(input, { target: { files: [file] } });
  await waitFor(() => expect(sendAvatar).toHaveBeenCalledOnce());
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(i18n.t('errors:picture_refused')),
  );
  expect(second.getAttribute('aria-pressed')).toBe('true');
  sendAvatar.mockResolvedValueOnce({ ok: true, value: { url: '/art/own/one.png', icon: null } });
  fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByText('Picture changed.')).toBeDefined();
  expect(second.getAttribute('aria-pressed')).toBe('false');
});
