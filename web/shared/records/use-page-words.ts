import { useTranslation } from 'react-i18next';

/** What the pages of a record are called: `words` of `ListPage`. */
export function usePageWords() {
  const { t } = useTranslation('records');
  return {
    label: t('pages'),
    previousLabel: t('previousPage'),
    nextLabel: t('nextPage'),
    pageLabel: (number: number) => t('page', { number }),
  };
}
