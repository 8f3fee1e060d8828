import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { preferences } from '#web/platform/storage/preferences.ts';
import { lazyPart, PartFailed } from '#web/shared/loading/lazy-part.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { Moved } from '#web/ui/content/Moved.tsx';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { EyeIcon } from '#web/ui/icons/EyeIcon.tsx';
import { EyeOffIcon } from '#web/ui/icons/EyeOffIcon.tsx';
import { RefreshIcon } from '#web/ui/icons/RefreshIcon.tsx';
import { WarningIcon } from '#web/ui/icons/WarningIcon.tsx';
import { Menu } from '#web/ui/navigation/Menu.tsx';
import { MenuItem, menuItemAttributes } from '#web/ui/navigation/MenuItem.tsx';
import { type MenuReader, memberMenu } from '../member-menus.ts';
import { pages } from '../pages.ts';
import styles from './BalanceView.module.css';

const BalanceSummary = lazyPart(
  () => import('#web/features/member-centre/BalanceSummary.tsx'),
  <div aria-busy />,
  PartFailed,
);

/**
 * The balance, with its parts at a press, hide (stored on this device) and refresh; on phones both
 * are among the parts. A placeholder shows while it loads (S1).
 */
export function BalanceView(reader: MenuReader) {
  const { t } = useTranslation();
  const language = useLanguage();
  const balance = useQuery(queries.wallet.balance());
  const [hidden, setHidden] = useState(() => preferences.read().balanceHidden === true);
  const hide = (balanceHidden: boolean) => {
    preferences.change({ balanceHidden });
    setHidden(balanceHidden);
  };
  const refresh = () => void balance.refetch();
  const text = balance.data
    ? formatMoney(balance.data.sumBalance, balance.data.currency, language)
    : t(balance.isError ? 'balance.failed' : 'balance.updating');
  const centre = memberMenu('avatar', reader).filter(
    ({ path }) => path === pages.memberCentre.paths[0],
  );
  // The first is next to it in every header.
  const otherWays = memberMenu('money', reader).slice(1);
  const reserves = (balance.data?.parts.reserved ?? 0) > 0;
  return (
    <fieldset className={styles.balance} aria-label={t('balance.label')}>
      <Menu
        className={styles.menu}
        renderTrigger={(attributes) => (
          <button type="button" {...attributes} className={styles.amount}>
            {balance.data?.debt && !hidden && (
              <>
                <WarningIcon size={14} className={styles.owing} />
                <span className="visually-hidden">{t('balance.owing')}</span>
              </>
            )}
            {reserves && !hidden && <ClockIcon size={14} className={styles.reserves} />}
            <span aria-live="polite" data-balance={balance.data?.sumBalance}>
              {hidden ? (
                <Money text="••••••" label={t('balance.hidden')} />
              ) : (
                // Once it is known: money that arrives is seen to arrive.
                <Moved key={String(balance.isPending)} value={balance.data?.sumBalance ?? 0}>
                  <Money text={text} updating={balance.isFetching} />
                </Moved>
              )}
            </span>
          </button>
        )}
        header={
          <div className={styles.summary}>
            <BalanceSummary hidden={hidden} />
          </div>
        }
      >
        {[...centre, ...otherWays].map(({ path, Icon, label }) => (
          <Link key={path} to={path} {...menuItemAttributes}>
            <Icon size={20} /> {label(t)}
          </Link>
        ))}
        <MenuItem
          icon={hidden ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          onClick={() => hide(!hidden)}
        >
          {t(hidden ? 'balance.show' : 'balance.hide')}
        </MenuItem>
        <MenuItem icon={<RefreshIcon size={20} />} onClick={refresh}>
          {t('balance.refresh')}
        </MenuItem>
      </Menu>
      <IconButton
        size="s"
        label={t(hidden ? 'balance.show' : 'balance.hide')}
        className={styles.action}
        onClick={() => hide(!hidden)}
      >
        {hidden ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
      </IconButton>
      <IconButton
        size="s"
        label={t('balance.refresh')}
        className={styles.action}
        aria-busy={balance.isFetching}
        onClick={refresh}
      >
        <RefreshIcon size={18} />
      </IconButton>
    </fieldset>
  );
}
