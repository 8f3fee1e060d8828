import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { MAX_PICTURES } from '#contract/entities/picture-types.ts';
import { standInForDialogs } from '#tests/support/dialogs.ts';
import { servicesWith, unwatched } from '#tests/support/services.ts';
import { startI18n } from '#web/i18n/start.ts';
import { SentPictures } from '#web/shared/sent-pictures/SentPictures.tsx';
import { usePictureSending } from '#web/shared/sent-pictures/use-picture-sending.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('EN');
await i18n.loadNamespaces(['pictures', 'account', 'errors']);
standInForDialogs();

function Form() {
  const flow = usePictureSending({
    send: () => new Promise(() => undefined),
    kept: [],
    onChange: () => undefined,
  });
  return (
    <SentPictures flow={flow} title="Pictures" hint="" isLocked={false} renderKept={() => null} />
  );
}

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => new File(['x'], `${index}.png`));

afterEach(cleanup);

test('pictures beyond the limit are listed as left out (W6)', async () => {
  const { container } = render(
    <ServicesContext value={servicesWith({ ...unwatched })}>
      <I18nextProvider i18n={i18n}>
        <Form />
      </I18nextProvider>
    </ServicesContext>,
  );
  const input = container.querySelector('input[type="file"]');
  if (!input) throw new Error('There is nothing to choose files with.');
  fireEvent.change(input, { target: { files: files(MAX_PICTURES + 1) } });
  expect(await screen.findByText(/^1 picture was left out/u)).toBeTruthy();
});
