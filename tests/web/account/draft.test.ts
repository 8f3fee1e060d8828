import { cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import type { FieldError } from '#contract/errors.ts';
import { checkPresent } from '#contract/rules/field-rules.ts';
import { checkFields, createDraft, errorHeld } from '#web/shared/forms/draft.ts';

interface Values {
  readonly name: string;
  readonly secret: string;
}

/** A form with two fields, of which the name must not hold digits. */
function draftOfTwo() {
  return createDraft<Values>({
    empty: { name: '', secret: '' },
    secrets: ['secret'],
    check: ({ name, secret }) => {
      const pattern: FieldError = {
        field: 'name',
        rule: 'pattern',
        patternId: '9',
        min: 2,
        max: 8,
      };
      return [
        /[0-9]/u.test(name) ? pattern : checkPresent('name', name),
        checkPresent('secret', secret),
      ].filter((error) => error !== undefined);
    },
  });
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

type Draft = ReturnType<typeof draftOfTwo>;

/** Puts both inputs on the page, as a view does. */
function mount({ form, settings }: Draft) {
  renderHook(() => useForm<Values>({ ...settings, formControl: form.formControl }));
  for (const name of ['name', 'secret'] as const) {
    const input = document.createElement('input');
    input.name = name;
    document.body.append(input);
    form.register(name).ref(input);
  }
}

const submission = () => new Event('submit') as unknown as React.SyntheticEvent;

const errorOf = ({ form }: Draft, name: keyof Values) =>
  errorHeld(name, form.getFieldState(name).error);

test('an empty field is not marked before the form is submitted', async () => {
  const draft = draftOfTwo();
  mount(draft);
  await draft.form.trigger();
  expect(errorOf(draft, 'name')).toBeUndefined();

  const checked = Promise.withResolvers<void>();
  draft.attempt(checked.resolve)(submission());
  await checked.promise;
  expect(errorOf(draft, 'name')).toEqual({ field: 'name', rule: 'required' });
});

test('the flow gets every attempt and decides what is wrong', async () => {
  const draft = draftOfTwo();
  mount(draft);
  draft.setText('name', 'Ana');
  draft.setText('secret', 'x');
  const checked = Promise.withResolvers<void>();
  draft.attempt(checked.resolve)(submission());
  await checked.promise;
  expect(draft.check()).toEqual([]);
});

test('checks what the view requires now (A3)', async () => {
  const draft = createDraft<Values, readonly (keyof Values)[]>({
    empty: { name: '', secret: '' },
    secrets: [],
    check: (_, fields) =>
      checkFields(fields, {
        name: () => ({ field: 'name', rule: 'pattern' }),
        secret: () => ({ field: 'secret', rule: 'pattern' }),
      }),
  });
  const wrongFields = async () => {
    await draft.form.trigger();
    return (['name', 'secret'] as const).filter((name) => draft.form.getFieldState(name).invalid);
  };
  const { settings, form } = draft;
  const view = renderHook(
    ({ context }) =>
      useForm<Values, readonly (keyof Values)[]>({
        ...settings,
        context,
        formControl: form.formControl,
      }),
    { initialProps: { context: ['name'] as readonly (keyof Values)[] } },
  );
  for (const name of ['name', 'secret'] as const) form.register(name);
  expect(await wrongFields()).toEqual(['name']);
  view.rerender({ context: ['secret'] });
  expect(await wrongFields()).toEqual(['secret']);
});

test('a flow that accepts only a valid form does not get an invalid one', async () => {
  const draft = draftOfTwo();
  mount(draft);
  const checked = Promise.withResolvers<string>();
  draft.attempt(
    () => checked.resolve('right'),
    () => checked.resolve('wrong'),
  )(submission());
  expect(await checked.promise).toBe('wrong');
});

test('an error keeps the pattern and the bounds of its text', async () => {
  const draft = draftOfTwo();
  mount(draft);
  draft.setText('name', 'Ana 2');
  await draft.form.trigger('name');
  expect(errorOf(draft, 'name')).toEqual(draft.check()[0]);
});

test('fields that the server refuses are marked, and the first one has the focus', () => {
  const draft = draftOfTwo();
  mount(draft);
  draft.show([
    { field: 'secret', rule: 'incorrect' },
    { field: 'name', rule: 'taken' },
  ]);
  expect(errorOf(draft, 'name')).toEqual({ field: 'name', rule: 'taken' });
  expect(errorOf(draft, 'secret')).toEqual({ field: 'secret', rule: 'incorrect' });
  expect(document.activeElement?.getAttribute('name')).toBe('secret');
});

test('a refused field stays marked until its value changes', async () => {
  const draft = draftOfTwo();
  mount(draft);
  draft.setText('name', 'Ana');
  draft.show([{ field: 'name', rule: 'taken' }]);
  const name = document.querySelector<HTMLInputElement>('input[name="name"]');

  await draft.form.register('name').onBlur({ type: 'blur', target: name });
  expect(errorOf(draft, 'name')).toEqual({ field: 'name', rule: 'taken' });

  if (name !== null) name.value = 'Eva';
  await draft.form.register('name').onChange({ type: 'change', target: name });
  expect(errorOf(draft, 'name')).toBeUndefined();
});

test('a new attempt is sent again, also after a refusal', async () => {
  const draft = draftOfTwo();
  mount(draft);
  draft.setText('name', 'Ana');
  draft.setText('secret', 'x');
  draft.show([{ field: 'name', rule: 'taken' }]);
  const checked = Promise.withResolvers<void>();
  draft.attempt(checked.resolve)(submission());
  await checked.promise;
  expect(errorOf(draft, 'name')).toBeUndefined();
});

test('a cleared field is empty, and not marked', () => {
  const draft = draftOfTwo();
  mount(draft);
  draft.setText('name', 'Ana');
  draft.show([{ field: 'name', rule: 'taken' }]);
  draft.forget('name');
  expect(draft.values()).toEqual({ name: '', secret: '' });
  expect(errorOf(draft, 'name')).toBeUndefined();
});

test('secrets are removed with the view, the rest stays until the draft is cleared', () => {
  const draft = draftOfTwo();
  mount(draft);
  draft.setText('name', 'Ana');
  draft.setText('secret', 'x');
  draft.forgetSecrets();
  expect(draft.values()).toEqual({ name: 'Ana', secret: '' });
  draft.clear();
  expect(draft.values()).toEqual({ name: '', secret: '' });
});
