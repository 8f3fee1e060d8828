import { isErrorCode } from '#contract/errors.ts';
import { isMomentText } from '#contract/rules/moment-text.ts';
import type { Act } from '#machines/simulation/acts.ts';

/** Why a field's new text does not fit its example. */
export type EditProblem = 'number' | 'errorCode' | 'moment';

/** A value of an example that may be edited. It keeps its JSON type. */
export interface EditableField {
  /** Names and positions that lead to it. */
  readonly path: readonly string[];
  readonly value: string | number | boolean;
}

/** An act that carries values. */
export type EditableAct = Extract<Act, { readonly type: 'event' | 'answer' }>;

/** Whether an act carries values that may be edited. */
export function isEditable(act: Act): act is EditableAct {
  return (act.type === 'event' || act.type === 'answer') && editableFields(act).length > 0;
}

/** Decides the shape of the rest: another example has the other shape. */
const FIXED_FIELD = 'ok';

/** The values that an act carries; null is left as it is. */
export function editableFields(act: EditableAct): readonly EditableField[] {
  return fieldsIn(carriedBy(act), []);
}

function carriedBy(act: EditableAct): unknown {
  if (act.type === 'answer') return act.output;
  const { type: _type, ...carried } = act.event;
  return carried;
}

function fieldsIn(data: unknown, path: readonly string[]): readonly EditableField[] {
  if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') {
    return path.at(-1) === FIXED_FIELD ? [] : [{ path, value: data }];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, inner]: [string, unknown]) =>
    fieldsIn(inner, [...path, name]),
  );
}

/** Reads a field's new text as the type of its example. */
export function readEdited(
  { path, value }: EditableField,
  text: string,
): { readonly value: EditableField['value'] } | { readonly problem: EditProblem } {
  if (typeof value === 'number') {
    const number = text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(number) ? { value: number } : { problem: 'number' };
  }
  if (path.at(-1) === 'code' && isErrorCode(String(value)) && !isErrorCode(text)) {
    return { problem: 'errorCode' };
  }
  if (isMomentText(String(value)) && !isMomentText(text)) return { problem: 'moment' };
  return { value: text };
}

/** The act with other values. */
export function withEdited(act: EditableAct, edited: readonly EditableField[]): EditableAct {
  if (act.type === 'answer') return { ...act, output: edited.reduce(replaced, act.output) };
  return { ...act, event: edited.reduce(replaced, act.event) as typeof act.event };
}

function replaced(data: unknown, { path, value }: EditableField): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(data)) {
    return data.map((item: unknown, index) =>
      String(index) === name ? replaced(item, { path: rest, value }) : item,
    );
  }
  const fields = data as Readonly<Record<string, unknown>>;
  return { ...fields, [name]: replaced(fields[name], { path: rest, value }) };
}
