import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Says the name of the page that a link has led to (R9, S14). The browser reads a page's name when
 * it is loaded; where only the content changes, nothing else tells a person who cannot see it.
 */
export function PageAnnouncer() {
  // The page that a visit begins with is read by the browser.
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
