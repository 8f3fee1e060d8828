import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { pages } from '#web/app/pages.ts';
import { isSearchKeyOn, SEARCH_KEY, showSearchKey } from '#web/shared/page/search-key.ts';

/** What takes the key as text, or as its own. */
const TYPING = 'input, textarea, select, [contenteditable]';

/** The key `/` opens the search, or leads to its field where it is open (L3a). */
export function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (key !== SEARCH_KEY || defaultPrevented || !isSearchKeyOn()) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      // A dialog is above the page: it is left first.
      if (document.documentElement.hasAttribute('data-covered')) return;
      event.preventDefault();
      const [path] = pages.search.paths;
      if (location.pathname !== path) void navigate(path);
      else document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
    };
    showSearchKey();
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate]);
}
