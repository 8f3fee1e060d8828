import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import styles from './Search.module.css';
import { addressOf } from './search-address.ts';
import type { RecentSearches as Recent } from './use-recent-searches.ts';

/** The last searches of this device, which can be repeated and dropped; nothing without any (L3a). */
export function RecentSearches({ recent }: { readonly recent: Recent }) {
  const { t } = useTranslation(['search', 'games']);
  if (recent.searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" data-finds>
      <div className={styles.groupHead}>
        <h2 id="recent-searches">{t('recent')}</h2>
        <Button size="s" variant="ghost" onClick={() => recent.clear()}>
          {t('clearRecent')}
        </Button>
      </div>
      <ul role="list" className={styles.recent}>
        {recent.searches.map((text) => (
          <li key={text}>
            <Link replace to={{ search: addressOf(text) }}>
              <ClockIcon size={18} />
              <span>{text}</span>
            </Link>
            <IconButton
              label={t('games:dropSearch', { search: text })}
              onClick={() => recent.drop(text)}
            >
              <CloseIcon size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
