import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, lazy, Suspense } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { countryNamedBy } from '#contract/rules/mobile.ts';
import { queries } from '#web/api/queries.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import styles from '#web/shared/forms/form.module.css';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { useCountryOptions } from './use-countries.ts';

const Combobox = lazy(async () => ({
  default: (await import('#web/ui/fields/Combobox.tsx')).Combobox,
}));

interface MobileFieldProps {
  /** Two letters; the empty text means the visitor's own country. */
  readonly country: string;
  readonly onCountryChosen: (countryCode: string) => void;
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly required?: boolean | undefined;
}

/** The country with its dialing code, and the number beside it (A6, A7). */
export function MobileField({
  country,
  onCountryChosen,
  input,
  error,
  required = true,
}: MobileFieldProps) {
  const { t } = useTranslation('account');
  const permission = useQuery(sitePermission());
  const countries = useQuery(queries.site.countryCodes()).data ?? [];
  const options = useCountryOptions();
  const code = country === '' ? (permission.data?.location.countryCode ?? '') : country;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // A number pasted or autofilled with its dialing code selects its country.
    const chosen = countries.find(({ countryCode }) => countryCode === code);
    const pasted = countryNamedBy(event.target.value, countries, chosen);
    if (pasted) onCountryChosen(pasted.countryCode);
    void input.onChange(event);
  };
  return (
    <div className={styles.pair}>
      <Field label={t('country')} hint={options.find(({ value }) => value === code)?.label}>
        <Suspense fallback={<TextInput readOnly />}>
          <Combobox
            options={options}
            value={code}
            onChange={onCountryChosen}
            display={({ detail = '' }) => detail}
            listLabel={t('countries')}
            emptyText={t('noCountry')}
          />
        </Suspense>
      </Field>
      <Field
        label={t('mobile')}
        error={error}
        required={required}
        optionalMark={required ? undefined : t('shell:optional')}
      >
        <TextInput
          {...input}
          onChange={change}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
        />
      </Field>
    </div>
  );
}
