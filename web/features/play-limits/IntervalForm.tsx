import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayLimits } from '#contract/entities/play-limit.ts';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import styles from './play-limits.module.css';
import { useLimitTexts } from './use-limit-texts.ts';
import type { PlayLimitFlow } from './use-play-limit.ts';

/** Usual intervals, in minutes of play. */
const intervals = [5, 10, 15, 20, 30, 45, 60, 90, 120];

interface IntervalFormProps {
  readonly flow: PlayLimitFlow;
  readonly limits: PlayLimits;
}

/** How often the person is asked during play whether to go on (W10). */
export function IntervalForm({ flow, limits: { check, currency } }: IntervalFormProps) {
  const { t } = useTranslation('playLimits');
  const texts = useLimitTexts(currency);
  const [chosen, setChosen] = useState<number>();
  if (!check) return null;
  const { everyMinutes, longestMinutes } = check;
  const offered = [...new Set([...intervals, everyMinutes, longestMinutes])]
    .filter((minutes) => minutes <= longestMinutes)
    .toSorted((one, other) => one - other);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (flow.isBusy) return;
    flow.send({ type: 'interval.submitted', everyMinutes: chosen ?? everyMinutes });
  };
  return (
    <div className={styles.sheet}>
      <FlowForm label={t('interval.title')} flow={{ ...flow, submit }}>
        <h2>{t('interval.title')}</h2>
        <p>{t('interval.now', { time: texts.time(everyMinutes) })}</p>
        <Field label={t('interval.every')} hint={t('interval.text')} required>
          <Select
            name="everyMinutes"
            value={chosen ?? everyMinutes}
            aria-disabled={flow.isBusy}
            onChange={({ target }) => {
              if (!flow.isBusy) setChosen(Number(target.value));
            }}
          >
            {offered.map((minutes) => (
              <option key={minutes} value={minutes}>
                {texts.time(minutes)}
              </option>
            ))}
          </Select>
        </Field>
        {flow.context.everyMinutes !== null && <RefusalMessage refusal={flow.refusal} />}
        <Button
          type="submit"
          block
          busy={flow.state === 'settingInterval'}
          disabled={flow.isBusy && flow.state !== 'settingInterval'}
        >
          {t('interval.submit')}
        </Button>
      </FlowForm>
    </div>
  );
}
