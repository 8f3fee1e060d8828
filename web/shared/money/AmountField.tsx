import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { currencySign } from './currency-sign.tsx';
import type { AmountEntry } from './use-amount-entry.ts';

/** Longer than any amount that somebody pastes with its currency. */
const LONGEST_TEXT = 40;

interface AmountFieldProps {
  readonly entry: AmountEntry;
  readonly label: string;
  /** The bounds, if left out. */
  readonly hint?: string;
  readonly isReadOnly?: boolean;
  readonly inputClassName?: string | undefined;
}

/** An amount, typed or pasted as people write it, with its error. */
export function AmountField({ entry, label, hint, isReadOnly, inputClassName }: AmountFieldProps) {
  const { t } = useTranslation('amount');
  const { input, sign, text, type, leave, problem, boundTexts } = entry;
  return (
    <Field
      label={label}
      hint={hint ?? t('bounds', boundTexts)}
      error={problem && t(`problem.${problem}`, { ...boundTexts, currency: sign })}
      required
    >
      <TextInput
        ref={input}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={LONGEST_TEXT}
        {...currencySign(entry)}
        className={inputClassName}
        value={text}
        readOnly={isReadOnly}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
    </Field>
  );
}
