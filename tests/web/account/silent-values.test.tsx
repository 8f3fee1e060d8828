import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { checkPresent } from '#contract/rules/field-rules.ts';
import { startI18n } from '#web/i18n/start.ts';
import { createDraft } from '#web/shared/forms/draft.ts';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { takeSilentValues } from '#web/ui/fields/take-silent-values.ts';

const i18n = await startI18n('PT');
await i18n.loadNamespaces('registration');

beforeAll(() => takeSilentValues(document));
afterEach(cleanup);

/** Fills a field like a password manager without events, bypassing the page's own script. */
function writeSilently(field: HTMLElement, text: string): void {
  Reflect.set(Object.getPrototypeOf(field) as HTMLElement, 'value', text, field);
}

test('a draft includes values set without an event (A14)', async () => {
  const draft = createDraft<{ readonly username: string; readonly password: string }>({
    empty: { username: '', password: '' },
    secrets: ['password'],
    check: ({ username, password }) =>
      [checkPresent('username', username), checkPresent('password', password)].filter(
        (error) => error !== undefined,
      ),
  });
  const sent = vi.fn<(values: unknown) => void>();
  const submit = draft.attempt(() => sent([draft.values(), draft.check()]));
  function Form() {
    const { register } = useDraft(draft);
    return (
      <FlowForm label="Entrar" flow={{ isBusy: false, submit, edited: () => undefined }}>
        <TextInput aria-label="Nome" {...register('username')} />
        <TextInput aria-label="Senha" type="password" {...register('password')} />
      </FlowForm>
    );
  }
  render(
    <I18nextProvider i18n={i18n}>
      <Form />
    </I18nextProvider>,
  );
  writeSilently(screen.getByLabelText('Nome'), 'maria');
  writeSilently(screen.getByLabelText('Senha'), 'Senha-123');
  fireEvent.submit(screen.getByRole('form', { name: 'Entrar' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledWith([{ username: 'maria', password: 'Senha-123' }, []]);
});

test('so does a form with its own state', () => {
  const sent = vi.fn<(words: readonly string[]) => void>();
  function Form() {
    const [name, setName] = useState('');
    const [text, setText] = useState('');
    return (
      <form
        aria-label="Sua opinião"
        onSubmit={(event) => {
          event.preventDefault();
          sent([name, text]);
        }}
      >
        <TextInput
          aria-label="Assunto"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextArea
          aria-label="Texto"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    );
  }
  render(<Form />);
  writeSilently(screen.getByLabelText('Assunto'), 'Ideia');
  writeSilently(screen.getByLabelText('Texto'), 'Mais jogos');
  fireEvent.submit(screen.getByRole('form', { name: 'Sua opinião' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith(['Ideia', 'Mais jogos']);
});
