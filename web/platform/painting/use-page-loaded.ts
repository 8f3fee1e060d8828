import { useEffect, useState } from 'react';
import { pageLoaded } from './page-loaded.ts';

/** False until the first view has loaded and the browser is idle, true afterwards. */
export function usePageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void pageLoaded().then(() => !isLeft && setLoaded(true));
    return () => {
      isLeft = true;
    };
  }, []);
  return isLoaded;
}
