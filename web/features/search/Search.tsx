import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ServiceLink } from '#web/shared/customer-service/ServiceLink.tsx';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { TypedSearch } from '#web/shared/page/TypedSearch.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SearchIcon } from '#web/ui/icons/SearchIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import { Finds } from './Finds.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import styles from './Search.module.css';
import { SearchKeyChoice } from './SearchKeyChoice.tsx';
import { addressOf, searchIn } from './search-address.ts';
import { useFoundKeys } from './use-found-keys.ts';
import { useRecentSearches } from './use-recent-searches.ts';

interface SearchProps {
  /** Where to go without a search, or without a find. */
  readonly suggestions: ReactNode;
}

/** One search over games, vendors, promotions, pages and help (L3a); the address has what is searched. */
export default function Search({ suggestions }: SearchProps) {
  const { t } = useTranslation(['search', 'games', 'help']);
  const language = useLanguage();
  const [parameters, setParameters] = useSearchParams();
  const typed = searchIn(parameters);
  const text = typed.trim();
  const results = useQuery({
    ...queries.search.find({ query: { text, language } }),
    enabled: text !== '',
  });
  const recent = useRecentSearches();
  const area = useRef<HTMLDivElement>(null);
  useFoundKeys(area, { typed, onChosen: () => text !== '' && recent.keep(text) });
  useFocusOnArrival(area, text === '');
  usePageTitle(text === '' ? t('shell:menu.search') : `${text} · ${t('shell:menu.search')}`);
  const total = text === '' ? undefined : results.data?.total;

  return (
    <div ref={area} className={classNames('stack gap-4', styles.search)}>
      <div className={styles.head}>
        <h1>{t('shell:menu.search')}</h1>
        <output className={styles.count}>
          {total === undefined || results.isPlaceholderData
            ? ''
            : total === 0
              ? t('help:foundNone', { searched: text })
              : t('help:found', { count: total, searched: text })}
        </output>
      </div>
      <TypedSearch
        label={t('label')}
        clearLabel={t('games:clearSearch')}
        value={typed}
        // What is typed is one entry of the history: back leaves the page.
        onSearched={(value) => setParameters(addressOf(value), { replace: true })}
      />
      {text === '' ? (
        <>
          <RecentSearches recent={recent} />
          {suggestions}
          <SearchKeyChoice />
        </>
      ) : (
        <Loaded
          read={results}
          waiting={<Places />}
          renderFailed={(retry) => (
            <ReadFailed title={t('failedTitle')} isPrimary onRetry={retry} />
          )}
          isEmpty={(found) => found.total === 0}
          empty={
            <>
              <EmptyState
                icon={<SearchIcon />}
                title={t('emptyTitle')}
                text={t('emptyText')}
                action={<ServiceLink />}
              />
              {suggestions}
            </>
          }
        >
          {(found) => (
            <div
              className={styles.finds}
              aria-busy={results.isPlaceholderData}
              data-refreshing={results.isPlaceholderData}
            >
              <Finds results={found} text={text} />
            </div>
          )}
        </Loaded>
      )}
    </div>
  );
}

/** Who comes to search can type at once. Back, and an address that was opened, leave the focus. */
function useFocusOnArrival(area: React.RefObject<HTMLElement | null>, isEmpty: boolean): void {
  const isVisit = useNavigationType() === NavigationType.Push;
  const wanted = useRef(isVisit && isEmpty);
  useEffect(() => {
    if (wanted.current) area.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [area]);
}

/** The places of finds that are on their way. */
function Places() {
  return (
    <div aria-busy className={styles.finds}>
      <ul role="list" className={styles.games}>
        {Array.from({ length: 6 }, (_, place) => (
          <li key={place}>
            <Skeleton ratio="3 / 4" />
          </li>
        ))}
      </ul>
    </div>
  );
}
