import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Bars } from '#web/shared/page/use-bars.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import { SidebarCollapseIcon } from '#web/ui/icons/SidebarCollapseIcon.tsx';
import { SidebarExpandIcon } from '#web/ui/icons/SidebarExpandIcon.tsx';
import styles from './Lottery.module.css';
import { toAllLotteries } from './lottery-address.ts';

interface LotteryHeadProps {
  readonly title: string;
  /** Below the title. */
  readonly note?: ReactNode;
  /** One of several: a link leads back to all of them. */
  readonly isOne?: boolean;
  readonly bars?: Bars | undefined;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

/** The head of a page of lotteries: the way back, the title, and the toggle of the bars (R6). */
export function LotteryHead({ title, note, isOne = false, bars, children }: LotteryHeadProps) {
  const { t } = useTranslation('lottery');
  const [parameters] = useSearchParams();
  return (
    <div className={classNames('row', styles.head)}>
      {isOne && (
        <Link
          to={{ search: toAllLotteries(parameters) }}
          className={styles.back}
          aria-label={t('all')}
          title={t('all')}
        >
          <ChevronStartIcon />
        </Link>
      )}
      <div className={styles.names}>
        <h1>{title}</h1>
        {note !== undefined && <p>{note}</p>}
      </div>
      {children}
      {bars && (
        <IconButton
          label={t(bars.areShown ? 'hideBars' : 'showBars')}
          aria-expanded={bars.areShown}
          onClick={bars.toggle}
        >
          {bars.areShown ? <SidebarCollapseIcon /> : <SidebarExpandIcon />}
        </IconButton>
      )}
    </div>
  );
}
