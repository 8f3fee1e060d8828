import { z } from 'zod/v4';

/** Titles of a setting's choices, in the order of the page. */
type Choices<Value extends string> = Readonly<Record<Value, string>>;

/** The control of a setting on the control page. */
export type SettingInput =
  | { readonly kind: 'switch'; readonly off: boolean | number; readonly on: boolean | number }
  | {
      readonly kind: 'number';
      readonly minimum: number;
      readonly maximum: number;
      readonly unit: string;
      /** The stored value that the page shows as 1: money and points are stored in hundredths. */
      readonly scale: 1 | 100;
    }
  | { readonly kind: 'text' }
  | { readonly kind: 'choice'; readonly choices: Choices<string> }
  | { readonly kind: 'choices'; readonly choices: Choices<string> }
  /** Values separated by commas; with a scale they are numbers, as above. */
  | { readonly kind: 'list'; readonly scale?: 100 };

/** One setting: its schema, default and title. */
export interface Setting<Value = unknown> {
  readonly schema: z.ZodType<Value>;
  readonly usual: Value;
  readonly title: string;
  readonly input: SettingInput;
  readonly publishedAs?: PublishedAs;
}

/** Settings under one name; with a title, under a heading of their own. */
export interface SettingGroup<Settings extends SettingTree = SettingTree> {
  readonly settings: Settings;
  readonly title?: string;
  readonly publishedAs?: PublishedAs;
}

/** Settings and groups of them, by name. */
export interface SettingTree {
  readonly [name: string]: Setting | SettingGroup;
}

/** The calls that publish settings to every visitor. */
export type PublishingCall = 'site.permission' | 'account.registerSettings';

/** The name of a setting, or of a whole group, in the answers of these calls. */
export type PublishedAs = { readonly [Call in PublishingCall]?: string };

/** Publishes a setting, or a whole group, in these calls. */
export function published<Node extends Setting | SettingGroup, const Places extends PublishedAs>(
  publishedAs: Places,
  node: Node,
): Node & { readonly publishedAs: Places } {
  return { ...node, publishedAs };
}

export function group<const Settings extends SettingTree>(
  settings: Settings,
  title?: string,
): SettingGroup<Settings> {
  return title === undefined ? { settings } : { settings, title };
}

export function onOff(usual: boolean, title: string): Setting<boolean> {
  const input = { kind: 'switch', off: false, on: true } as const;
  return { schema: z.boolean(), usual, title, input };
}

/** A switch that the contract publishes as 0 or 1. */
export function toggle(usual: 0 | 1, title: string): Setting<0 | 1> {
  const input = { kind: 'switch', off: 0, on: 1 } as const;
  return { schema: z.union([z.literal(0), z.literal(1)]), usual, title, input };
}

/** A whole number with its range, both ends included, and its unit. */
export function whole(
  usual: number,
  [minimum, maximum]: readonly [minimum: number, maximum: number],
  unit: string,
  title: string,
  scale: 1 | 100 = 1,
): Setting<number> {
  const input = { kind: 'number', minimum, maximum, unit, scale } as const;
  return { schema: z.int().min(minimum).max(maximum), usual, title, input };
}

/** The highest bound or amount, in hundredths. */
export const MAX_MONEY = 1_000_000_000;

/** Money in hundredths, from one hundredth unless given. */
export function money(
  usual: number,
  title: string,
  [minimum, maximum]: readonly [minimum: number, maximum: number] = [1, MAX_MONEY],
): Setting<number> {
  return whole(usual, [minimum, maximum], 'money', title, 100);
}

/** Points in hundredths, at least one. */
export function points(usual: number, title: string): Setting<number> {
  return whole(usual, [100, MAX_MONEY], 'points', title, 100);
}

export function text(usual: string, schema: z.ZodType<string>, title: string): Setting<string> {
  return { schema, usual, title, input: { kind: 'text' } };
}

/** An ordered list of short texts. */
export function texts(usual: readonly string[], title: string): Setting<readonly string[]> {
  const schema = z.array(z.string().min(1).max(64)).max(20);
  return { schema, usual, title, input: { kind: 'list' } };
}

/** An ordered list of amounts in hundredths. */
export function amounts(usual: readonly number[], title: string): Setting<readonly number[]> {
  const schema = z.array(z.int().min(1).max(MAX_MONEY)).max(20);
  return { schema, usual, title, input: { kind: 'list', scale: 100 } };
}

/** One of several values. */
export function choice<const Value extends string>(
  usual: NoInfer<Value>,
  choices: Choices<Value>,
  title: string,
): Setting<Value> {
  const schema = z.enum(valuesOf(choices));
  return { schema, usual, title, input: { kind: 'choice', choices } };
}

/** Several of the values, at least `min`. */
export function someOf<const Value extends string>(
  usual: readonly NoInfer<Value>[],
  choices: Choices<Value>,
  title: string,
  min = 0,
): Setting<readonly Value[]> {
  const schema = z
    .array(z.enum(valuesOf(choices)))
    .min(min)
    .refine((values) => new Set(values).size === values.length, 'Do not enter anything twice.');
  return { schema, usual, title, input: { kind: 'choices', choices } };
}

function valuesOf<Value extends string>(choices: Choices<Value>): [Value, ...Value[]] {
  // Its keys are exactly these, and a choice is never empty.
  return Object.keys(choices) as [Value, ...Value[]];
}
