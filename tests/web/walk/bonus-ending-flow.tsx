import { bonusEndingEntry } from '#machines/bonus-ending/proof/bonus-ending.entry.ts';
import bonuses from '#web/i18n/messages/EN/member/bonuses.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { refusalFacts } from './shown-facts.ts';
import { press, pressAgreeing } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const end = { role: 'button', name: bonuses.confirm.given_up };
const heading = (name: string) => ({ role: 'heading', name });

/** Giving up a bonus (W11). */
export function walkedFlow(): WalkedFlow {
  return walked({
    entry: bonusEndingEntry,
    language: 'EN',
    begins: {
      inDialog: {
        setting: {
          address: '/bonuses',
          page: <h1>Bonuses</h1>,
          prepare: ({ modals }) =>
            modals.send({ type: 'modal.opened', modal: { type: 'endBonus', bonusId: '7' } }),
        },
        input: { bonusId: '7' },
      },
    },
    rows: {
      reading: [{ role: 'generic', name: shell.loading }],
      unreachable: [heading(bonuses.outcome.unreachable.title)],
      confirming: [{ ...end, state: 'enabled' }],
      changed: 'confirming',
      ending: [{ ...end, state: 'busy' }],
      readingAgain: 'ending',
      over: [heading(bonuses.outcome.over.title)],
      ended: [heading(bonuses.outcome.ended.title)],
    },
    actions: {
      'ending.confirmed': pressAgreeing({ role: 'checkbox', name: bonuses.agreeToChange }, end),
      'retry.requested': press({ role: 'button', name: shell.retry }),
    },
    facts: [
      ...refusalFacts(errors, {
        codes: ['in_need_true_account'],
        leaf: ['confirming', 'changed', 'unreachable'],
        role: 'alert',
      }),
    ],
  });
}
