import { fireEvent } from '@testing-library/react';
import { playLimitEntry, someLimits } from '#machines/play-limit/proof/play-limit.entry.ts';
import { queries } from '#web/api/queries.ts';
import PlayLimitsPage from '#web/features/play-limits/PlayLimitsPage.tsx';
import limits from '#web/i18n/messages/EN/member/playLimits.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { found, type Mark } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = limits;
const set = { role: 'button', name: t.form.submit };
const keep = { role: 'button', name: t.keep.replace('{{amount}}', 'R$100.00') };
const setInterval = { role: 'button', name: t.interval.submit };
const ready: readonly Mark[] = [
  { ...set, state: 'enabled' },
  { ...keep, state: 'enabled' },
];
const amountField = () => [...document.querySelectorAll<HTMLElement>('input[name="amount"]')];

/** One's own limits of play (W10). */
export function walkedFlow(): WalkedFlow {
  return walked({
    entry: playLimitEntry,
    language: 'EN',
    begins: {
      onPage: {
        setting: {
          address: '/member/playLimits',
          page: <PlayLimitsPage />,
          prepare: ({ queryClient }) => {
            queryClient.setQueryDefaults(['balance'], { enabled: false });
            queryClient.setQueryData(queries.playLimits.list().queryKey, someLimits);
          },
        },
        input: undefined,
      },
    },
    rows: {
      choosing: ready,
      saving: [{ ...set, state: 'busy' }],
      saved: [...ready, { role: 'alert', name: t.saved }],
      keeping: [{ ...keep, state: 'busy' }],
      kept: [...ready, { role: 'alert', name: t.kept }],
      settingInterval: [{ ...setInterval, state: 'busy' }],
      intervalSet: [...ready, { role: 'alert', name: t.intervalSet }],
    },
    actions: {
      'limit.submitted': (event) => {
        if (event.wish.amount === null) {
          return press({ role: 'button', name: 'Remove: Playing time per day' });
        }
        return {
          control: () => found(set),
          perform: (control) => {
            for (const field of amountField()) {
              fireEvent.change(field, { target: { value: '50' } });
            }
            fireEvent.click(control);
          },
        };
      },
      'change.cancelled': press(keep),
      'interval.submitted': ({ everyMinutes }) => ({
        control: () => found(setInterval),
        perform: (control) => {
          const choice = document.querySelector('select[name="everyMinutes"]');
          if (choice) fireEvent.change(choice, { target: { value: everyMinutes } });
          fireEvent.click(control);
        },
      }),
      'form.edited': typeInto(amountField),
    },
    facts: [
      ...refusalFacts(errors, {
        codes: codesOf([
          ...playLimitEntry.outcomes.chooseLimit,
          ...playLimitEntry.outcomes.keepLimit,
          ...playLimitEntry.outcomes.chooseInterval,
        ]),
        leaf: ['choosing'],
        role: 'alert',
      }),
    ],
  });
}
