import { z } from 'zod/v4';

/** Titles of the values that a setting chooses from, in the order of the page. */
type Choices<Value extends string> = Readonly<Record<Value, string>>;

/** How the control page lets a person change a setting. */
export type SettingInput =
  | { readonly kind: 'switch'; readonly off: boolean | number; readonly on: boolean | number }
  | {
      readonly kind: 'number';
      readonly minimum: number;
      readonly maximum: number;
      readonly unit: string;
      /** How much of the setting the page shows as 1: money and points are kept in hundredths. */
      readonly scale: 1 | 100;
    }
  | { readonly kind: 'text' }
  | { readonly kind: 'choice'; readonly choices: Choices<string> }
  | { readonly kind: 'choices'; readonly choices: Choices<string> }
  /** Values with commas between them; with a scale they are numbers, as above. */
  | { readonly kind: 'list'; readonly scale?: 100 };

/** One setting: what it may be, what it is where nobody has set it, and how the operator reads it. */
export interface Setting<Value = unknown> {
  readonly schema: z.ZodType<Value>;
  readonly usual: Value;
  readonly title: string;
  readonly input: SettingInput;
  readonly publishedAs?: PublishedAs;
}

/** Some settings under one name; under a heading of their own where they have a title. */
export interface SettingGroup<Settings extends SettingTree = SettingTree> {
  readonly settings: Settings;
  readonly title?: string;
  readonly publishedAs?: PublishedAs;
}

/** Settings and groups of them, by name. */
export interface SettingTree {
  readonly [name: string]: Setting | SettingGroup;
}

/** The calls that give every visitor some of the settings. */
export type PublishingCall = 'site.permission' | 'account.registerSettings';

/** What a setting, or a whole group, is called in the answers of these calls. */
export type PublishedAs = { readonly [Call in PublishingCall]?: string };

/** Has the calls publish a setting, or a whole group. */
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

/** What no bound or amount exceeds, in hundredths. */
export const MAX_MONEY = 1_000_000_000;

/** Money in hundredths, from one hundredth where nothing else is said. */
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

/** Some short texts, in their order. */
export function texts(usual: readonly string[], title: string): Setting<readonly string[]> {
  const schema = z.array(z.string().min(1).max(64)).max(20);
  return { schema, usual, title, input: { kind: 'list' } };
}

/** Some amounts of money in hundredths, in their order. */
export function amounts(usual: readonly number[], title: string): Setting<readonly number[]> {
  const schema = z.array(z.int().min(1).max(MAX_MONEY)).max(20);
  return { schema, usual, title, input: { kind: 'list', scale: 100 } };
}

/** One of some values. */
export function choice<const Value extends string>(
  usual: NoInfer<Value>,
  choices: Choices<Value>,
  title: string,
): Setting<Value> {
  const schema = z.enum(valuesOf(choices));
  return { schema, usual, title, input: { kind: 'choice', choices } };
}

/** Some of some values, `min` of them or more. */
export function someOf<const Value extends string>(
  usual: readonly NoInfer<Value>[],
  choices: Choices<Value>,
  title: string,
  min = 0,
): Setting<readonly Value[]> {
  const schema = z
    .array(z.enum(valuesOf(choices)))
    .min(min)
    .refine((values) => new Set(values).size === values.length, 'Nothing stands there twice.');
  return { schema, usual, title, input: { kind: 'choices', choices } };
}

function valuesOf<Value extends string>(choices: Choices<Value>): [Value, ...Value[]] {
  // Its keys are exactly these, and nobody chooses from nothing.
  return Object.keys(choices) as [Value, ...Value[]];
}
