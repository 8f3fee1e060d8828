import { z } from 'zod/v4';
import type { Money } from '#contract/entities/money.ts';
import type { RegistrationRules, SiteToggles } from '#contract/entities/registration.ts';
import type { RegistrationForm } from '#contract/rules/registration-form.ts';
import type { PublishingCall, Setting, SettingGroup, SettingTree } from './setting.ts';
import { settingsTable } from './table.ts';

type Table = typeof settingsTable;
type ValueOf<Node> =
  Node extends SettingGroup<infer Inner>
    ? { readonly [Name in keyof Inner]: ValueOf<Inner[Name]> }
    : Node extends Setting<infer Value>
      ? Value
      : never;

/** What the operator of the site can set: the settings table, with each setting's value. */
export type Settings = { readonly [Name in keyof Table]: ValueOf<Table[Name]> };

type NamesOf<Whole> = {
  readonly [Name in keyof Whole & string]: Whole[Name] extends
    | string
    | number
    | boolean
    | readonly unknown[]
    ? Name
    : `${Name}.${NamesOf<Whole[Name]>}`;
}[keyof Whole & string];

/** The full name of a setting: `withdrawals.minimum`. */
export type SettingName = NamesOf<Settings>;

type PatchOf<Whole> = Whole extends string | number | boolean | readonly unknown[]
  ? Whole
  : { readonly [Name in keyof Whole]?: PatchOf<Whole[Name]> | undefined };

/** Some settings with new values; the others stay as they are. */
export type SettingsPatch = PatchOf<Settings>;

/** The current settings with derived values. Rules only read them. */
export interface SettingsInForce {
  readonly current: Settings;
  /** The ways to sign in and register that flags and toggles allow (G4a). */
  readonly form: RegistrationForm;
  /** What each field of a registration accepts (A3). */
  readonly rules: RegistrationRules;
}

/** The figures that rules use separately. */
export type TransferFigures = Settings['uplineTransfers'];
export type PictureFigures = Settings['pictures'];
export type Bounds = Settings['stakeBounds'];

/** The default of every setting. */
export const usualSettings = usualOf(settingsTable) as Settings;

function usualOf(settings: SettingTree): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, node]) => [
      name,
      'settings' in node ? usualOf(node.settings) : node.usual,
    ]),
  );
}

/** Accepts a patch if each value is in its range, and nothing else. */
export const settingsPatchSchema = patchSchemaOf(settingsTable) as z.ZodType<SettingsPatch>;

function patchSchemaOf(settings: SettingTree): z.ZodType {
  const shape = Object.entries(settings).map(([name, node]) => [
    name,
    'settings' in node ? patchSchemaOf(node.settings) : node.schema,
  ]);
  return z.strictObject(Object.fromEntries(shape) as Record<string, z.ZodType>).partial();
}

type Values = Readonly<Record<string, unknown>>;
/** Whether a value is a group: no setting is an object. */
export const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values with a patch applied. */
export function withPatch<Patched extends object>(values: Patched, patch: SettingsPatch): Patched {
  return merged(values as Values, patch) as Patched;
}

function merged(values: Values, patch: Values): Values {
  const changed = Object.entries(patch)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const before = values[name];
      return [name, isGroup(before) && isGroup(value) ? merged(before, value) : value];
    });
  return { ...values, ...(Object.fromEntries(changed) as Values) };
}

/** The settings that each call publishes, by the names of its answer. */
type Published = {
  readonly [Call in PublishingCall]: {
    readonly [Name in keyof Table as Table[Name] extends {
      readonly publishedAs: { readonly [Key in Call]: infer As extends string };
    }
      ? As
      : never]: Settings[Name];
  };
};

/** The settings that a call publishes, by the names of its answer. */
export function publishedIn<Call extends PublishingCall>(
  call: Call,
  settings: Settings,
): Published[Call] {
  const values = Object.entries<Setting | SettingGroup>(settingsTable).flatMap(([name, node]) => {
    const as = node.publishedAs?.[call];
    return as === undefined ? [] : [[as, settings[name as keyof Settings]]];
  });
  return Object.fromEntries(values) as Published[Call];
}

/**
 * The effective toggles: the agents' site has no registration, agents are invited elsewhere (A20).
 */
export function countingToggles({ toggles, agentSite }: Settings): SiteToggles {
  return agentSite === 1 ? { ...toggles, usernameRegistration: 0, mobileRegistration: 0 } : toggles;
}

/** The welcome bonus of a new player; null if the site gives none (G6). */
export function registrationBonusOf({ registrationBonus, currency }: Settings): Money | null {
  return registrationBonus === 0 ? null : { amount: registrationBonus, currency };
}
