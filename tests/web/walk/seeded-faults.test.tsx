import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as useLoginModule from '#web/features/login/use-login.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { walkedFlow } from './login-flow.tsx';
import { mainActions } from './screen.ts';
import { standInForTheBrowser } from './stage.tsx';
import { walkScreens } from './walk-screens.ts';
import { faultsOfTable } from './walked-flow.ts';

/** A fault that the view of the sign-in is given. */
type Fault =
  | 'submitStaysEnabled'
  | 'stepIsSilent'
  | 'wrongStep'
  | 'noRetry'
  | 'refusalIsHidden'
  | 'tabsSwapped'
  | 'deafSubmit';

type Module = typeof useLoginModule;

const seeded = vi.hoisted((): { fault: Fault | null } => ({ fault: null }));

vi.mock('#web/features/login/use-login.ts', async (original) => {
  const real = await original<Module>();
  const faulty: Record<Fault, (flow: ReturnType<Module['useLogin']>) => object> = {
    submitStaysEnabled: () => ({ isBusy: false }),
    stepIsSilent: () => ({ step: null }),
    wrongStep: ({ step }) => ({ step: step && 'loadingMember' }),
    noRetry: ({ state }) => ({ state: state === 'memberUnavailable' ? 'enteringDetails' : state }),
    refusalIsHidden: () => ({ refusal: null }),
    tabsSwapped: ({ chooseMethod, context }) => ({
      chooseMethod: () => chooseMethod(context.method),
    }),
    deafSubmit: () => ({ submit: (event: Event) => event.preventDefault() }),
  };
  const useLogin: Module['useLogin'] = (...given) => {
    const flow = real.useLogin(...given);
    return seeded.fault === null ? flow : { ...flow, ...faulty[seeded.fault](flow) };
  };
  return { ...real, useLogin };
});

beforeAll(standInForTheBrowser);
beforeEach(() => {
  seeded.fault = null;
});

const flow = walkedFlow();

test.each<Fault>([
  'submitStaysEnabled',
  'stepIsSilent',
  'wrongStep',
  'noRetry',
  'refusalIsHidden',
  'tabsSwapped',
  'deafSubmit',
])('a walk finds a view with the fault %s', async (fault) => {
  seeded.fault = fault;
  const { faults } = await walkScreens(flow);
  expect(faults).not.toEqual([]);
});

test('a leaf state without a row is found, and a row without a state', () => {
  const { signingIn: _, ...others } = flow.rows;
  expect(faultsOfTable({ ...flow, rows: others })).toEqual([
    "'signingIn' has no row: what does a person see there?",
  ]);
  expect(faultsOfTable({ ...flow, rows: { ...flow.rows, dreaming: [] } })).toEqual([
    "there is a row for 'dreaming', which is no leaf state",
  ]);
});

test('states that look the same are found', () => {
  const { signingIn = [] } = flow.rows;
  expect(faultsOfTable({ ...flow, rows: { ...flow.rows, loadingMember: signingIn } })).toEqual([
    "nobody can tell 'signingIn' from 'loadingMember'",
  ]);
  expect(faultsOfTable({ ...flow, rows: { ...flow.rows, loadingMember: 'signingIn' } })).toEqual(
    [],
  );
});

const button = (variant: 'primary' | 'gold' | 'secondary') =>
  `<button class="${buttonClass({ variant })}">${variant}</button>`;

test('two main actions are found, and those behind a dialog are not', () => {
  document.body.innerHTML = button('primary') + button('secondary') + button('gold');
  expect(mainActions()).toEqual(['primary', 'gold']);
  document.body.innerHTML += `<dialog open>${button('gold')}</dialog>`;
  expect(mainActions()).toEqual(['gold']);
  document.body.replaceChildren();
});
