import { useTranslation } from 'react-i18next';
import { deviceZone, timesIn } from '#contract/rules/times.ts';
import { statesIn } from '#machines/states-in.ts';
import { WATCHING_BEGAN } from '#web/platform/windows/flow-feed.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/content/Badge.tsx';
import { inWords, stateWords } from '../chart/in-words.ts';
import styles from './LivePanel.module.css';
import { useLive, useWatch } from './live-context.ts';
import { changedFields, type LoggedStep } from './live-log.ts';
import type { FlowMoment } from './use-flow-moment.ts';

/** Listed steps; older ones are reached by stepping back. */
const LISTED_STEPS = 60;

/** The flow's activity in this browser's portals, with a log to step through. */
export function LivePanel({ moment }: { readonly moment: FlowMoment }): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { watch } = useLive();
  const state = useWatch();
  const { steps, shown } = moment;
  if (state.matches('deaf')) return <p className="hint">{t('live.deaf')}</p>;
  if (state.matches('waiting') && steps.length === 0) {
    return (
      <section className="stack" aria-label={t('live.title')}>
        <p className="hint">{t('live.waiting')}</p>
        <a href="/" target="_blank" rel="noreferrer" className={styles.open}>
          {t('live.open')}
        </a>
      </section>
    );
  }
  const isPaused = state.matches('paused');
  const place = steps.findIndex(({ number }) => number === shown?.number);
  const select = (step: LoggedStep | undefined) => {
    if (!step) return;
    const type = isPaused ? 'step.selected' : 'pause.requested';
    watch.send({ type, step: step.number });
  };
  return (
    <section className="stack" aria-label={t('live.title')}>
      <p className="row">
        <Badge tone={isPaused ? 'warning' : 'positive'}>
          {t(isPaused ? 'live.paused' : 'live.live')}
        </Badge>
        {shown ? statesIn(shown.value).map(stateWords).join(' · ') : t('live.elsewhere')}
      </p>
      <div className="cluster">
        <Button
          size="s"
          variant="secondary"
          disabled={place < 1}
          onClick={() => select(steps[place - 1])}
        >
          {t('live.back')}
        </Button>
        <Button
          size="s"
          variant="secondary"
          disabled={!isPaused || place === -1 || place === steps.length - 1}
          onClick={() => select(steps[place + 1])}
        >
          {t('live.forward')}
        </Button>
        <Button
          size="s"
          variant="secondary"
          disabled={!isPaused && !shown}
          onClick={() => (isPaused ? watch.send({ type: 'resume.requested' }) : select(shown))}
        >
          {t(isPaused ? 'live.resume' : 'live.pause')}
        </Button>
      </div>
      {steps.length > 0 && (
        <ol className={styles.log} reversed aria-label={t('live.log')}>
          {steps
            .map((step, index) => ({ step, before: steps[index - 1] }))
            .slice(-LISTED_STEPS)
            .toReversed()
            .map(({ step, before }) => (
              <li key={step.number}>
                <button
                  type="button"
                  className={styles.step}
                  aria-current={step.number === shown?.number ? 'step' : undefined}
                  onClick={() => select(step)}
                >
                  <StepText step={step} before={before} />
                </button>
              </li>
            ))}
        </ol>
      )}
    </section>
  );
}

interface StepTextProps {
  readonly step: LoggedStep;
  /** The previous step of the flow. */
  readonly before: LoggedStep | undefined;
}

function StepText({ step, before }: StepTextProps): React.JSX.Element {
  const { t, i18n } = useTranslation('flows');
  const isSameActor = before?.actor.id === step.actor.id;
  const changed = isSameActor ? changedFields(before.context, step.context) : [];
  return (
    <>
      <time dateTime={new Date(step.at).toISOString()}>{timeOf(step.at, i18n.language)}</time>{' '}
      <strong>
        {step.event.type === WATCHING_BEGAN ? t('live.found') : eventWords(step.event.type)}
      </strong>
      {' → '}
      {step.status === 'active' || step.status === 'done'
        ? statesIn(step.value).map(stateWords).join(' · ')
        : t('live.stopped')}
      {changed.length > 0 && (
        <small>{t('live.changed', { fields: changed.map(inWords).join(', ') })}</small>
      )}
    </>
  );
}

/** An event in words: 'read bonus answers' for `xstate.done.actor.readBonus`. */
function eventWords(type: string): string {
  const [, sort, name = ''] = /^xstate\.(done|error)\.actor\.(.+)$/u.exec(type) ?? [];
  if (sort !== undefined) return `${inWords(name)} ${sort === 'done' ? '✓' : '✗'}`;
  return inWords(type.replace(/^xstate\.after\.([^.]+)\..*$/u, 'after $1'));
}

/** '16:42:05' */
function timeOf(at: number, tag: string): string {
  return timesIn(tag, deviceZone()).sortableMoment(at).split(' ').at(-1) ?? '';
}
