import type { ExampleClock } from '#machines/catalogue/entry.ts';
import type { ContractAcceptanceContext } from '#machines/contract-acceptance/contract-acceptance.types.ts';
import { contractAcceptanceEntry } from '#machines/contract-acceptance/proof/contract-acceptance.entry.ts';
import agent from '#web/i18n/messages/EN/member/agent.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { press, tick } from './user-actions.ts';
import { type ShownFact, type WalkedFlow, walked } from './walked-flow.ts';

const t = { agent, shell };

const contractId = '11';
const questions = ['offer', 'termination'] as const;
const answers = ['accept', 'reject'] as const;

const known = (context: object) => context as ContractAcceptanceContext;
const isConfirming = (leaf: string) =>
  leaf.startsWith('deciding.confirming') || leaf === 'answering';

const button = (name: string) => ({ role: 'button', name });
const outcomeDialog = (name: string) => [{ role: 'alertdialog', name }];

/** Answering an offer or a request to end a contract (C2, C3, C5). */
export function walkedFlow(): WalkedFlow {
  const words = t.agent;
  const facts = questions.flatMap((question) =>
    answers.flatMap((answer): ShownFact[] => {
      const isIt = (context: object) =>
        known(context).question === question && known(context).answer === answer;
      const leaf = answer === 'accept' ? 'accepted' : 'rejected';
      return [
        {
          name: `to ${answer} is to be confirmed (${question})`,
          holds: (context, current) => isConfirming(current) && isIt(context),
          mark: { role: 'dialog', name: words.confirmTitle[question][answer] },
        },
        {
          name: `to ${answer} is under way (${question})`,
          holds: (context, current) => current === 'answering' && isIt(context),
          mark: { ...button(words.confirm[question][answer]), state: 'busy' },
        },
        {
          name: `it is ${leaf} (${question})`,
          holds: (context, current) => current === leaf && isIt(context),
          mark: { role: 'alertdialog', name: words.outcome[leaf][question].title },
        },
      ];
    }),
  );
  return walked({
    entry: contractAcceptanceEntry,
    language: 'EN',
    begins: {
      inDialog: {
        setting: {
          address: '/lobby',
          prepare: ({ modals }) =>
            modals.send({ type: 'modal.opened', modal: { type: 'contractRequest', contractId } }),
        },
        input: ({ now }: ExampleClock) => ({ contractId, now }),
      },
    },
    rows: {
      loading: [{ role: 'dialog', name: words.contractTitle }],
      'deciding.reviewing': [{ role: 'region', name: words.whatChanges }],
      'deciding.changed': 'deciding.reviewing',
      'deciding.confirmingAcceptance': [{ ...button(words.back), state: 'enabled' }],
      'deciding.confirmingRejection': 'deciding.confirmingAcceptance',
      answering: [],
      // The agreement is shown in the words of the question.
      accepted: 'answering',
      rejected: 'answering',
      answeredElsewhere: outcomeDialog(words.outcome.answeredElsewhere.title),
      expired: outcomeDialog(words.outcome.expired.title),
      withdrawn: outcomeDialog(words.outcome.withdrawn.title),
      uplineBlocked: outcomeDialog(words.outcome.uplineBlocked.title),
      restricted: outcomeDialog(words.outcome.restricted.title),
      gone: outcomeDialog(words.outcome.gone.title),
      unreachable: outcomeDialog(words.outcome.unreachable.title),
    },
    actions: {
      'answer.chosen': (event) =>
        event.answer === 'accept'
          ? press(button(words.accept), button(words.endContract))
          : press(button(words.reject), button(words.keepContract)),
      'answer.reconsidered': press(button(words.back)),
      'endings.understood': tick({ role: 'checkbox', name: words.understood_one }),
      'answer.confirmed': press(
        ...questions.flatMap((question) =>
          answers.map((answer) => button(words.confirm[question][answer])),
        ),
      ),
      'retry.requested': press(button(t.shell.retry)),
    },
    facts: [
      ...facts,
      {
        name: 'something changed meanwhile',
        holds: (_, leaf) => leaf === 'deciding.changed',
        mark: { role: 'alert', name: words.changedTitle + words.changedText },
      },
      ...(['network_failed', 'too_many_requests', 'unknown_error'] as const).map((code) => ({
        name: `why it was refused (${code})`,
        holds: (context: object) => known(context).refusal?.code === code,
        mark: { role: 'alert', name: errors[code] },
      })),
      {
        name: 'somebody of the downline loses a contract',
        holds: (context, leaf) =>
          (known(context).preview?.endings.length ?? 0) > 0 &&
          (leaf === 'deciding.reviewing' ||
            leaf === 'deciding.changed' ||
            (isConfirming(leaf) && known(context).answer === 'accept')),
        mark: { role: 'region', name: words.endings_one.replace('{{count}}', '1') },
      },
    ],
  });
}
