import { fireEvent } from '@testing-library/react';
import { activityApplicationEntry } from '#machines/activity-application/proof/activity-application.entry.ts';
import {
  application,
  changed,
} from '#machines/activity-application/proof/activity-application.examples.ts';
import { ActivityApplication } from '#web/features/applications/ActivityApplication.tsx';
import words from '#web/i18n/messages/EN/member/application.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { found } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, sendEvent } from './user-actions.ts';
import { type UserAction, type WalkedFlow, walked } from './walked-flow.ts';

const button = (name: string) => ({ role: 'button', name });
const outcome = (leaf: keyof typeof words.outcome) => [
  { role: 'heading', name: words.outcome[leaf].title },
];
const send = button(words.send);
const promotionId = 'live-cashback';

const submit: UserAction = {
  control: () => found(send),
  perform: (control) => {
    const comment = document.querySelector('textarea[name="comment"]');
    if (comment) fireEvent.change(comment, { target: { value: 'I played' } });
    fireEvent.click(control);
  },
};

/** Applying for a promotion (W6). */
export function walkedFlow(): WalkedFlow {
  const { outcomes } = activityApplicationEntry;
  return walked({
    entry: {
      ...activityApplicationEntry,
      events: {
        ...activityApplicationEntry.events,
        // The pictures have their own walk.
        'application.submitted': [
          { type: 'application.submitted', words: { comment: 'I played', pictures: [] } },
        ],
        'application.changed': [changed(application('in_process')), changed(null)],
      },
    },
    language: 'EN',
    begins: {
      onItsPage: {
        setting: {
          address: '/promotions/live-cashback/apply',
          page: <ActivityApplication promotionId={promotionId} />,
        },
        input: { promotionId },
      },
    },
    rows: {
      reading: [],
      unreachable: outcome('unreachable'),
      notOffered: outcome('notOffered'),
      comingSoon: outcome('comingSoon'),
      closed: outcome('closed'),
      writing: [{ ...send, state: 'enabled' }],
      sending: [{ ...send, state: 'busy' }],
      'following.applying': [button(words.withdraw.open)],
      'following.askingWithdrawal': [{ ...button(words.withdraw.confirm), state: 'enabled' }],
      'following.withdrawing': [{ ...button(words.withdraw.confirm), state: 'busy' }],
      'following.inProcess': [{ role: 'paragraph', name: words.state.in_process.title }],
      'following.issued': [{ role: 'link', name: words.toClaim }],
      'following.claimed': [{ role: 'link', name: words.toPromotion }],
      'following.rejected': [{ role: 'paragraph', name: words.state.rejected.title }],
    },
    actions: {
      'application.submitted': submit,
      'withdrawal.requested': press(button(words.withdraw.open)),
      'withdrawal.confirmed': press(button(words.withdraw.confirm)),
      'withdrawal.declined': press(button(words.withdraw.keep)),
      'retry.requested': press(button(shell.retry)),
      'connection.returned': sendEvent,
      'application.changed': sendEvent,
    },
    facts: refusalFacts(errors, {
      codes: [...codesOf(outcomes.apply), ...codesOf(outcomes.withdraw)],
      leaf: ['writing', 'following.applying'],
      role: 'alert',
    }).filter(({ name }) => !name.includes('network_failed')),
  });
}
