import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FailureBody } from '#contract/envelope.ts';
import type { ErrorCode, Outcome } from '#contract/errors.ts';
import errors from '#contract/messages/EN/errors.json';
import { standInForDialogs } from '#tests/support/dialogs.ts';
import { servicesWith, unwatched } from '#tests/support/services.ts';
import SubmissionCheckDialog from '#web/features/submission-check/SubmissionCheckDialog.tsx';
import submission from '#web/i18n/messages/EN/submission.json';
import { startI18n } from '#web/i18n/start.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';
import { forgetSubmission, keepSubmission } from '#web/shared/submission/kept-submissions.ts';

const i18n = await startI18n('EN');
await i18n.loadNamespaces(['submission', 'memberSubmission', 'errors']);

type Settled = { readonly answer: { readonly success: boolean } | null };

const memberId = 'C00000001';
const readAgain = vi.fn<() => Promise<void>>();
let key = '';

beforeEach(() => {
  standInForDialogs();
  readAgain.mockReset().mockResolvedValue();
  const facts = { amount: 5_000, currency: 'BRL' } as const;
  key = keepSubmission({ call: 'deposits.create', memberId, facts });
});
afterEach(() => forgetSubmission(key));

/** Shows what was sent before the page was reloaded; the server answers how it was settled. */
function check(settled: Outcome<Settled>): void {
  const services = servicesWith({
    api: { submissions: { settle: () => Promise.resolve(settled) } },
    session: { getSnapshot: () => ({ context: { member: { id: memberId } } }) },
    queryClient: { invalidateQueries: readAgain },
    ...unwatched,
  });
  render(
    <I18nextProvider i18n={i18n}>
      <ServicesContext value={services}>
        <SubmissionCheckDialog modal={{ type: 'submissionCheck' }} onClose={() => undefined} />
      </ServicesContext>
    </I18nextProvider>,
  );
}

/** Asks what became of a deposit. */
function ask(settled: Outcome<Settled>): void {
  check(settled);
  screen.getByText('R$50.00 deposit.');
  fireEvent.click(screen.getByText(submission.resumed.check));
}

const refused = (code: ErrorCode): Outcome<Settled> => ({ ok: false, code });
const answered = (answer: Settled['answer']): Outcome<Settled> => ({ ok: true, value: { answer } });
const refusedThen = (code: ErrorCode) =>
  answered({ success: false, code, message: '' } as unknown as FailureBody);

test.each([
  ['done', 'done', answered({ success: true }), undefined],
  [
    'done, by an answer that is not given again',
    'done',
    refused('answer_expired'),
    'answer_expired',
  ],
  ['begun when the server died', 'begun', refused('action_unfinished'), 'action_unfinished'],
  [
    'begun: a second step is missing',
    'begun',
    refusedThen('second_step_required'),
    'second_step_required',
  ],
  ['refused', 'refused', refusedThen('deposit_limit_reached'), undefined],
  ['never there', 'refused', answered(null), 'never_arrived'],
] as const)(
  'what was sent before a reload is told as it is: %s (A25, W2)',
  async (_, fate, settled, code) => {
    ask(settled);
    await screen.findByText(submission.resumed[fate]);
    if (code) screen.getByText(errors[code], { exact: false });
    // What the page shows is from before it was done, or had begun.
    expect(readAgain.mock.calls.length > 0).toBe(fate !== 'refused');
  },
);

test('what has no name of its own is called as the page that sent it (A25)', () => {
  forgetSubmission(key);
  document.title = 'Messages · NovaBet';
  // No call of today: all of them have names.
  key = keepSubmission({ call: 'deposits.unnamed' as 'deposits.create', memberId, facts: {} });
  check(answered(null));
  screen.getByText('Messages.');
});
