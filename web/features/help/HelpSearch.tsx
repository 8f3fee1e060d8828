import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceLink } from '#web/shared/customer-service/ServiceLink.tsx';
import { TypedSearch } from '#web/shared/page/TypedSearch.tsx';
import { SanitisedHtml } from '#web/shared/sanitised-html/SanitisedHtml.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/content/Disclosure.tsx';
import { SearchIcon } from '#web/ui/icons/SearchIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { excerptOf } from './excerpt.ts';
import styles from './Help.module.css';
import { type Indexed, searchArticles, termsOf } from './search-articles.ts';
import type { SearchedArticle } from './use-help-centre.ts';
import { useHits } from './use-hits.ts';

interface HelpSearchProps {
  readonly index: readonly Indexed<SearchedArticle>[];
  /** Level of its headings. */
  readonly level: 2 | 3;
  readonly value: string;
  readonly onSearched: (value: string) => void;
  readonly onFollowed?: () => void;
  /** Shown while there is no search. */
  readonly children: ReactNode;
}

/** The search of all articles (R7): the count is announced, matches are highlighted. */
export function HelpSearch(props: HelpSearchProps) {
  const { index, level, value, onSearched, onFollowed, children } = props;
  const { t } = useTranslation('help');
  const searched = value.trim();
  const terms = useMemo(() => termsOf(searched, index), [searched, index]);
  const found = useMemo(() => searchArticles(index, terms), [index, terms]);
  return (
    <>
      <TypedSearch
        label={t('search')}
        clearLabel={t('clearSearch')}
        value={value}
        onSearched={onSearched}
      />
      <output className={classNames('small', styles.count)}>
        {searched === ''
          ? ''
          : found.length === 0
            ? t('foundNone', { searched })
            : t('found', { count: found.length, searched })}
      </output>
      {searched === '' ? (
        children
      ) : found.length > 0 ? (
        <Found
          key={searched}
          articles={found}
          terms={terms}
          level={level}
          {...(onFollowed && { onFollowed })}
        />
      ) : (
        <EmptyState
          level={level}
          icon={<SearchIcon />}
          title={t('nothingTitle')}
          text={t('nothingText')}
          action={<ServiceLink />}
        />
      )}
      {(searched === '' || found.length > 0) && <StillStuck />}
    </>
  );
}

interface FoundProps extends Pick<HelpSearchProps, 'level' | 'onFollowed'> {
  readonly articles: readonly SearchedArticle[];
  readonly terms: ReturnType<typeof termsOf>;
}

function Found({ articles, terms, level, onFollowed }: FoundProps) {
  const { t } = useTranslation('help');
  const Heading = `h${level}` as const;
  const list = useRef<HTMLElement>(null);
  const isWanted = useMemo(() => (word: string) => terms.some((term) => term(word) > 0), [terms]);
  useHits(list, isWanted);
  return (
    <section ref={list} className={styles.found}>
      <Heading className="visually-hidden">{t('results')}</Heading>
      {articles.map(({ id, title, subject, text, content }) => (
        <Disclosure
          key={id}
          open={articles.length === 1}
          className={styles.question}
          title={
            <>
              <span className={styles.subject}>{subject}</span>
              {title}
              <span className={styles.excerpt}>{excerptOf(text, isWanted)}</span>
            </>
          }
        >
          <SanitisedHtml html={content} headingLevel={4} {...(onFollowed && { onFollowed })} />
        </Disclosure>
      ))}
    </section>
  );
}

/** The way on for people without an answer (S8). */
function StillStuck() {
  const { t } = useTranslation('help');
  return (
    <p className={styles.stuck}>
      {t('stuck')} <ServiceLink />
    </p>
  );
}
