import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone, timesIn } from '#contract/rules/times.ts';
import { inWords, statesWords } from '#machines/catalogue/in-words.ts';
import { statesIn } from '#machines/states-in.ts';
import { WATCHING_BEGAN } from '#web/platform/windows/flow-feed.ts';
import { SearchInput } from '#web/ui/fields/SearchInput.tsx';
import { eventWords } from './event-words.ts';
import { changedFields, type LoggedStep } from './live-log.ts';
import styles from './StepLog.module.css';

/** Steps that are listed; older ones are reached by the filter, or by stepping back. */
const LISTED_STEPS = 60;

interface StepLogProps {
  /** Oldest first. */
  readonly steps: readonly LoggedStep[];
  /** The step that the chart stands at. */
  readonly shown: LoggedStep | undefined;
  readonly onSelect: (step: LoggedStep) => void;
}

/** What happened to a flow, newest first, with a filter by words. */
export function StepLog({ steps, shown, onSelect }: StepLogProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const listed = newestWith(steps, wanted);
  return (
    <>
      <SearchInput
        aria-label={t('live.filter')}
        placeholder={t('live.filter')}
        clearLabel={t('overview.clear')}
        value={filter}
        onValueChange={setFilter}
      />
      {listed.length === 0 && <p className={styles.nothing}>{t('live.noStep')}</p>}
      <ol className={styles.log} reversed aria-label={t('live.log')}>
        {listed.map(({ step, before, event, states }) => (
          <li key={step.number}>
            <button
              type="button"
              className={styles.step}
              aria-current={step.number === shown?.number ? 'step' : undefined}
              onClick={() => onSelect(step)}
            >
              <StepText step={step} before={before} event={event} states={states} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

interface ListedStep extends StepWords {
  readonly step: LoggedStep;
  readonly before: LoggedStep | undefined;
}

/** The newest steps with the wanted words; looks no further back than it has to. */
function newestWith(steps: readonly LoggedStep[], wanted: string): readonly ListedStep[] {
  const found: ListedStep[] = [];
  for (let index = steps.length - 1; index >= 0 && found.length < LISTED_STEPS; index -= 1) {
    const step = steps[index];
    if (step === undefined) break;
    const words = wordsOf(step);
    if (`${words.event} ${words.states}`.toLowerCase().includes(wanted)) {
      found.push({ step, before: steps[index - 1], ...words });
    }
  }
  return found;
}

interface StepWords {
  /** Empty where the step says only where the actor was when watching began. */
  readonly event: string;
  /** Empty where the actor was closed. */
  readonly states: string;
}

interface StepTextProps extends StepWords {
  readonly step: LoggedStep;
  /** The previous step of the flow. */
  readonly before: LoggedStep | undefined;
}

function StepText({ step, before, event, states }: StepTextProps): React.JSX.Element {
  const { t, i18n } = useTranslation('flows');
  const isSameActor = before?.actor.id === step.actor.id;
  const changed = isSameActor ? changedFields(before.context, step.context) : [];
  return (
    <>
      <time dateTime={new Date(step.at).toISOString()}>{timeOf(step.at, i18n.language)}</time>{' '}
      <strong>{event === '' ? t('live.found') : event}</strong>
      {' → '}
      {states === '' ? t('live.stopped') : states}
      {step.missing !== undefined && <small>{t('live.missing', { count: step.missing })}</small>}
      {changed.length > 0 && (
        <small>{t('live.changed', { fields: changed.map(inWords).join(', ') })}</small>
      )}
    </>
  );
}

function wordsOf({ event: { type }, status, value }: LoggedStep): StepWords {
  const hasState = status === 'active' || status === 'done';
  return {
    event: type === WATCHING_BEGAN ? '' : eventWords(type),
    states: hasState ? statesWords(statesIn(value)) : '',
  };
}

/** '16:42:05' */
function timeOf(at: number, tag: string): string {
  return timesIn(tag, deviceZone()).sortableMoment(at).split(' ').at(-1) ?? '';
}
