import { type RefObject, useEffect, useState } from 'react';

/** True once the element is within half a screen of the view. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (near || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      // Horizontal scrollers clip their content unless they have a margin of their own.
      { rootMargin: '50%', scrollMargin: '0% 50%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, place]);
  return near;
}
