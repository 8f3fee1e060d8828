import { type RefObject, useEffect, useState } from 'react';

/** True from the moment that the element comes within one screen's height of the view. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (near || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, place]);
  return near;
}
