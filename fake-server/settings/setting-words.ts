import type { SettingInput } from './setting.ts';

/** A value of a setting in words, as the control page shows it: `20 min`, `on`, `PT, EN`. */
export function valueWords(input: SettingInput, value: unknown): string {
  switch (input.kind) {
    case 'switch':
      return value === input.on ? 'on' : 'off';
    case 'number':
      return `${Number(value) / input.scale} ${input.unit}`;
    case 'choice':
      return input.choices[String(value)] ?? String(value);
    case 'choices':
      return listWords((value as readonly string[]).map((each) => input.choices[each] ?? each));
    case 'list':
      return listWords(itemsOf(value, input.scale));
    case 'text':
      break;
  }
  return value === '' ? 'nothing' : String(value);
}

/** What a setting may be, in words: where a value is refused. */
export function rangeWords(input: SettingInput): string {
  switch (input.kind) {
    case 'number': {
      const { minimum, maximum, scale, unit } = input;
      const step = scale === 1 ? 'a whole number ' : '';
      return `Enter ${step}from ${minimum / scale} to ${maximum / scale} ${unit}.`;
    }
    case 'choices':
      return 'Choose at least one.';
    case 'list':
      return `Enter up to 20 ${input.scale === undefined ? 'short texts' : 'amounts'}, separated by commas.`;
    case 'switch':
    case 'choice':
    case 'text':
      break;
  }
  return 'This value is not allowed.';
}

const listWords = (items: readonly unknown[]) => (items.length === 0 ? 'none' : items.join(', '));

/** The values of a list as the control page shows them. */
export function itemsOf(value: unknown, scale: number | undefined): readonly unknown[] {
  const items = value as readonly unknown[];
  return scale === undefined ? items : items.map((item) => Number(item) / scale);
}
