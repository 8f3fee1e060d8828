import { useTranslation } from 'react-i18next';
import type { Currency } from '#contract/entities/money.ts';
import type { PlayLimit } from '#contract/entities/play-limit.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import { ProgressBar } from '#web/ui/waiting/ProgressBar.tsx';
import styles from './play-limits.module.css';
import { useLimitTexts } from './use-limit-texts.ts';
import type { PlayLimitFlow } from './use-play-limit.ts';

interface LimitCardProps {
  readonly limit: PlayLimit;
  readonly currency: Currency;
  readonly flow: PlayLimitFlow;
}

/** One limit: what was used of it, what still fits until when, and the looser one that waits. */
export function LimitCard({ limit, currency, flow }: LimitCardProps) {
  const { t } = useTranslation('playLimits');
  const texts = useLimitTexts(currency);
  const times = useTimes();
  const { kind, frame, amount, used, left, until, pending } = limit;
  const name = texts.name(limit);
  const written = texts.amount(kind, amount);
  const usedText = t('used', { used: texts.amount(kind, used), amount: written });
  const isOf = (other: { kind: string; frame: string } | null) =>
    other?.kind === kind && other.frame === frame;
  const moment = until === null ? '' : times.zonedMoment(until);
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <strong>{written}</strong>
      </div>
      <ProgressBar label={usedText} value={Math.min(used, amount)} max={amount} />
      <p className="hint">{usedText}</p>
      <p className={styles.left} data-closed={left === 0}>
        {left === 0
          ? t(until === null ? 'closed' : 'closedUntil', { moment })
          : t(until === null ? 'left' : 'leftUntil', { left: texts.amount(kind, left), moment })}
      </p>
      {pending && (
        <Notice
          tone="info"
          text={
            pending.amount === null
              ? t('pending.none', { moment: times.zonedMoment(pending.from) })
              : t('pending.amount', {
                  amount: texts.amount(kind, pending.amount),
                  moment: times.zonedMoment(pending.from),
                })
          }
        />
      )}
      <div className="cluster gap-2">
        {pending && (
          <Button
            size="s"
            busy={flow.state === 'keeping' && isOf(flow.context.kept)}
            disabled={flow.isBusy && !isOf(flow.context.kept)}
            onClick={() => flow.send({ type: 'change.cancelled', name: { kind, frame } })}
          >
            {t('keep', { amount: written })}
          </Button>
        )}
        {pending?.amount !== null && (
          <Button
            size="s"
            aria-label={t('removeNamed', { name })}
            disabled={flow.isBusy}
            onClick={() =>
              flow.send({ type: 'limit.submitted', wish: { kind, frame, amount: null } })
            }
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </article>
  );
}
