import type { z } from 'zod/v4';
import type { DepositMethod } from '#contract/entities/deposit-types.ts';
import type { RegistrationRules } from '#contract/entities/registration.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import { type PatternName, patternRules } from '#contract/rules/patterns.ts';
import {
  type OptionalFieldName,
  optionalFieldNames,
} from '#contract/rules/registration-field-names.ts';
import { usualDepositTerms } from '../content/deposit-terms.ts';
import type { Settings } from '../world/site/settings.ts';
import {
  type FieldUse,
  patternNames,
  type RuledFieldName,
  ruledFieldNames,
  type settingsRequest,
} from './requests.ts';

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
    | 'agentSite'
    | 'minimumAge'
    | 'captchaAfterFailures'
    | 'withdrawals'
  > {
  /** In hundredths of the site's currency; null when there is none. */
  readonly registrationBonus: number | null;
  /** Passkeys sign in (A24). */
  readonly passkeySignIn: boolean;
  /** Whole points for each unit of money; 0 where points cannot be converted. */
  readonly pointsPerUnit: number;
  /** Taking money out asks for a password of its own. */
  readonly withdrawalPassword: boolean;
  /** Members may send money to the agents right above. */
  readonly uplineTransfers: boolean;
  /** Members may invite friends by a link of their own. */
  readonly referral: boolean;
  /** No vendor keeps a wallet of its own. */
  readonly singleWallet: boolean;
  /** The ways to pay in. */
  readonly depositMethods: readonly DepositMethod[];
  readonly fields: Readonly<Record<OptionalFieldName, FieldUse>>;
  readonly rules: Readonly<Record<RuledFieldName, ShownRule>>;
}

/** What a field accepts, with its pattern by name; null if it fits none of the variants. */
export interface ShownRule extends Pick<FieldRule, 'minLength' | 'maxLength'> {
  readonly pattern: PatternName | null;
}

/** What of the settings is shown. */
export function shownSettings({
  rules,
  registrationBonus,
  deposits,
  ...settings
}: Settings): ControlSettings {
  const { flags, toggles, showCaptcha, affiliate, geetest } = settings;
  const { socialLogin, smsProvider, smsExpiryMinutes, loginedToHomePage } = settings;
  const { languages, announcementPopups, crowd } = settings;
  const { agentSite, minimumAge, captchaAfterFailures, withdrawals } = settings;
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
    passkeySignIn: settings.passkeys.signIn,
    pointsPerUnit: settings.pointsConversion.pointsPerUnit,
    withdrawalPassword: settings.moneyPasswords.withdrawalPassword,
    uplineTransfers: settings.uplineTransfers.areOpen,
    referral: settings.referral.areOpen,
    singleWallet: settings.vendorWallets.isSingle,
    agentSite,
    minimumAge,
    captchaAfterFailures,
    withdrawals,
    depositMethods: deposits.map(({ method }) => method),
    // Both are made from the lists of exactly these names.
    fields: fields as ControlSettings['fields'],
    rules: Object.fromEntries(
      ruledFieldNames.map((name) => [name, shownRule(rules[name])]),
    ) as ControlSettings['rules'],
  };
}

/** The change of the settings that a request asks for. */
export function settingsPatch(
  request: z.infer<typeof settingsRequest>,
  current: Settings,
): Partial<Settings> {
  const {
    flags,
    toggles,
    socialLogin,
    registrationBonus,
    passkeySignIn,
    pointsPerUnit,
    withdrawalPassword,
    uplineTransfers,
    referral,
    singleWallet,
    withdrawals,
    depositMethods,
    fields,
    rules,
    ...plain
  } = request;
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
    ...(passkeySignIn !== undefined && {
      passkeys: { ...current.passkeys, signIn: passkeySignIn },
    }),
    ...(pointsPerUnit !== undefined && {
      pointsConversion: { ...current.pointsConversion, pointsPerUnit },
    }),
    ...(withdrawalPassword !== undefined && {
      moneyPasswords: { ...current.moneyPasswords, withdrawalPassword },
    }),
    ...(uplineTransfers !== undefined && {
      uplineTransfers: { ...current.uplineTransfers, areOpen: uplineTransfers },
    }),
    ...(referral !== undefined && {
      referral: { ...current.referral, areOpen: referral },
    }),
    ...(singleWallet !== undefined && {
      vendorWallets: { ...current.vendorWallets, isSingle: singleWallet },
    }),
    ...(withdrawals && {
      withdrawals: { ...current.withdrawals, ...given(withdrawals) },
    }),
    ...((fields ?? rules) && {
      rules: withRules(withUses(current.rules, fields ?? {}), rules ?? {}),
    }),
    ...(depositMethods && {
      deposits: usualDepositTerms.filter(({ method }) => depositMethods.includes(method)),
    }),
  };
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
