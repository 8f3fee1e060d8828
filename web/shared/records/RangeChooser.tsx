import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { languages } from '#contract/entities/language.ts';
import { timesIn } from '#contract/rules/times.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx';
import { dayOf, isDay, momentsOf, quickRanges } from './days.ts';
import {
  type ChosenDays,
  dayRangeParameters,
  quickRangeParameters,
  withChanges,
} from './record-address.ts';
import styles from './records.module.css';

interface RangeChooserProps {
  readonly chosen: ChosenDays;
  /** The server's time, in milliseconds since the epoch. */
  readonly now: number;
}

/**
 * The days of a record (W4): a quick range, or two custom days. They are in the address, in the
 * site's time zone, which is named.
 */
export function RangeChooser({ chosen, now }: RangeChooserProps) {
  const { t } = useTranslation('records');
  const [parameters] = useSearchParams();
  const { days, quick } = chosen;
  const shortcuts = useNamedDays(chosen);
  const changes = (id: string) => {
    const range = quickRanges.find((each) => each === id);
    return range === undefined ? dayRangeParameters(days) : quickRangeParameters(range);
  };
  return (
    <div className="stack">
      <TabLinks
        label={t('range')}
        look="pill"
        selected={quick ?? OWN_DAYS}
        tabs={[...quickRanges, OWN_DAYS].map((id) => ({ id, label: t(`ranges.${id}`) }))}
        renderLink={(tab, attributes) => (
          <Link {...attributes} to={{ search: withChanges(parameters, changes(tab.id)) }} />
        )}
      />
      {quick === undefined && (
        <OwnDays key={`${days.first} ${days.last}`} chosen={chosen} now={now} />
      )}
      <p className={styles.zone}>
        {shortcuts.days !== '' && <strong>{shortcuts.days}</strong>}{' '}
        {t('zone', { zone: shortcuts.zone })}
      </p>
    </div>
  );
}

const OWN_DAYS = 'own';

/** A custom range of two days; errors are shown at the fields. */
function OwnDays({ chosen: { days, zone, refusal }, now }: RangeChooserProps) {
  const { t } = useTranslation(['records', 'errors']);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [isUnfinished, setIsUnfinished] = useState(false);
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [first, last] = [form.get('from'), form.get('to')];
    const isFilledIn =
      typeof first === 'string' && typeof last === 'string' && isDay(first) && isDay(last);
    setIsUnfinished(!isFilledIn);
    if (isFilledIn)
      void navigate({ search: withChanges(parameters, dayRangeParameters({ first, last })) });
  };
  const error = isUnfinished ? t('bothDays') : refusal && t(`errors:${refusal}`);
  const today = dayOf(now, zone);
  return (
    <form className={classNames('cluster gap-3', styles.ownDays)} noValidate onSubmit={show}>
      <Field label={t('firstDay')}>
        <TextInput type="date" name="from" max={today} defaultValue={days.first} />
      </Field>
      <Field label={t('lastDay')} error={error}>
        <TextInput type="date" name="to" max={today} defaultValue={days.last} />
      </Field>
      <Button type="submit">{t('showDays')}</Button>
    </form>
  );
}

/** The days as people write them, and what their time zone is called: 'Brasília, GMT-3'. */
function useNamedDays({ days, zone, refusal }: ChosenDays): { days: string; zone: string } {
  const times = timesIn(languages[useLanguage()].tag, zone);
  return {
    // Days that are refused may be no range.
    days: refusal === undefined ? times.days(days.first, days.last) : '',
    zone: times.zoneNameAt(momentsOf(days, zone).from),
  };
}
