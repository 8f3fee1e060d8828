import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Bonus } from '#contract/entities/bonus.ts';
import { endingByPlayer } from '#contract/rules/bonus-moves.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useRecordSearch } from '#web/shared/records/use-record-search.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Money } from '#web/ui/content/Money.tsx';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import { BonusBar } from './BonusBar.tsx';
import { BonusFacts } from './BonusFacts.tsx';
import styles from './bonuses.module.css';
import { useBonusName } from './use-bonus-text.ts';
import { WhatCounts } from './WhatCounts.tsx';

interface BonusCardProps {
  readonly bonus: Bonus;
}

/** An active bonus: progress, figures, what counts, and actions (W11). */
export function BonusCard({ bonus }: BonusCardProps) {
  const { t } = useTranslation('bonuses');
  const { to } = useRecordSearch();
  const money = useMoney(bonus.currency);
  const name = useBonusName()(bonus);
  return (
    <article className={classNames('stack gap-4', styles.card)} aria-label={name}>
      <header className={styles.head}>
        <span className={styles.sign}>
          <GiftIcon size={24} />
        </span>
        <h2>{name}</h2>
        <Money text={money(bonus.amount)} tone="gold" className={styles.amount} />
      </header>
      <BonusBar bonus={bonus} />
      <BonusFacts bonus={bonus} />
      <WhatCounts counts={bonus.counts} />
      <footer className="cluster">
        <Link to="/rng" className={buttonClass({ variant: 'secondary' })}>
          {t('play')}
        </Link>
        <Link
          to={to({ bonus: bonus.id, page: '' })}
          className={buttonClass({})}
          aria-label={t('roundsOf', { name })}
        >
          {t('rounds')}
        </Link>
        <EndButton bonus={bonus} name={name} />
      </footer>
    </article>
  );
}

function EndButton({ bonus, name }: { readonly bonus: Bonus; readonly name: string }) {
  const { t } = useTranslation('bonuses');
  const modals = useModals();
  const { ending } = endingByPlayer(bonus);
  return (
    <Button
      variant="ghost"
      aria-label={t(`openEnding.${ending}`, { name })}
      onClick={() => modals.show({ type: 'endBonus', bonusId: bonus.id })}
    >
      {t(`ending.${ending}`)}
    </Button>
  );
}
