import { twoStepEntry } from '#machines/two-step/proof/two-step.entry.ts';
import type { TwoStepContext, TwoStepPurpose } from '#machines/two-step/two-step.types.ts';
import account from '#web/i18n/messages/PT/account.json';
import twoStep from '#web/i18n/messages/PT/member/twoStep.json';
import shell from '#web/i18n/messages/PT/shell.json';
import { errorsInPortuguese as errors } from './error-texts.ts';
import type { Mark } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, pressFirst, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const LOCKED = 'second_step_locked';
const PAGE = 'The page behind the dialog';
const purposes: readonly TwoStepPurpose[] = ['turnOn', 'renewCodes', 'turnOff'];

const button = (name: string) => ({ role: 'button', name });

function opened(purpose: TwoStepPurpose): WalkedFlow['begins'][string] {
  return {
    setting: {
      address: '/account',
      page: <h1>{PAGE}</h1>,
      prepare: ({ modals }) =>
        modals.send({
          type: 'modal.opened',
          modal: { type: 'twoStep', purpose, asksPassword: true },
        }),
    },
    input: { purpose, asksPassword: true },
  };
}

/** Turning the second step on and off, and making new recovery codes (A26). */
export function walkedFlow(): WalkedFlow {
  const words = twoStep;
  const submits = purposes.map((purpose) => button(words.submit[purpose]));
  const confirm = button(words.pair.submit);
  const proof: Mark = { role: 'form', name: words.confirmIdentity };
  const pairing: Mark = { role: 'form', name: words.pair.title };
  return walked({
    entry: twoStepEntry,
    language: 'PT',
    begins: {
      turningOn: opened('turnOn'),
      renewing: opened('renewCodes'),
      turningOff: opened('turnOff'),
    },
    rows: {
      provingIdentity: [proof],
      checkingProof: [proof, { role: 'status', name: words.checking }],
      pairingApp: [pairing, { ...confirm, state: 'enabled' }],
      confirmingApp: [pairing, { ...confirm, state: 'busy' }],
      showingCodes: [{ role: 'heading', name: words.codes.title }],
      askingWhetherKept: [{ role: 'heading', name: words.leaving.title }],
      // The dialog is gone; a notice reports the result.
      done: [{ role: 'heading', name: PAGE }],
      turnedOff: 'done',
      cancelled: 'done',
    },
    actions: {
      'form.submitted': press(...submits, confirm),
      'way.chosen': (event) =>
        press(button(event.way === 'app' ? words.useApp : words.useRecovery)),
      'codes.kept': press(button(words.codes.kept)),
      'codes.reopened': press(button(words.leaving.reopen)),
      'flow.left': pressFirst(button(shell.cancel), button(shell.close)),
      'form.edited': typeInto(() => [
        ...document.querySelectorAll<HTMLElement>('input[name="password"], input[name="code"]'),
      ]),
    },
    facts: [
      ...purposes.flatMap((purpose) =>
        (['enabled', 'busy'] as const).map((state) => ({
          name: `what is asked for (${purpose}, ${state})`,
          holds: (context: object, leaf: string) =>
            (context as TwoStepContext).purpose === purpose &&
            leaf === (state === 'busy' ? 'checkingProof' : 'provingIdentity'),
          mark: { ...button(words.submit[purpose]), state },
        })),
      ),
      {
        name: 'for how long no try is accepted',
        holds: (context, leaf) =>
          leaf === 'provingIdentity' &&
          (context as unknown as TwoStepContext).refusal?.code === LOCKED,
        mark: {
          role: 'alert',
          name: `${errors[LOCKED]} ${account.waitMinutes_other.replace('{{count}}', '15')}`,
        },
      },
      ...refusalFacts(errors, {
        codes: [
          ...codesOf(twoStepEntry.outcomes.prove).filter((code) => code !== LOCKED),
          ...codesOf(twoStepEntry.outcomes.confirmApp),
        ],
        leaf: ['pairingApp', 'provingIdentity'],
        role: 'alert',
      }),
    ],
  });
}
