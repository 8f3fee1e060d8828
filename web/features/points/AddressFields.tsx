import { useTranslation } from 'react-i18next';
import {
  type AddressFieldName,
  addressFieldNames,
  LONGEST_ADDRESS_FIELD,
  OPTIONAL_ADDRESS_FIELD,
  regions,
} from '#contract/entities/delivery-types.ts';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import styles from './address-fields.module.css';
import type { RedeemDraft } from './redeem-draft.ts';
import { useLastAddress } from './use-last-address.ts';
import { usePostcodePlace } from './use-postcode-place.ts';

/** Autofill hint and phone keyboard of each field. */
const inputs: Readonly<
  Record<AddressFieldName, Pick<React.ComponentProps<'input'>, 'autoComplete' | 'inputMode'>>
> = {
  name: { autoComplete: 'shipping name' },
  telephone: { autoComplete: 'shipping tel', inputMode: 'tel' },
  postcode: { autoComplete: 'shipping postal-code', inputMode: 'numeric' },
  street: { autoComplete: 'shipping address-line1' },
  number: { autoComplete: 'off' },
  complement: { autoComplete: 'shipping address-line2' },
  district: { autoComplete: 'shipping address-level3' },
  city: { autoComplete: 'shipping address-level2' },
  region: { autoComplete: 'shipping address-level1' },
};

/** The delivery address: the last one is offered again, and a postcode fills in the street (W9). */
export function AddressFields({ draft }: { readonly draft: RedeemDraft }) {
  const { t } = useTranslation('points');
  const { register, errorOf } = useDraft(draft);
  const isOfferedAgain = useLastAddress(draft);
  const lookUp = usePostcodePlace(draft);
  return (
    <fieldset className={styles.address}>
      <legend>{t('address.title')}</legend>
      {isOfferedAgain && <p className="hint">{t('address.last')}</p>}
      {addressFieldNames.map((name) => (
        <div key={name} className={styles[name]}>
          <Field
            label={t(`address.${name}`)}
            error={errorOf(name)}
            hint={name === 'number' ? t('address.numberHint') : undefined}
            {...(name === OPTIONAL_ADDRESS_FIELD
              ? { optionalMark: t('shell:optional') }
              : { required: true })}
          >
            {name === 'region' ? (
              <Select {...register(name)} autoComplete={inputs.region.autoComplete}>
                <option value="">{t('address.noRegion')}</option>
                {regions.map((region) => (
                  <option key={region}>{region}</option>
                ))}
              </Select>
            ) : (
              <TextInput {...register(name)} maxLength={LONGEST_ADDRESS_FIELD} {...inputs[name]} />
            )}
          </Field>
          {name === 'postcode' && (
            <output className="hint">{lookUp && t(`address.lookUp.${lookUp}`)}</output>
          )}
        </div>
      ))}
    </fieldset>
  );
}
