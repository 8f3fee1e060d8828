import { fireEvent } from '@testing-library/react';
import type { PointsConversionContext } from '#machines/points-conversion/points-conversion.types.ts';
import { pointsConversionEntry } from '#machines/points-conversion/proof/points-conversion.entry.ts';
import { dearer } from '#machines/points-conversion/proof/points-conversion.examples.ts';
import { queries } from '#web/api/queries.ts';
import { ConvertPoints } from '#web/features/points/ConvertPoints.tsx';
import points from '#web/i18n/messages/EN/member/points.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { onePassword, passwordFields } from './one-password.ts';
import { found, type Mark } from './screen.ts';
import { refusalFacts } from './shown-facts.ts';
import { press, sendEvent, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = points.convert;
const submit = { role: 'button', name: t.submit };
const heading = (name: string): Mark => ({ role: 'heading', name });
const isDearer = (context: object) =>
  (context as PointsConversionContext).overview?.pointsPerUnit === dearer.pointsPerUnit;
const wasDearer = (context: object) =>
  (context as PointsConversionContext).wish?.pointsPerUnit === dearer.pointsPerUnit;

/** Points that become money (W9). */
export function walkedFlow(): WalkedFlow {
  return walked({
    entry: pointsConversionEntry,
    language: 'EN',
    begins: {
      onPage: {
        setting: {
          address: '/pointMall?view=convert',
          page: <ConvertPoints />,
          prepare: ({ queryClient }) => {
            queryClient.setQueryDefaults(['payments'], { enabled: false });
            queryClient.setQueryData(queries.moneyPasswords.state().queryKey, onePassword);
          },
        },
        input: undefined,
      },
    },
    rows: {
      reading: [{ role: 'generic', name: shell.loading }],
      unreachable: [heading(t.unreachable)],
      closed: [heading(t.closed.title)],
      entering: [{ ...submit, state: 'enabled' }],
      changed: 'entering',
      converting: [{ ...submit, state: 'busy' }],
      readingAgain: 'converting',
      converted: [heading(t.done.title.replace('{{amount}}', 'R$20.00'))],
    },
    actions: {
      'conversion.submitted': {
        control: () => found(submit),
        perform: (button) => {
          const field = document.querySelector('input[name="points"]');
          if (field) fireEvent.change(field, { target: { value: '2,000' } });
          for (const password of passwordFields()) {
            fireEvent.change(password, { target: { value: '482915' } });
          }
          const [agreement] = found({ role: 'checkbox', name: points.agreeToChange });
          if (agreement) fireEvent.click(agreement);
          fireEvent.click(button);
        },
      },
      'another.requested': press({ role: 'button', name: t.done.another }),
      'retry.requested': press({ role: 'button', name: shell.retry }),
      'overview.changed': sendEvent,
      'form.edited': typeInto(passwordFields),
    },
    facts: [
      ...refusalFacts(errors, {
        codes: ['money_password_incorrect'],
        leaf: 'entering',
        role: 'alert',
      }),
      {
        name: 'what changed is told with both results',
        holds: (context, leaf) => leaf === 'changed' && isDearer(context) && !wasDearer(context),
        mark: {
          role: 'alert',
          name:
            points.redeem.changed +
            t.resultChanged
              .replace('{{points}}', '2,000 points')
              .replace('{{before}}', 'R$20.00')
              .replace('{{now}}', 'R$16.00') +
            points.agreeToChange,
        },
      },
    ],
  });
}
