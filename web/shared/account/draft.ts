import {
  createFormControl,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type FieldError as HeldError,
  type UseFormProps,
} from 'react-hook-form';
import type { FieldError } from '#contract/errors.ts';

/** What makes a draft. */
interface DraftOptions<Values extends FieldValues, Context> {
  /** The values of an untouched form. */
  readonly empty: Values;
  /** What came through a reload (A25). */
  readonly kept?: Partial<Values> | undefined;
  /** Fields that are emptied as soon as the form leaves the screen. */
  readonly secrets: readonly FieldPath<Values>[];
  /**
   * Everything that is wrong with the values, in the order of the form. The context says what the
   * form asks for now: a view gives it (`useDraft`), and so does an actor, by its input (`check`).
   */
  readonly check: (values: Values, context: Context) => readonly FieldError[];
}

/** A mistake shows this long after the last key: it does not flash up on the way to what is right. */
const ERROR_DELAY_MILLISECONDS = 250;

/** What a person has typed, kept above the views so that it outlives them. */
export type Draft<Values extends FieldValues, Context = void> = ReturnType<
  typeof createDraft<Values, Context>
>;

/** Makes an empty draft. Before the first attempt an empty field is nobody's mistake. */
export function createDraft<Values extends FieldValues, Context = void>(
  options: DraftOptions<Values, Context>,
) {
  const { empty, secrets, check } = options;
  let attempted = false;
  /** What the server did not take, with the value that it was told: it stands until that changes. */
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
    // The first wrong field of all, the server's too, is focused by `show`.
    shouldFocusError: false,
    resolver: (values, context) => {
      // Every view of the form gives it, and none checks before it is drawn.
      const errors = wrongWith(values, context as Context);
      return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: heldBy(errors) };
    },
  };
  const form = createFormControl<Values, Context>({
    ...settings,
    // The library takes deep partials only; the values are whole and flat.
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
    /** What every view of the form passes on: the library takes the last view's word for it. */
    settings,
    values: () => form.getValues(),
    /** Tells of every change of the values; gives back how to stop. */
    onTyped: (listener: () => void) =>
      form.subscribe({ formState: { values: true }, callback: listener }),
    /** Everything that is wrong with what was typed. */
    check: (context: Context) => check(form.getValues(), context),
    /**
     * Handles the sending of the form: marks what is wrong, then tells the flow, which has the last
     * word on it; `tellWrong` where a flow takes a right form alone.
     */
    attempt(tell: () => void, tellWrong = tell) {
      return (event: React.SyntheticEvent) => {
        attempted = true;
        // The server is asked anew.
        refused.clear();
        void form.handleSubmit(tell, tellWrong)(event);
      };
    },
    /** Marks fields as wrong, and leads to the first of them. */
    show(errors: readonly FieldError[]) {
      for (const [index, error] of errors.entries()) {
        const name = error.field as FieldPath<Values>;
        refused.set(name, { error, value: form.getValues(name) });
        // A touched field is checked while it is mended, so that the mark goes at once.
        form.setValue(name, form.getValues(name), { shouldTouch: true });
        form.setError(name, held(error), { shouldFocus: index === 0 });
      }
    },
    setText,
    /** Empties a field, and takes its mark away. */
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

/** For `attempt`: a flow that checks no form is told of right ones alone. */
export function ignoreWrongForm(): void {}

/** What is wrong with the fields that a form asks for, in its order. */
export function checkFields<Field extends string>(
  fields: readonly Field[],
  checks: Readonly<Record<Field, () => FieldError | undefined>>,
): readonly FieldError[] {
  return fields.flatMap((field) => checks[field]() ?? []);
}

/** The form library's own shape of an error, without words: those depend on the language. */
function held({ rule, patternId, min, max, characters }: FieldError): HeldError {
  const details = {
    patternId,
    min: min?.toString(),
    max: max?.toString(),
    // The library holds texts, and lists of them that may change.
    ...(characters && { characters: [...characters] }),
  };
  return { type: rule, types: details };
}

function heldBy(errors: readonly FieldError[]): never {
  // The first error of a field is the one that is shown.
  const byField = errors.toReversed().map((error) => [error.field, held(error)]);
  return Object.fromEntries(byField) as never;
}

/** The error that the form library holds for a field, in the contract's words. */
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
