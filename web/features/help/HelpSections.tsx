import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { SanitisedHtml } from '#web/shared/sanitised-html/SanitisedHtml.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Help.module.css';
import { PolicyLinks } from './PolicyLinks.tsx';
import { Questions } from './Questions.tsx';
import type { Help } from './use-help-centre.ts';

/** Guide, questions and protocol on one page, each with an address (R7). */
export function HelpSections({ help }: { readonly help: Help }) {
  const { t } = useTranslation('help');
  const times = useTimes();
  const { hash } = useLocation();
  const { guide, categories, protocols } = help;
  return (
    <div className={classNames('stack gap-6', styles.columns)}>
      <nav aria-label={t('sections')} className={styles.contents}>
        <ul>
          {guide.length > 0 && <SectionLink name="guide">{t('guide')}</SectionLink>}
          {categories.length > 0 && <SectionLink name="questions">{t('questions')}</SectionLink>}
          {protocols.length > 0 && <SectionLink name="protocol">{t('protocol')}</SectionLink>}
        </ul>
      </nav>
      <div className={styles.sections}>
        {guide.length > 0 && (
          <section id="guide" tabIndex={-1} aria-labelledby="guide-title">
            <h2 id="guide-title">{t('guide')}</h2>
            <ol role="list" className={classNames('stack', styles.steps)}>
              {guide.map(({ id, title, content }) => (
                <li key={id}>
                  <h3>{title}</h3>
                  <SanitisedHtml html={content} headingLevel={4} />
                </li>
              ))}
            </ol>
          </section>
        )}
        {categories.length > 0 && (
          <section id="questions" tabIndex={-1} aria-labelledby="questions-title">
            <h2 id="questions-title">{t('questions')}</h2>
            <Questions categories={categories} hash={hash} />
          </section>
        )}
        {protocols.length > 0 && (
          <section id="protocol" tabIndex={-1} aria-label={t('protocol')}>
            {protocols.map(({ id, title, content, version, effectiveSince }) => (
              <article key={id} className="stack">
                <h2>{title}</h2>
                <p className={classNames('small', styles.version)}>
                  {t('version', { version, date: times.day(effectiveSince) })}
                </p>
                <SanitisedHtml html={content} headingLevel={3} />
              </article>
            ))}
            <PolicyLinks />
          </section>
        )}
      </div>
    </div>
  );
}

interface SectionLinkProps {
  readonly name: 'guide' | 'questions' | 'protocol';
  readonly children: string;
}

/** Scrolls to a section, and moves the focus. */
function SectionLink({ name, children }: SectionLinkProps) {
  const { hash } = useLocation();
  const follow = () => {
    const section = document.getElementById(name);
    section?.focus({ preventScroll: true });
    // If the address already names it, the link alone would do nothing.
    if (hash === `#${name}`) section?.scrollIntoView();
  };
  return (
    <li>
      <Link to={`#${name}`} onClick={follow}>
        {children}
      </Link>
    </li>
  );
}
