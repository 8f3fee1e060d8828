import { useEffect } from 'react';

/** Has the browser ask before the page is left or loaded again: what is shown would be lost. */
export function useUnloadQuestion(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
