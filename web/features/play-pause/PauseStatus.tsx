import { useTranslation } from 'react-i18next';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Answer } from '#web/ui/messages/Answer.tsx';
import styles from './play-pause.module.css';
import type { PlayPauseFlow } from './use-play-pause.ts';

/** Where the pause is, and what can be done about it; nothing while play is open. */
export function PauseStatus({ flow }: { readonly flow: PlayPauseFlow }) {
  const { t } = useTranslation('playPause');
  const times = useTimes();
  const wait = formatSpan(flow.context.current.returnHours, 'hour', useLanguage());
  const { pause } = flow.context.current;
  if (!pause) return null;
  const { kind, stage, since, until, returnsAt } = pause;
  const moment = until === null ? '' : times.zonedMoment(until);
  return (
    <section className={styles.status} aria-labelledby="pause-status">
      <h2 id="pause-status">{t(`status.${kind}`)}</h2>
      <Answer to={`${kind} ${stage} ${until ?? ''}`}>
        <p className={styles.until}>
          {stage === 'holds'
            ? until === null
              ? t('status.forGood')
              : t('status.until', { moment })
            : stage === 'over'
              ? t('status.over', { moment })
              : t('status.returning', {
                  moment: returnsAt === null ? '' : times.zonedMoment(returnsAt),
                })}
        </p>
      </Answer>
      <p className="hint">{t('status.since', { moment: times.zonedMoment(since) })}</p>
      {stage === 'holds' && (
        <p className="hint">
          {kind === 'break'
            ? t('status.endsBreak')
            : until === null
              ? t('status.endsNever')
              : t('status.endsExclusion', { wait })}
        </p>
      )}
      {stage === 'over' && (
        <>
          <p className="hint">{t('status.overText', { wait })}</p>
          <Button
            size="s"
            className={styles.way}
            busy={flow.state === 'requesting'}
            disabled={flow.isBusy && flow.state !== 'requesting'}
            onClick={() => flow.send({ type: 'return.requested' })}
          >
            {t('status.return')}
          </Button>
        </>
      )}
      {stage === 'returning' && (
        <Button
          size="s"
          className={styles.way}
          busy={flow.state === 'dropping'}
          disabled={flow.isBusy && flow.state !== 'dropping'}
          onClick={() => flow.send({ type: 'return.dropped' })}
        >
          {t('status.stay')}
        </Button>
      )}
    </section>
  );
}
