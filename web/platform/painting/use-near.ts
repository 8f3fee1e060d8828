import { type RefObject, useEffect, useState } from 'react';

/** True from the moment that the element comes within half a screen of the view. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (near || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      // Lists that scroll to the side clip what is in them, unless they have a margin of their own.
      { rootMargin: '50%', scrollMargin: '0% 50%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, place]);
  return near;
}
