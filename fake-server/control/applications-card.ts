import { applicationRejections } from '#contract/entities/application-types.ts';
import type { Html } from '../http/html.ts';
import type { ControlApplication } from './applications.ts';
import { button, card, chip, row, rowsOr } from './cards.ts';
import type { ControlState } from './state.ts';

/** Applications for promotions that wait for review and decision (W6). */
export function applicationsCard({ applications }: ControlState): Html {
  return card(
    'applications',
    'Applications',
    rowsOr('No applications yet.', applications.map(applicationRow)),
  );
}

function applicationRow(application: ControlApplication): Html {
  const { id, account, title, comment, pictures, state } = application;
  const isOpen = state === 'applying' || state === 'in_process';
  const stepButton = (label: string, step: string) =>
    button(label, 'applications/step', { application: id, step });
  return row(
    title,
    [account, `${pictures} pictures`, ...(comment === '' ? [] : [comment])],
    chip(state.replace('_', ' '), state === 'issued'),
    [
      state === 'applying' && stepButton('Start review', 'take_up'),
      isOpen && stepButton('Approve', 'issue'),
      ...(isOpen
        ? applicationRejections.map((reason) =>
            stepButton(`Reject: ${reason.replaceAll('_', ' ')}`, reason),
          )
        : []),
    ],
  );
}
