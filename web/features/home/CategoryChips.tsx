import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lobbyCategories } from '#web/shared/games/categories.ts';
import styles from './home-layout.module.css';

/** The categories at a glance, below the banner. */
export function CategoryChips() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('categories')}>
      <ul role="list" className={styles.chips}>
        {lobbyCategories.map(({ category, segment, Icon }) => (
          <li key={category}>
            <Link to={`/${segment}`}>
              <Icon />
              {t(`category.${category}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
