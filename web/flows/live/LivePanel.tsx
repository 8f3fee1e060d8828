import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { statesWords } from '#machines/catalogue/in-words.ts';
import { statesIn } from '#machines/states-in.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/content/Badge.tsx';
import { Chip } from '#web/ui/content/Chip.tsx';
import { usePortalNames } from '../devices/use-portal-names.ts';
import { useFlowAddress } from '../flow/use-flow-address.ts';
import styles from './LivePanel.module.css';
import { useLive, useWatch } from './live-context.ts';
import { StepButtons } from './StepButtons.tsx';
import { StepLog } from './StepLog.tsx';
import type { FlowMoment } from './use-flow-moment.ts';
import { useStepSelection } from './use-step-selection.ts';

/** The flow's activity in the watched portals, with a log to step through. */
export function LivePanel({ moment }: { readonly moment: FlowMoment }): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { watch } = useLive();
  const { change } = useFlowAddress();
  const { ofPortal } = usePortalNames();
  const select = useStepSelection();
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
        <Link to="/live" className={styles.open}>
          {t('devices.add')}
        </Link>
      </section>
    );
  }
  const isPaused = state.matches('paused');
  const place = steps.findIndex(({ number }) => number === shown?.number);
  const canGoOn = isPaused && place !== -1 && place < steps.length - 1;
  return (
    <section className="stack" aria-label={t('live.title')}>
      <p className="row">
        <Badge tone={isPaused ? 'warning' : 'positive'}>
          {t(isPaused ? 'live.paused' : 'live.live')}
        </Badge>
        {shown ? statesWords(statesIn(shown.value)) : t('live.elsewhere')}
      </p>
      {moment.portals.length > 1 && (
        <fieldset className="cluster" aria-label={t('live.portals')}>
          {moment.portals.map((portal) => (
            <Chip
              key={portal}
              pressed={portal === shown?.portal}
              onClick={() => change({ portal })}
            >
              {ofPortal(portal)}
            </Chip>
          ))}
        </fieldset>
      )}
      <div className="cluster">
        <StepButtons
          onBack={place > 0 ? () => select(steps[place - 1]) : undefined}
          onForward={canGoOn ? () => select(steps[place + 1]) : undefined}
        />
        <Button
          size="s"
          variant="secondary"
          disabled={!isPaused && !shown}
          onClick={() => (isPaused ? watch.send({ type: 'resume.requested' }) : select(shown))}
        >
          {t(isPaused ? 'live.resume' : 'live.pause')}
        </Button>
      </div>
      {steps.length > 0 && <StepLog steps={steps} shown={shown} onSelect={select} />}
    </section>
  );
}
