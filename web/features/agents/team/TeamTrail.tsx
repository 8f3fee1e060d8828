import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TeamMember } from '#contract/entities/team.ts';
import styles from './team.module.css';
import { useLinkUnder } from './use-link-under.ts';

/** The path from the agent to the shown level; each step is a link. */
export function TeamTrail({ trail }: { readonly trail: readonly TeamMember[] }) {
  const { t } = useTranslation('team');
  const linkUnder = useLinkUnder();
  const last = trail.at(-1);
  if (last === undefined) return null;
  return (
    <nav aria-label={t('trail')}>
      <ol role="list" className={styles.trail}>
        <li>
          <Link to={linkUnder(undefined)}>{t('you')}</Link>
        </li>
        {trail.slice(0, -1).map(({ memberId, name }) => (
          <li key={memberId}>
            <Link to={linkUnder(memberId)}>{name}</Link>
          </li>
        ))}
        <li aria-current="location">{last.name}</li>
      </ol>
    </nav>
  );
}
