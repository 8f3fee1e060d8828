import {
  createFormControl,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type FieldError as HeldError,
  type UseFormProps,
} from 'react-hook-form';
import type { FieldError } from '#contract/errors.ts';

/** Options of a draft. */
interface DraftOptions<Values extends FieldValues, Context> {
  /** The values of an untouched form. */
  readonly empty: Values;
  /** Values that survived a reload (A25). */
  readonly kept?: Partial<Values> | undefined;
  /** Fields that are cleared as soon as the form unmounts. */
  readonly secrets: readonly FieldPath<Values>[];
  /**
   * All errors of the values, in the order of the form. The context says what the form currently
   * requires: a view gives it (`useDraft`), and an actor, by its input (`check`).
   */
  readonly check: (values: Values, context: Context) => readonly FieldError[];
}

/** Delay of an error after the last key, so that it does not flash while typing. */
const ERROR_DELAY_MILLISECONDS = 250;

/** A form's input, kept above the views so that it survives them. */
export type Draft<Values extends FieldValues, Context = void> = ReturnType<
  typeof createDraft<Values, Context>
>;

/** Makes an empty draft. Before the first attempt an empty field is not an error. */
export function createDraft<Values extends FieldValues, Context = void>(
  options: DraftOptions<Values, Context>,
) {
  const { empty, secrets, check } = options;
  let attempted = false;
  /** A server error and its value: it is shown until the value changes. */
  const refused = new Map<string, { readonly error: FieldError; readonly value: unknown }>();

  const wrongWith = (values: Values, context: Context): readonly FieldError[] => {
    for (const [name, { value }] of refused) {
      if (values[name] !== value) refused.delete(name);
    }
    const own = check(values, context).filter(({ rule }) => attempted || rule !== 'required');
    return [...own, ...[...refused.values()].map(({ error }) => error)];
  };

  const settings: UseFormProps<Values, Context> = {
    mode: 'onTouched',
    delayError: ERROR_DELAY_MILLISECONDS,
    // `show` focuses the first wrong field, server errors included.
    shouldFocusError: false,
    resolver: (values, context) => {
      // Each view of the form sets it, and nothing is checked before a render.
      const errors = wrongWith(values, context as Context);
      return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: heldBy(errors) };
    },
  };
  const form = createFormControl<Values, Context>({
    ...settings,
    // The library only takes deep partials; the values are complete and flat.
    defaultValues: { ...empty, ...options.kept } as never,
  });

  const setText = (name: FieldPath<Values>, text: string) =>
    form.setValue(name, text as FieldPathValue<Values, FieldPath<Values>>);
  const forget = (name: FieldPath<Values>) => {
    refused.delete(name);
    form.resetField(name);
  };

  return {
    form,
    /** Options of every view of the form: the library uses the last view's. */
    settings,
    values: () => form.getValues(),
    /** Reports every change of the values; returns how to stop. */
    onTyped: (listener: () => void) =>
      form.subscribe({ formState: { values: true }, callback: listener }),
    /** All errors of the input. */
    check: (context: Context) => check(form.getValues(), context),
    /**
     * Handles the submit: marks errors, then tells the flow, which decides; `tellWrong` is for
     * flows that also take invalid forms.
     */
    attempt(tell: () => void, tellWrong = tell) {
      return (event: React.SyntheticEvent) => {
        attempted = true;
        // A server error must be checked by the server again.
        refused.clear();
        void form.handleSubmit(tell, tellWrong)(event);
      };
    },
    /** Marks fields as wrong, and focuses the first. */
    show(errors: readonly FieldError[]) {
      for (const [index, error] of errors.entries()) {
        const name = error.field as FieldPath<Values>;
        refused.set(name, { error, value: form.getValues(name) });
        // A touched field is checked while typing, so that its error disappears at once.
        form.setValue(name, form.getValues(name), { shouldTouch: true });
        form.setError(name, held(error), { shouldFocus: index === 0 });
      }
    },
    setText,
    /** Clears a field and its error. */
    forget,
    forgetSecrets() {
      for (const name of secrets) forget(name);
    },
    clear() {
      attempted = false;
      refused.clear();
      form.reset(empty);
    },
  };
}

/** For `attempt`: a flow that checks no form only gets valid ones. */
export function ignoreWrongForm(): void {}

/** The errors of a form's required fields, in order. */
export function checkFields<Field extends string>(
  fields: readonly Field[],
  checks: Readonly<Record<Field, () => FieldError | undefined>>,
): readonly FieldError[] {
  return fields.flatMap((field) => checks[field]() ?? []);
}

/** The form library's error format, without texts: those depend on the language. */
function held({ rule, patternId, min, max, characters }: FieldError): HeldError {
  const details = {
    patternId,
    min: min?.toString(),
    max: max?.toString(),
    // The library holds texts, and mutable lists of them.
    ...(characters && { characters: [...characters] }),
  };
  return { type: rule, types: details };
}

function heldBy(errors: readonly FieldError[]): never {
  // The first error of a field is shown.
  const byField = errors.toReversed().map((error) => [error.field, held(error)]);
  return Object.fromEntries(byField) as never;
}

/** A field's error in the form library, as a contract error. */
export function errorHeld(field: string, error: HeldError | undefined): FieldError | undefined {
  if (error === undefined) return undefined;
  const { patternId, min, max, characters } = error.types ?? {};
  return {
    field,
    rule: error.type as FieldError['rule'],
    ...(typeof patternId === 'string' && { patternId }),
    ...(typeof min === 'string' && { min: Number(min) }),
    ...(typeof max === 'string' && { max: Number(max) }),
    ...(Array.isArray(characters) && { characters }),
  };
}
