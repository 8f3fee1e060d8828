import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  type FixedFrame,
  fixedFrames,
  MAX_PLAY_LIMIT,
} from '#contract/entities/play-limit-types.ts';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { AmountField } from '#web/shared/money/AmountField.tsx';
import { useAmountEntry } from '#web/shared/money/use-amount-entry.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import styles from './Deposit.module.css';
import { Reading } from './TroubleScreens.tsx';
import type { DepositFlow } from './use-deposit.ts';
import { useFirstLimit } from './use-first-limit.ts';

/**
 * Before the first deposit: a limit of deposits, or a deposit without one. Nothing is filled in, and
 * going without a limit takes a press of its own (W10).
 */
export function FirstLimitScreen({ flow: deposit }: { readonly flow: DepositFlow }) {
  const { t } = useTranslation(['deposit', 'playLimits']);
  const [frame, setFrame] = useState<FixedFrame>('week');
  const bounds = { minimum: 1, maximum: MAX_PLAY_LIMIT };
  const entry = useAmountEntry(deposit.context.currency, bounds);
  const flow = useFirstLimit({ onAnswered: () => deposit.send({ type: 'limits.answered' }) });
  const { isBusy } = flow;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const { amount } = entry;
    if (isBusy) return;
    if (amount === null) entry.insist();
    else flow.send({ type: 'limit.submitted', limit: { frame, amount } });
  };
  // The deposit goes on at once.
  if (flow.state === 'answered') return <Reading />;
  return (
    <div className={styles.amount}>
      <FlowForm label={t('firstLimit.title')} flow={{ ...flow, submit }}>
        <h2>{t('firstLimit.title')}</h2>
        <p>{t('firstLimit.text')}</p>
        <Field label={t('playLimits:form.frame')} required>
          <Select
            name="frame"
            value={frame}
            aria-disabled={isBusy}
            onChange={({ target }) => {
              if (!isBusy) setFrame(target.value as FixedFrame);
            }}
          >
            {fixedFrames.map((one) => (
              <option key={one} value={one}>
                {t(`playLimits:frame.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <AmountField entry={entry} label={t('firstLimit.amount')} hint={t('firstLimit.hint')} />
        <RefusalMessage refusal={flow.refusal} />
        <Button
          type="submit"
          variant="primary"
          size="l"
          block
          busy={flow.state === 'setting'}
          disabled={flow.state === 'goingWithout'}
        >
          {t('firstLimit.submit')}
        </Button>
        <Button
          size="l"
          block
          busy={flow.state === 'goingWithout'}
          disabled={flow.state === 'setting'}
          onClick={() => flow.send({ type: 'limit.declined' })}
        >
          {t('firstLimit.without')}
        </Button>
        <p className="hint">
          {t('firstLimit.later')} <Link to="/member/playLimits">{t('limit.see')}</Link>
        </p>
      </FlowForm>
    </div>
  );
}
