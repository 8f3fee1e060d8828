import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Announces the name of a page after a link (R9, S14). The browser announces a page when it loads;
 * when only the content changes, nothing else tells a blind person.
 */
export function PageAnnouncer() {
  // The browser announces the first page of a visit.
  const isFirst = useLocation().key === 'default';
  const [name, setName] = useState('');
  useEffect(() => {
    const title = document.querySelector('title');
    if (isFirst || !title) return undefined;
    const renamed = new MutationObserver(() => setName(document.title));
    renamed.observe(title, { childList: true });
    return () => renamed.disconnect();
  }, [isFirst]);
  return <output className="visually-hidden">{name}</output>;
}
