import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type AddressFieldName,
  addressFieldNames,
  LONGEST_ADDRESS_FIELD,
  OPTIONAL_ADDRESS_FIELD,
} from '#contract/entities/points-types.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';

/** What browsers fill in by themselves. */
const autoComplete: Readonly<Record<AddressFieldName, string>> = {
  name: 'shipping name',
  street: 'shipping address-line1',
  complement: 'shipping address-line2',
  city: 'shipping address-level2',
  region: 'shipping address-level1',
  postcode: 'shipping postal-code',
};

interface AddressFieldsProps {
  readonly register: (name: AddressFieldName) => UseFormRegisterReturn;
  readonly errorOf: (name: AddressFieldName) => string | undefined;
}

/** Where goods are sent to (W9). */
export function AddressFields({ register, errorOf }: AddressFieldsProps) {
  const { t } = useTranslation('points');
  return addressFieldNames.map((name) => (
    <Field
      key={name}
      label={t(`address.${name}`)}
      error={errorOf(name)}
      {...(name === OPTIONAL_ADDRESS_FIELD
        ? { optionalMark: t('shell:optional') }
        : { required: true })}
    >
      <TextInput
        {...register(name)}
        maxLength={LONGEST_ADDRESS_FIELD}
        autoComplete={autoComplete[name]}
      />
    </Field>
  ));
}
