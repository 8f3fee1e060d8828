import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { RegistrationRules } from '#contract/entities/registration.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { standInForDialogs } from '#tests/support/dialogs.ts';
import { queryClientWith, servicesWith, unwatched } from '#tests/support/services.ts';
import { NewAccountForm } from '#web/features/agents/accounts/NewAccountForm.tsx';
import shell from '#web/i18n/messages/EN/shell.json';
import submission from '#web/i18n/messages/EN/submission.json';
import { startI18n } from '#web/i18n/start.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('EN');
await i18n.loadNamespaces(['invitations', 'registration', 'account', 'errors', 'submission']);

beforeAll(standInForDialogs);

const rule = {
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 16,
  acceptedPattern: '*',
  patternId: '1',
};
const rules = { username: rule, password: rule } as unknown as RegistrationRules;

interface Sent {
  readonly body: { readonly username: string; readonly password: string };
  readonly key: string;
}

/** The form before a server that answers each call with the next of these. */
function openForm(...answers: readonly object[]) {
  const sent: Sent[] = [];
  const create = vi.fn(async ({ body }: Pick<Sent, 'body'>, { key }: Pick<Sent, 'key'>) => {
    const answer = answers[sent.length];
    sent.push({ body, key });
    return answer;
  });
  const queryClient = queryClientWith({});
  const session = createActor(sessionMachine).start();
  const services = servicesWith({ api: { subAccounts: { create } }, session, ...unwatched });
  const onUnknown = vi.fn<(username: string | null) => void>();
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <NewAccountForm rules={rules} highestRate={0} onUnknown={onUnknown} />
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return { sent, queryClient, onUnknown };
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const made = { ok: true, value: { username: 'novata' } };
const lost = { ok: false, code: 'network_failed' };

test('after a lost answer the same account is requested with the same password (C1)', async () => {
  const { sent, queryClient, onUnknown } = openForm(lost, made);
  type('novata');
  press('Create account');
  await screen.findByRole('alertdialog', { name: submission.unanswered.title });
  // The list beside the form must not show it as if it were settled.
  expect(onUnknown).toHaveBeenLastCalledWith('novata');
  press(submission.checkAgain);
  const handout = await screen.findByRole('dialog', { name: 'Give these to the person' });
  expect(sent).toHaveLength(2);
  expect(onUnknown).toHaveBeenLastCalledWith(null);
  expect(sent[1]).toEqual(sent[0]);
  expect(handout.textContent).toContain(sent[0]?.body.password);
  expect(JSON.stringify(queryClient.getQueryCache().getAll())).not.toContain(
    sent[0]?.body.password,
  );

  press('I’ve saved it');
  expect(screen.queryByText(sent[0]?.body.password ?? '')).toBeNull();
});

test('another name, and a refused one, get their own password and key (C1)', async () => {
  const taken = { ok: false, code: 'username_taken' };
  const { sent } = openForm(lost, taken, made);
  type('novata');
  press('Create account');
  await screen.findByRole('alertdialog', { name: submission.unanswered.title });
  press(shell.close);
  type('outra');
  press('Create account');
  await screen.findByText(/already/u);
  type('outra2');
  press('Create account');
  await screen.findByRole('dialog', { name: 'Give these to the person' });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(new Set(sent.map(({ body }) => body.password)).size).toBe(3);
});

test('an invalid name is not sent (C1)', async () => {
  const { sent } = openForm();
  press('Create account');
  type('abc');
  press('Create account');
  await waitFor(() =>
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(sent).toEqual([]);
});
