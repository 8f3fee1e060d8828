import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayLimits } from '#contract/entities/play-limit.ts';
import {
  framesOf,
  MAX_PLAY_LIMIT,
  type PlayFrame,
  type PlayLimitKind,
  playLimitKinds,
} from '#contract/entities/play-limit-types.ts';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { AmountField } from '#web/shared/money/AmountField.tsx';
import { useAmountEntry } from '#web/shared/money/use-amount-entry.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { LimitEffect } from './LimitEffect.tsx';
import { MinutesField } from './MinutesField.tsx';
import styles from './play-limits.module.css';
import { useLimitTexts } from './use-limit-texts.ts';
import { useMinutesEntry } from './use-minutes-entry.ts';
import type { PlayLimitFlow } from './use-play-limit.ts';

interface LimitFormProps {
  readonly flow: PlayLimitFlow;
  readonly limits: PlayLimits;
}

/** A limit to set: of what, over which time, how much, and what it will mean. */
export function LimitForm({ flow, limits }: LimitFormProps) {
  const { t } = useTranslation('playLimits');
  const [kind, setKind] = useState<PlayLimitKind>('deposit');
  const [chosenFrame, setFrame] = useState<PlayFrame>('week');
  const frames = framesOf(kind);
  const frame = frames.includes(chosenFrame) ? chosenFrame : 'week';
  const money = useAmountEntry(limits.currency, { minimum: 1, maximum: MAX_PLAY_LIMIT });
  const minutes = useMinutesEntry();
  const texts = useLimitTexts(limits.currency);
  const entry = kind === 'time' ? minutes : money;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const { amount } = entry;
    if (flow.isBusy) return;
    if (amount === null) entry.insist();
    else flow.send({ type: 'limit.submitted', wish: { kind, frame, amount } });
  };
  return (
    <div className={styles.sheet}>
      <FlowForm label={t('form.title')} flow={{ ...flow, submit }}>
        <h2>{t('form.title')}</h2>
        <Field label={t('form.kind')} hint={t(`kindText.${kind}`)} required>
          <Select
            name="kind"
            value={kind}
            aria-disabled={flow.isBusy}
            onChange={({ target }) => {
              if (!flow.isBusy) setKind(target.value as PlayLimitKind);
            }}
          >
            {playLimitKinds.map((one) => (
              <option key={one} value={one}>
                {t(`kind.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('form.frame')} required>
          <Select
            name="frame"
            value={frame}
            aria-disabled={flow.isBusy}
            onChange={({ target }) => {
              if (!flow.isBusy) setFrame(target.value as PlayFrame);
            }}
          >
            {frames.map((one) => (
              <option key={one} value={one}>
                {texts.frame(one)}
              </option>
            ))}
          </Select>
        </Field>
        {kind === 'time' ? (
          <MinutesField entry={minutes} written={texts.time} />
        ) : (
          <AmountField entry={money} label={t('form.amount')} hint={t('form.amountHint')} />
        )}
        {flow.state !== 'saved' && (
          <LimitEffect limits={limits} wish={{ kind, frame, amount: entry.amount }} />
        )}
        {flow.context.everyMinutes === null && <RefusalMessage refusal={flow.refusal} />}
        <Button
          type="submit"
          variant="primary"
          size="l"
          block
          busy={flow.state === 'saving'}
          disabled={flow.isBusy && flow.state !== 'saving'}
        >
          {t('form.submit')}
        </Button>
      </FlowForm>
    </div>
  );
}
