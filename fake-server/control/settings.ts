import type { z } from 'zod/v4';
import type { RegistrationRules } from '#contract/entities/registration.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import { type PatternName, patternRules } from '#contract/rules/patterns.ts';
import {
  type OptionalFieldName,
  optionalFieldNames,
} from '#contract/rules/registration-field-names.ts';
import type { Settings } from '../settings/settings-store.ts';
import {
  type FieldUse,
  patternNames,
  type RuledFieldName,
  ruledFieldNames,
  type settingsRequest,
} from './requests.ts';
import { settingConflict } from './setting-conflicts.ts';
import type { SettingValue } from './setting-row.ts';
import { settingRows } from './setting-rows.ts';

/** The settings that the control page shows and changes. */
export interface ControlSettings {
  /** By the names of their rows; what the site does not have now is left out. */
  readonly values: Readonly<Record<string, SettingValue>>;
  readonly fields: Readonly<Record<OptionalFieldName, FieldUse>>;
  readonly rules: Readonly<Record<RuledFieldName, ShownRule>>;
}

/** What a field accepts, with its pattern by name; null if it fits none of the variants. */
export interface ShownRule extends Pick<FieldRule, 'minLength' | 'maxLength'> {
  readonly pattern: PatternName | null;
}

/** What of the settings is shown. */
export function shownSettings(settings: Settings): ControlSettings {
  const { rules } = settings;
  const fields = Object.fromEntries(optionalFieldNames.map((name) => [name, useOf(rules[name])]));
  const values = settingRows.flatMap(({ name, read }) => {
    const value = read(settings);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    values: Object.fromEntries(values),
    // Both are made from the lists of exactly these names.
    fields: fields as ControlSettings['fields'],
    rules: Object.fromEntries(
      ruledFieldNames.map((name) => [name, shownRule(rules[name])]),
    ) as ControlSettings['rules'],
  };
}

/** The change of the settings that a request asks for; `problem` says why it cannot be made. */
export function settingsPatch(
  { fields, rules, ...values }: z.infer<typeof settingsRequest>,
  current: Settings,
): { readonly patch: Partial<Settings>; readonly problem: string | undefined } {
  let patch: Partial<Settings> = {};
  for (const { name, change } of settingRows) {
    // The request was checked by the schema of each row.
    const value = (values as Readonly<Record<string, SettingValue | undefined>>)[name];
    if (value !== undefined) patch = { ...patch, ...change({ ...current, ...patch }, value) };
  }
  if (fields ?? rules) {
    const uses = withUses(current.rules, fields ?? {});
    patch = { ...patch, rules: withRules(uses, rules ?? {}) };
  }
  return { patch, problem: settingConflict({ ...current, ...patch }) };
}

/** Without the keys that were left undefined. */
function given<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Values]?: Exclude<Values[Key], undefined> };
}

function withUses(
  rules: RegistrationRules,
  uses: Partial<Record<OptionalFieldName, FieldUse | undefined>>,
): RegistrationRules {
  return optionalFieldNames.reduce<RegistrationRules>((changed, name) => {
    const use = uses[name];
    if (use === undefined) return changed;
    const rule = { ...changed[name], enabled: use !== 'off', required: use === 'required' };
    return { ...changed, [name]: rule };
  }, rules);
}

type RuleChange = NonNullable<
  NonNullable<z.infer<typeof settingsRequest>['rules']>[RuledFieldName]
>;

function withRules(
  rules: RegistrationRules,
  changes: Partial<Record<RuledFieldName, RuleChange | undefined>>,
): RegistrationRules {
  return ruledFieldNames.reduce<RegistrationRules>((changed, name) => {
    const { pattern, ...lengths } = changes[name] ?? {};
    const { patternId, acceptedPattern } = pattern ? patternRules[pattern] : changed[name];
    return {
      ...changed,
      [name]: { ...changed[name], ...given(lengths), patternId, acceptedPattern },
    };
  }, rules);
}

function shownRule({ minLength, maxLength, patternId, acceptedPattern }: FieldRule): ShownRule {
  const pattern = patternNames.find(
    (name) =>
      patternRules[name].patternId === patternId &&
      patternRules[name].acceptedPattern === acceptedPattern,
  );
  return { minLength, maxLength, pattern: pattern ?? null };
}

function useOf({ enabled, required }: FieldRule): FieldUse {
  if (!enabled) return 'off';
  return required ? 'required' : 'optional';
}
