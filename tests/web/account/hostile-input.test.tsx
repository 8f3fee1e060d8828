import { fireEvent } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { RegistrationRules } from '#contract/entities/registration.ts';
import { boundsOf } from '#contract/rules/field-rules.ts';
import { worstSteps } from '#contract/rules/pattern-reader.ts';
import { compilePattern, PATTERN_STEP_BUDGET } from '#contract/rules/pattern-safety.ts';
import { registrationFieldNames } from '#contract/rules/registration-field-names.ts';
import { checkRegistration, registrationFields } from '#contract/rules/registration-form.ts';
import { fullForm } from '#machines/registration/proof/registration.examples.ts';
import type { LoadedForm, LoadFormOutcome } from '#machines/registration/registration.types.ts';
import { processorMilliseconds } from '#tests/rules/processor-time.ts';
import {
  anyRules,
  hostilePatterns,
  hostileText,
  hostileTexts,
} from '#tests/support/hostile-input.ts';
import LoginPage from '#web/features/login/LoginPage.tsx';
import { checkLogin } from '#web/features/login/login-draft.ts';
import RegistrationPage from '#web/features/registration/RegistrationPage.tsx';
import type * as registrationActors from '#web/features/registration/registration.actors.ts';
import { untouched } from '#web/features/registration/registration-values.ts';
import type { Setting } from '../walk/mounted-view.tsx';
import { openSite } from '../walk/open-site.ts';
import { type Stage, stage, standInForTheBrowser } from '../walk/stage.tsx';

/** What a whole form may keep the processor busy for, in milliseconds. */
const LONGEST_CHECK_MILLISECONDS = 50;

const everyText: readonly string[] = Object.values(hostileTexts).flat();

/** Rules under which every field is on the form, each with a pattern that would hang a page. */
const explosiveRules = Object.fromEntries(
  registrationFieldNames.map((name, index) => [
    name,
    {
      enabled: true,
      required: true,
      minLength: 1,
      maxLength: 255,
      acceptedPattern: hostilePatterns[index % hostilePatterns.length] ?? '*',
      patternId: '1',
    },
  ]),
) as RegistrationRules;

const settingWith = (rules: RegistrationRules) => ({
  type: 'username' as const,
  form: { ...fullForm.offer, smsAtUsername: true },
  rules,
  showCaptcha: true,
  affiliateBox: true,
  country: undefined,
});

const filledWith = (text: string) => ({
  ...untouched,
  ...Object.fromEntries(registrationFieldNames.map((name) => [name, text])),
});

describe('the check of a whole form', () => {
  test('runs no pattern whose worst case exceeds the budget of steps', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        for (const rule of Object.values(rules)) {
          const longest = boundsOf(rule).max;
          if (compilePattern(rule.acceptedPattern, longest).kind !== 'expression') continue;
          const steps = worstSteps(rule.acceptedPattern, longest, PATTERN_STEP_BUDGET);
          expect(steps).toBeLessThanOrEqual(PATTERN_STEP_BUDGET);
        }
      }),
      { numRuns: 50 },
    );
  });

  test.each(everyText.map((text) => [text.slice(0, 12), text.length, text] as const))(
    'answers at once to %j… of %i in every field, for all patterns that the server sent',
    (_, _length, text) => {
      const setting = settingWith(explosiveRules);
      // Patterns are read once, when the form is drawn.
      checkRegistration(setting, filledWith('a'));
      const spent = processorMilliseconds(() => checkRegistration(setting, filledWith(text)));
      expect(spent).toBeLessThan(LONGEST_CHECK_MILLISECONDS);
    },
  );

  test('reports a field of the form with every refusal, each once', () => {
    fc.assert(
      fc.property(anyRules, hostileText, (rules, text) => {
        const setting = settingWith(rules);
        const shown: readonly string[] = registrationFields(setting).map(({ name }) => name);
        const named = checkRegistration(setting, filledWith(text)).map(({ field }) => field);
        expect(shown).toEqual(expect.arrayContaining(named));
        expect(new Set(named).size).toBe(named.length);
      }),
    );
  });
});

/** A form with every field, with its own rules. */
function formWith(rules: RegistrationRules): LoadedForm {
  return {
    ...fullForm,
    offer: { ...fullForm.offer, smsAtUsername: true },
    settings: { ...fullForm.settings, showCaptcha: true },
    rules,
  };
}

const digitsAlone = Object.fromEntries(
  registrationFieldNames.map((name) => [
    name,
    { ...explosiveRules[name], maxLength: 20, acceptedPattern: '^[0-9]+$', patternId: '6' },
  ]),
) as RegistrationRules;

const loaded = vi.hoisted((): { form: unknown } => ({ form: null }));

vi.mock('#web/features/registration/registration.actors.ts', async (original) => {
  const real = await original<typeof registrationActors>();
  const provideRegistration: typeof real.provideRegistration = (...given) =>
    real
      .provideRegistration(...given)
      .provide({
        actors: {
          loadForm: fromPromise<LoadFormOutcome, void>(() =>
            Promise.resolve({ ok: true, value: loaded.form as LoadedForm }),
          ),
        },
      });
  return { ...real, provideRegistration };
});

const textInputs = () => [
  ...document.querySelectorAll<HTMLInputElement>('form input[name]:not([type="checkbox"])'),
];

/** A field's error for screen readers; empty if none. */
function complaintOf(input: HTMLInputElement): string {
  if (input.getAttribute('aria-invalid') !== 'true') return '';
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
}

/** Names of the fields that the screen says something is wrong with. */
const complaints = () =>
  textInputs()
    .filter((input) => complaintOf(input) !== '')
    .map(({ name }) => name);

/** Fills every field with one text and sends the form; answers with what the fields then hold. */
async function sendFilledWith(on: Stage, text: string): Promise<Readonly<Record<string, string>>> {
  await on.perform(() => {
    for (const input of textInputs()) {
      fireEvent.change(input, { target: { value: text } });
      fireEvent.blur(input);
    }
  });
  // A browser takes line breaks out of a line of text.
  const held = Object.fromEntries(textInputs().map(({ name, value }) => [name, value]));
  const [first] = textInputs();
  if (first === undefined) throw new Error('There is no form on the screen.');
  await on.perform(() => void fireEvent.submit(first));
  return held;
}

/** One text of each kind: a whole form is drawn again for each. */
const oneOfEach: readonly string[] = Object.values(hostileTexts).map(([, text]) => text);

describe('on the screen', () => {
  beforeAll(standInForTheBrowser);
  let on: Stage;
  afterEach(() => on.close());

  test.each([
    ['explosive patterns', explosiveRules],
    ['digits alone', digitsAlone],
  ])('a registration by %s says at each field what is wrong with it', async (_, rules) => {
    loaded.form = formWith(rules);
    const setting: Setting = { address: '/register', page: <RegistrationPage /> };
    for (const text of oneOfEach) {
      on = await stage('registration', setting, 'EN');
      const held = await sendFilledWith(on, text);
      const country = {
        countryCode: 'BR',
        countryDialingCode: '+55',
        trunkPrefix: '0',
        minDigits: 11,
        maxDigits: 11,
      };
      const wrong = checkRegistration(
        { ...settingWith(rules), country },
        { ...untouched, ...held },
      );
      expect(complaints().toSorted(), JSON.stringify(text.slice(0, 40))).toEqual(
        wrong.map(({ field }) => field).toSorted(),
      );
      on.close();
    }
  });

  test('a sign-in shows at each field what is wrong', async () => {
    for (const text of oneOfEach) {
      on = await stage('login', { address: '/login', page: <LoginPage />, site: openSite }, 'EN');
      const held = await sendFilledWith(on, text);
      const { username = '', password = '' } = held;
      const values = {
        ...untouched,
        username,
        password,
        remember: false,
        code: '',
        trustDevice: false,
      };
      const wrong = checkLogin(values, ['username', 'password'], undefined);
      expect(complaints(), JSON.stringify(text.slice(0, 40))).toEqual(
        wrong.map(({ field }) => field),
      );
      on.close();
    }
  });
});
