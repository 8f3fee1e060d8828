import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { MAX_MINUTES, type MinutesEntry } from './use-minutes-entry.ts';

interface MinutesFieldProps {
  readonly entry: MinutesEntry;
  /** Minutes as hours and minutes. */
  readonly written: (minutes: number) => string;
}

/** A time of play in minutes, with its error. */
export function MinutesField({ entry, written }: MinutesFieldProps) {
  const { t } = useTranslation('playLimits');
  const { input, text, type, leave, isWrong } = entry;
  return (
    <Field
      label={t('form.minutes')}
      hint={entry.amount !== null && written(entry.amount)}
      error={isWrong && t('form.minutesWrong', { max: MAX_MINUTES })}
      required
    >
      <TextInput
        ref={input}
        name="minutes"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
    </Field>
  );
}
