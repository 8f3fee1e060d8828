import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import Notices from '#web/app/notices/Notices.tsx';
import { startI18n } from '#web/i18n/start.ts';
import type { Services } from '#web/shared/services/services.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('PT');

/** The notices of a portal whose server is asked by `send`. */
function openNotices(send: Services['systemStatus']['send']): void {
  const services = { notices: createActor(noticesMachine).start(), systemStatus: { send } };
  render(
    <ServicesContext value={services as unknown as Services}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <Notices />
        </MemoryRouter>
      </I18nextProvider>
    </ServicesContext>,
  );
}

test('a network lost before the notices loaded is noticed (S13)', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const send = vi.fn<Services['systemStatus']['send']>();
  openNotices(send);
  expect(send.mock.calls).toEqual([[{ type: 'check.requested' }]]);
  onLine.mockRestore();
});

test('the server is asked when the network changes, and not before (S13)', () => {
  const send = vi.fn<Services['systemStatus']['send']>();
  openNotices(send);
  expect(send).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(send.mock.calls).toEqual([[{ type: 'check.requested' }], [{ type: 'check.requested' }]]);
});
