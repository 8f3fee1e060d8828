import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceQuery } from '#web/api/wallet-queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { preferences } from '#web/platform/storage/preferences.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { EyeIcon } from '#web/ui/icons/EyeIcon.tsx';
import { EyeOffIcon } from '#web/ui/icons/EyeOffIcon.tsx';
import { RefreshIcon } from '#web/ui/icons/RefreshIcon.tsx';
import styles from './BalanceView.module.css';

/** The balance with hide, which is kept on this device, and refresh; a placeholder stands while it is on its way (S1). */
export function BalanceView() {
  const { t } = useTranslation();
  const language = useLanguage();
  const balance = useQuery(balanceQuery(useServices().api));
  const [hidden, setHidden] = useState(() => preferences.read().balanceHidden === true);
  const hide = (balanceHidden: boolean) => {
    preferences.change({ balanceHidden });
    setHidden(balanceHidden);
  };
  const text = balance.data
    ? formatMoney(balance.data.sumBalance, balance.data.currency, language)
    : t(balance.isError ? 'balance.failed' : 'balance.updating');
  return (
    <fieldset className={styles.balance} aria-label={t('balance.label')}>
      <span className={styles.amount} aria-live="polite" data-balance={balance.data?.sumBalance}>
        {hidden ? (
          <Money text="••••••" label={t('balance.hidden')} />
        ) : (
          <Money text={text} updating={balance.isFetching} />
        )}
      </span>
      <IconButton
        size="s"
        label={t(hidden ? 'balance.show' : 'balance.hide')}
        onClick={() => hide(!hidden)}
      >
        {hidden ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
      </IconButton>
      <IconButton
        size="s"
        label={t('balance.refresh')}
        className={styles.refresh}
        aria-busy={balance.isFetching}
        onClick={() => void balance.refetch()}
      >
        <RefreshIcon size={18} />
      </IconButton>
    </fieldset>
  );
}
