import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const SEPARATOR = ' · ';

/** Names the page in the browser's tab, its history and for screen readers: its own name first. */
export function usePageTitle(name: string): void {
  const { t } = useTranslation();
  const title = name === '' ? t('siteName') : `${name}${SEPARATOR}${t('siteName')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The name of the page that is open. */
export function currentPageName(): string {
  return document.title.split(SEPARATOR)[0] ?? '';
}
