import { z } from 'zod/v4';
import type { Settings } from '../settings/settings-store.ts';

/** What the page shows and sends of one setting, as JSON. */
export type SettingValue = string | number | boolean | readonly string[];

/** How the page lets a person change a setting. */
export type SettingInput =
  | { readonly kind: 'switch'; readonly off: SettingValue; readonly on: SettingValue }
  | {
      readonly kind: 'number';
      readonly minimum: number;
      readonly maximum: number;
      readonly unit: string;
      /** How much of the setting the page shows as 1: money is kept in hundredths. */
      readonly scale: 1 | 100;
    }
  | { readonly kind: 'choice'; readonly choices: Choices };

/** Values with their titles. */
type Choices = readonly [Choice, ...Choice[]];
type Choice = readonly [value: string, title: string];

/** Where a setting stands, and how it is read and changed there. */
export interface SettingPlace {
  /** Name of the setting in requests and on the page: `toggles.freePlay`. */
  readonly name: string;
  /** Undefined while the site has no such setting: the terms of a way to pay that is not offered. */
  readonly read: (settings: Settings) => SettingValue | undefined;
  readonly change: (settings: Settings, value: SettingValue) => Partial<Settings>;
}

/** One setting of the control page: its place, its words, and what it accepts. */
export interface SettingRow extends SettingPlace {
  readonly title: string;
  readonly input: SettingInput;
  readonly schema: z.ZodType<SettingValue>;
}

type Leaf = string | number | boolean | null | readonly unknown[];

/** Every place of the settings, at most one group deep. */
export type SettingPath = {
  [Name in keyof Settings]: Settings[Name] extends Leaf
    ? Name
    : `${Name}.${keyof Settings[Name] & string}`;
}[keyof Settings];

/** The place that a path of the settings names. */
function placeAt(path: SettingPath): SettingPlace {
  const [first = '', second] = path.split('.');
  // The type of the path knows both names.
  const groupOf = (settings: Settings) =>
    settings[first as keyof Settings] as unknown as Readonly<Record<string, SettingValue>>;
  return {
    name: path,
    read: (settings) =>
      second === undefined
        ? (settings[first as keyof Settings] as SettingValue)
        : groupOf(settings)[second],
    change: (settings, value) => ({
      [first]: second === undefined ? value : { ...groupOf(settings), [second]: value },
    }),
  };
}

type Place = SettingPath | SettingPlace;

const placeOf = (place: Place) => (typeof place === 'string' ? placeAt(place) : place);

/** A setting with two values, the one that counts as off first. */
export function switchRow(
  place: Place,
  title: string,
  [off, on]: readonly [off: SettingValue, on: SettingValue] = [false, true],
): SettingRow {
  const known = new Set([off, on].map((value) => JSON.stringify(value)));
  const schema = z.custom<SettingValue>((value) => known.has(JSON.stringify(value)));
  return { ...placeOf(place), title, input: { kind: 'switch', off, on }, schema };
}

/** A whole number with its range and unit. */
export function numberRow(
  place: Place,
  title: string,
  [minimum, maximum]: readonly [minimum: number, maximum: number],
  unit: string,
): SettingRow {
  const schema = z.int().min(minimum).max(maximum);
  const input = { kind: 'number', minimum, maximum, unit, scale: 1 } as const;
  return { ...placeOf(place), title, input, schema };
}

/** What is kept in hundredths, as money and points are; the page shows it in whole units. */
export function hundredthsRow(
  place: Place,
  title: string,
  [minimum, maximum]: readonly [minimum: number, maximum: number],
  unit: 'money' | 'points',
): SettingRow {
  const input = { kind: 'number', minimum, maximum, unit, scale: 100 } as const;
  return { ...numberRow(place, title, [minimum, maximum], unit), input };
}

/** A setting with a few values that have titles. */
export function choiceRow(place: Place, title: string, choices: Choices): SettingRow {
  const schema = z.enum(choices.map(([value]) => value));
  return { ...placeOf(place), title, input: { kind: 'choice', choices }, schema };
}
