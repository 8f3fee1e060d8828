import type { z } from 'zod/v4';
import type { RegistrationRules } from '#contract/entities/registration.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import {
  type OptionalFieldName,
  optionalFieldNames,
} from '#contract/rules/registration-field-names.ts';
import type { Settings } from '../world/settings.ts';
import type { FieldUse, settingsRequest } from './requests.ts';

/** The settings that the control page shows and changes. */
export interface ControlSettings
  extends Pick<
    Settings,
    | 'flags'
    | 'toggles'
    | 'showCaptcha'
    | 'affiliate'
    | 'geetest'
    | 'socialLogin'
    | 'smsProvider'
    | 'smsExpiryMinutes'
    | 'loginedToHomePage'
    | 'languages'
    | 'announcementPopups'
    | 'crowd'
  > {
  /** In hundredths of the site's currency; null when there is none. */
  readonly registrationBonus: number | null;
  readonly fields: Readonly<Record<OptionalFieldName, FieldUse>>;
}

/** What of the settings is shown. */
export function shownSettings({
  rules,
  registrationBonus,
  ...settings
}: Settings): ControlSettings {
  const { flags, toggles, showCaptcha, affiliate, geetest } = settings;
  const { socialLogin, smsProvider, smsExpiryMinutes, loginedToHomePage } = settings;
  const { languages, announcementPopups, crowd } = settings;
  const fields = Object.fromEntries(optionalFieldNames.map((name) => [name, useOf(rules[name])]));
  return {
    flags,
    toggles,
    showCaptcha,
    affiliate,
    geetest,
    socialLogin,
    smsProvider,
    smsExpiryMinutes,
    loginedToHomePage,
    languages,
    announcementPopups,
    crowd,
    registrationBonus: registrationBonus?.amount ?? null,
    // Made from the list of exactly these names.
    fields: fields as ControlSettings['fields'],
  };
}

/** The change of the settings that a request asks for. */
export function settingsPatch(
  request: z.infer<typeof settingsRequest>,
  current: Settings,
): Partial<Settings> {
  const { flags, toggles, socialLogin, registrationBonus, fields, ...plain } = request;
  return {
    ...given(plain),
    ...(flags && { flags: { ...current.flags, ...given(flags) } }),
    ...(toggles && { toggles: { ...current.toggles, ...given(toggles) } }),
    ...(socialLogin && { socialLogin: { ...current.socialLogin, ...given(socialLogin) } }),
    ...(registrationBonus !== undefined && {
      registrationBonus:
        registrationBonus === null
          ? null
          : { amount: registrationBonus, currency: current.currency },
    }),
    ...(fields && { rules: rulesWith(current.rules, fields) }),
  };
}

/** Without the keys that were left undefined. */
function given<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Values]?: Exclude<Values[Key], undefined> };
}

function rulesWith(
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

function useOf({ enabled, required }: FieldRule): FieldUse {
  if (!enabled) return 'off';
  return required ? 'required' : 'optional';
}
