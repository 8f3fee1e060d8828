import { useTranslation } from 'react-i18next';
import { completeLanguages, languages } from '#contract/entities/language.ts';
import { useWays } from '../ways/use-ways.ts';
import styles from '../ways/WaysPanel.module.css';

interface SituationLinkProps {
  /** The machine's id. */
  readonly flow: string;
  /** The selected state, else the current one. */
  readonly state: string | undefined;
  /** Path of the portal's page. */
  readonly path: string | undefined;
}

/**
 * Leads to the control page's link to this situation, where scenarios and person are chosen (T14);
 * nothing without the fake server.
 */
export function SituationLink({ flow, state, path }: SituationLinkProps): React.JSX.Element | null {
  const { t, i18n } = useTranslation('flows');
  const { data } = useWays();
  if (!data || state === undefined) return null;
  const language = completeLanguages.find((code) => languages[code].tag === i18n.language);
  const query = new URLSearchParams({
    ...(path !== undefined && { to: path }),
    ...(language && { language }),
    flow,
    state,
  });
  return (
    <a href={`/control/scenario?${query}`} target="_blank" rel="noreferrer" className={styles.link}>
      {t('steer.link')}
    </a>
  );
}
