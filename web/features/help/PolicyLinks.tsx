import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styles from './Help.module.css';
import { policies } from './policies.ts';

/** The documents of the site, each with its own page (S5). */
export function PolicyLinks() {
  const { t } = useTranslation(['help', 'service']);
  return (
    <nav aria-label={t('documents')} className={styles.contents}>
      <ul>
        {policies.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path}>{label(t)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
