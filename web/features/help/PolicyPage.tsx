import { useTranslation } from 'react-i18next';
import type { PageProps } from '#web/shared/page/page-props.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { SanitisedHtml } from '#web/shared/sanitised-html/SanitisedHtml.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
import { AnalyticsChoice } from './AnalyticsChoice.tsx';
import styles from './Help.module.css';
import { HelpStates } from './HelpStates.tsx';
import { PolicyLinks } from './PolicyLinks.tsx';
import { policyAt } from './policies.ts';

/** A document of the site (S5): terms, privacy, licence, or safer play. */
export default function PolicyPage({ path }: PageProps) {
  const { t } = useTranslation(['help', 'service', 'account', 'errors']);
  const times = useTimes();
  const policy = policyAt(path);
  const title = policy.label(t);
  usePageTitle(title);
  return (
    <div className={styles.policy}>
      <PolicyLinks />
      <h1>{title}</h1>
      <HelpStates level={2}>
        {({ protocols, policies }) => {
          const article = [...protocols, ...policies].find(({ id }) => id === policy.article);
          if (!article) return <p>{t('policyMissing')}</p>;
          const { version, effectiveSince, content } = article;
          return (
            <>
              <p className={classNames('small', styles.version)}>
                {t('version', { version, date: times.day(effectiveSince) })}
              </p>
              <SanitisedHtml html={content} headingLevel={2} />
            </>
          );
        }}
      </HelpStates>
      {policy.path === '/privacy' && <AnalyticsChoice />}
    </div>
  );
}
