import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Banner } from '#web/shared/banner/Banner.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import styles from './Help.module.css';
import { HelpSearch } from './HelpSearch.tsx';
import { HelpSections } from './HelpSections.tsx';
import { HelpStates } from './HelpStates.tsx';

/** The help centre (R7): guide, questions and user protocol, with a search. */
export default function HelpPage() {
  const { t } = useTranslation(['help', 'service', 'account', 'errors']);
  usePageTitle(t('title'));
  const [address, setAddress] = useSearchParams();
  const changeSearch = (value: string) => {
    setAddress(
      (current) => {
        if (value === '') current.delete('search');
        else current.set('search', value);
        return current;
      },
      { replace: true },
    );
  };
  return (
    <div className={classNames('stack gap-4', styles.page)}>
      <Link to="/" className={styles.back}>
        <ChevronStartIcon size={18} />
        {t('shell:goHome')}
      </Link>
      <Banner />
      <div className={classNames('stack gap-2', styles.head)}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <HelpStates level={2}>
        {(help) => (
          <HelpSearch
            index={help.index}
            level={2}
            value={address.get('search') ?? ''}
            onSearched={changeSearch}
          >
            <HelpSections help={help} />
          </HelpSearch>
        )}
      </HelpStates>
    </div>
  );
}
