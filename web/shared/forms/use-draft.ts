import { useEffect } from 'react';
import { type FieldPath, type FieldValues, get, useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldError, Refusal } from '#contract/errors.ts';
import { fieldsToMend } from '#contract/rules/fields-to-mend.ts';
import { fillBounds, wordingOf } from '#contract/rules/wording.ts';
import { type Draft, errorHeld } from './draft.ts';

/** The text of what is wrong with a field (A3). */
export function useFieldText(): (error: FieldError) => string {
  const { t } = useTranslation('registration');
  return (error) => {
    const wording = wordingOf(error);
    const text = fillBounds(t(wording.key), wording);
    const { characters = [] } = error;
    if (characters.length === 0) return text;
    const quoted = characters.map((each) =>
      /\s/u.test(each) ? t('field_space') : t('field_character', { character: each }),
    );
    return `${text} ${t('field_characters', { characters: quoted.join(', ') })}`;
  };
}

/**
 * A mounted draft: its inputs and their errors; re-renders when these change.
 *
 * @param context what the form currently requires, if that changes
 */
export function useDraft<Values extends FieldValues, Context = void>(
  draft: Draft<Values, Context>,
  ...context: [Context] extends [void] ? [] : [context: Context]
) {
  const { formState, register } = useForm({
    ...draft.settings,
    context: context[0] as Context,
    formControl: draft.form.formControl,
  });
  const textOf = useFieldText();
  return {
    register,
    /** A field's text; undefined without an error. */
    errorOf: (name: FieldPath<Values>): string | undefined => {
      const error = errorHeld(name, get(formState.errors, name));
      return error && textOf(error);
    },
  };
}

/** One field of a mounted draft: it re-renders alone, which long forms need. */
export function useDraftField<Values extends FieldValues, Context>(
  { form }: Draft<Values, Context>,
  name: FieldPath<Values>,
) {
  const { errors } = useFormState({ control: form.control, name, exact: true });
  const textOf = useFieldText();
  const error = errorHeld(name, get(errors, name));
  return { register: form.register, error: error && textOf(error) };
}

/** Marks the fields of a refusal when it arrives. */
export function useRefusedFields(
  draft: Pick<Draft<FieldValues>, 'show'>,
  refusal: Refusal | null,
): void {
  useEffect(() => {
    if (refusal) draft.show(fieldsToMend(refusal));
  }, [draft, refusal]);
}

/** Secrets are cleared with the view. */
export function useForgottenSecrets(draft: Pick<Draft<FieldValues>, 'forgetSecrets'>): void {
  useEffect(() => () => draft.forgetSecrets(), [draft]);
}
