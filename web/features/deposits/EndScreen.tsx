import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { depositRecordAddress } from '#web/shared/money/money-paths.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type NoticeTone, ToneIcon } from '#web/ui/messages/ToneIcon.tsx';
import styles from './Deposit.module.css';
import { DepositFacts } from './DepositFacts.tsx';
import type { DepositFlow } from './use-deposit.ts';

interface EndScreenProps {
  readonly flow: DepositFlow;
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text: string;
  /** Further text before the figures. */
  readonly children?: ReactNode;
  /** The next steps. */
  readonly actions: ReactNode;
}

/** The outcome of a charge, with its figures and next steps. */
export function EndScreen({ flow, tone, title, text, children, actions }: EndScreenProps) {
  const { t } = useTranslation('deposit');
  return (
    <article className={classNames('stack gap-5', styles.end)}>
      {/* It replaces the current screen, so it is announced. */}
      <div aria-live="polite" className={styles.endHead} data-tone={tone}>
        <ToneIcon tone={tone} size={40} />
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
      {flow.context.deposit && <DepositFacts deposit={flow.context.deposit} />}
      <div className="cluster gap-3">
        {actions}
        {flow.context.deposit && (
          <Link to={depositRecordAddress(flow.context.deposit.id)} className={buttonClass()}>
            {t('record.open')}
          </Link>
        )}
      </div>
    </article>
  );
}
