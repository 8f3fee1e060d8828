import { useTranslation } from 'react-i18next';
import { formatRoundMoney } from '#web/i18n/format-round-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { type Fact, useChangedFacts } from '#web/shared/services/use-changed-facts.ts';
import type { RegistrationFlow } from './use-registration.ts';

/** Changes of the site's registration while its form is open (G6). */
export function useFormChanges({ context, fields }: RegistrationFlow) {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const { form } = context;
  const factsOf = ({ rules, settings }: NonNullable<typeof form>): readonly Fact[] => {
    const bonus = settings.registrationBonus;
    const fieldFacts = fields.flatMap(({ name, required }): readonly Fact[] => {
      // A number has the length of its country, and a code is typed as it was received.
      if (name === 'agreed' || name === 'mobileNum') return [];
      if (name === 'verificationCode' || name === 'captcha') return [];
      const { minLength: min, maxLength: max } = rules[name];
      const use = t(required ? 'changes.required' : 'changes.optional');
      return [
        { id: name, label: t(`field.${name}`), text: t('changes.length', { use, min, max }) },
      ];
    });
    return [
      ...(bonus
        ? [
            {
              id: 'bonus',
              label: t('changes.bonus'),
              text: formatRoundMoney(bonus.amount, bonus.currency, language),
            },
          ]
        : []),
      {
        id: 'minimumAge',
        label: t('changes.minimumAge'),
        text: t('changes.years', { count: settings.minimumAge }),
      },
      ...fieldFacts,
    ];
  };
  return useChangedFacts(`${context.registrationType} ${language}`, form && factsOf(form));
}
