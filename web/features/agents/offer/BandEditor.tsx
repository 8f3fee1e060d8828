import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { amountTexts } from '#web/shared/money/amount-texts.ts';
import { currencySign } from '#web/shared/money/currency-sign.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import type { ContractWords } from '../contract-words.ts';
import styles from './offer.module.css';
import { type BandField, type BandTexts, bandFields, type ReadBand } from './offer-draft.ts';

/** Longer than any pasted figure with its currency. */
const LONGEST_TEXT = 40;

interface BandEditorProps {
  /** Counted from 1. */
  readonly number: number;
  readonly kind: ContractKind;
  readonly texts: BandTexts;
  readonly read: ReadBand | undefined;
  /** The form was submitted: missing values are errors too. */
  readonly isSent: boolean;
  /** How amounts are written and read. */
  readonly amounts: ReturnType<typeof amountTexts>;
  readonly words: ContractWords;
  readonly onTyped: (texts: BandTexts) => void;
  /** The last band cannot be removed. */
  readonly onRemoved: (() => void) | undefined;
}

/** One band: its requirements, its rate, and the highest allowed rate (C2). */
export function BandEditor(props: BandEditorProps) {
  const { t } = useTranslation(['contractOffer', 'amount']);
  const { number, kind, texts, read, isSent, amounts, words, onTyped, onRemoved } = props;
  const max = read?.max;
  const rates = {
    max: words.rate(max ?? 0),
    kept: words.rate((max ?? 0) - (read?.band?.rate ?? 0)),
  };
  const errorOf = (name: BandField) => {
    const problem = read?.problems[name];
    const isMissing = problem === 'rate' && texts.rate.trim() === '';
    if (problem === undefined || (isMissing && !isSent)) return false;
    return problem === 'otherCurrency'
      ? t('amount:problem.otherCurrency', { currency: amounts.sign })
      : t(`problem.${problem}`, rates);
  };
  // If the rate is too high, the error says the same.
  const isShownElsewhere = !max || read?.problems.rate === 'rateAboveOwn';
  const rateHint = isShownElsewhere ? undefined : t(read?.band ? 'rateKept' : 'rateMost', rates);
  // A salary is paid during the period: it cannot require a loss.
  const fields = bandFields.filter((name) => kind === 'dividend' || name !== 'profitAndLoss');
  return (
    <fieldset className={styles.band}>
      <legend>{t('band', { number })}</legend>
      <div className={styles.fields}>
        {fields.map((name) => (
          <Field
            key={name}
            label={t(`field.${name}`)}
            required={name === 'rate'}
            hint={name === 'rate' && rateHint}
            error={errorOf(name)}
          >
            <TextInput
              value={texts[name]}
              inputMode={name === 'activeMembers' ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={LONGEST_TEXT}
              {...(name === 'betAmount' || name === 'profitAndLoss' ? currencySign(amounts) : {})}
              {...(name === 'rate' && { trailing: <span className={styles.unit}>%</span> })}
              onChange={({ target }) => onTyped({ ...texts, [name]: target.value })}
            />
          </Field>
        ))}
      </div>
      {onRemoved && (
        <div>
          <Button size="s" onClick={onRemoved}>
            {t('removeBand', { number })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
