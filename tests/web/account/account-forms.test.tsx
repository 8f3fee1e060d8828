import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyActorRef, type AnyMachineSnapshot, fromPromise } from 'xstate';
import { patternRules } from '#contract/rules/patterns.ts';
import { fullForm } from '#machines/registration/proof/registration.examples.ts';
import type { LoadedForm, LoadFormOutcome } from '#machines/registration/registration.types.ts';
import { answered } from '#machines/simulation/stand-in.ts';
import LoginPage from '#web/features/login/LoginPage.tsx';
import RegistrationPage from '#web/features/registration/RegistrationPage.tsx';
import type * as registrationActors from '#web/features/registration/registration.actors.ts';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { openSite } from '../walk/open-site.ts';
import { type Stage, stage, standInForTheBrowser } from '../walk/stage.tsx';

/** A form that takes letters and digits for an affiliate code. */
const withCodeRule: LoadedForm = {
  ...fullForm,
  rules: {
    ...fullForm.rules,
    affiliateCode: { ...fullForm.rules.affiliateCode, ...patternRules.lettersAndDigits },
  },
};

vi.mock('#web/features/registration/registration.actors.ts', async (original) => {
  const real = await original<typeof registrationActors>();
  const provideRegistration: typeof real.provideRegistration = (...given) =>
    real
      .provideRegistration(...given)
      .provide({
        actors: {
          loadForm: fromPromise<LoadFormOutcome, void>(() =>
            Promise.resolve({ ok: true, value: withCodeRule }),
          ),
        },
      });
  return { ...real, provideRegistration };
});

vi.mock('#web/features/login/login.actors.ts', async (original) => {
  const { withStandIns } = await import('#machines/simulation/stand-in.ts');
  const { loginMachine } = await import('#machines/login/login.machine.ts');
  return { ...(await original()), provideLogin: () => withStandIns(loginMachine) };
});

const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const formDrawn = (isBusy: boolean) => (
  <FlowForm
    label="Form"
    flow={{ isBusy, submit: (event) => event.preventDefault(), edited: () => undefined }}
  >
    <Field label="Name">
      <TextInput />
    </Field>
    <Checkbox>Agreed</Checkbox>
  </FlowForm>
);

const fieldDrawn = (error?: string) => (
  <Field label="Name" error={error} hint={error === undefined ? 'Help' : undefined}>
    <TextInput />
  </Field>
);

const captcha = () => document.querySelector('input[name="captcha"]');

describe('a form during its request', () => {
  afterEach(cleanup);

  test('cannot be changed until the answer, and keeps the focus', () => {
    const { rerender } = render(formDrawn(false));
    box('Name').focus();
    rerender(formDrawn(true));
    expect(box('Name').readOnly).toBe(true);
    expect(document.activeElement).toBe(box('Name'));
    const agreed = screen.getByRole<HTMLInputElement>('checkbox');
    fireEvent.click(agreed);
    expect(agreed.checked).toBe(false);

    rerender(formDrawn(false));
    expect(box('Name').readOnly).toBe(false);
    expect(document.activeElement).toBe(box('Name'));
    fireEvent.click(agreed);
    expect(agreed.checked).toBe(true);
  });
});

describe('what is wrong with a field', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  test('does not appear or disappear while a pointer is pressed', () => {
    const { rerender } = render(fieldDrawn());
    box('Name').focus();
    fireEvent.mouseDown(document.body, { button: 0 });
    box('Name').blur();
    rerender(fieldDrawn('Too short'));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.queryByText('Too short')).toBeNull();
    expect(screen.queryByText('Help')).not.toBeNull();

    fireEvent.mouseUp(document.body);
    expect(screen.queryByText('Too short')).toBeNull();
    act(() => void vi.advanceTimersByTime(0));
    expect(screen.queryByText('Too short')).not.toBeNull();
    expect(screen.queryByText('Help')).toBeNull();
  });

  test('appears at once when nothing is pressed', () => {
    const { rerender } = render(fieldDrawn());
    rerender(fieldDrawn('Too short'));
    expect(screen.queryByText('Too short')).not.toBeNull();
  });
});

/** Answers what an actor of the machine waits for. */
async function answer(on: Stage, child: string, output: unknown): Promise<void> {
  const snapshot = on.actor.getSnapshot() as AnyMachineSnapshot;
  const waiting = (snapshot.children as Record<string, AnyActorRef | undefined>)[child];
  if (waiting === undefined) throw new Error(`'${child}' is not running.`);
  await on.perform(() => waiting.send(answered(output)));
}

describe('on the screen', () => {
  beforeAll(standInForTheBrowser);
  let on: Stage;
  afterEach(() => on.close());

  test('an invalid code of a link is in its field, marked (A9)', async () => {
    const address = '/register?affiliateCode=not-a-code';
    on = await stage('registration', { address, page: <RegistrationPage /> }, 'EN');
    const code = box(/^Invitation code/u);
    expect(code.value).toBe('not-a-code');
    await on.perform(() => void vi.advanceTimersByTime(1_000));
    expect(code.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).not.toBe(code);
  });

  test('another sign-in method has its own captcha, without the mark of the last (A8)', async () => {
    const setting = { address: '/login', page: <LoginPage />, site: openSite };
    on = await stage('login', setting, 'EN');
    await on.perform(() => {
      fireEvent.change(box(/^User ?name/iu), { target: { value: 'maria' } });
      fireEvent.change(screen.getByLabelText(/^Password/u), { target: { value: 'x' } });
      fireEvent.submit(box(/^User ?name/iu));
    });
    await answer(on, 'signIn', { ok: false, code: 'captcha_required', captchaRequired: true });
    const first = captcha();
    expect(first?.getAttribute('aria-invalid')).toBe('true');
    const [, byMobile] = screen.getAllByRole('tab');
    if (byMobile === undefined) throw new Error('There is one way to sign in alone.');
    await on.perform(() => void fireEvent.click(byMobile));
    // Another field has its own picture.
    expect(captcha()).not.toBe(first);
    expect(captcha()?.getAttribute('aria-invalid')).toBeNull();
  });
});
