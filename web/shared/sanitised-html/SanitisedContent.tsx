import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { OwnPages } from './own-pages.ts';
import styles from './SanitisedContent.module.css';
import { sanitise } from './sanitise.ts';

/** Text from outside that carries markup. */
export interface SanitisedContentProps {
  /** HTML as an operator wrote it, or a thief of their account. */
  readonly html: string;
  /** Level of its topmost headings in the outline of the page; 3 unless said otherwise. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Called when a link to a page of the portal is followed, so that a dialog can close. */
  readonly onFollowed?: () => void;
}

/** Shows HTML from outside; links to pages of the portal lead there without a reload. */
export default function SanitisedContent({
  html,
  headingLevel = 3,
  onFollowed,
}: SanitisedContentProps) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const isPage = use(OwnPages);
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitise(html, headingLevel, isPage));
  }, [html, headingLevel, isPage]);

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const asUsual = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link?.href || link.target !== '' || link.origin !== location.origin || asUsual) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
    onFollowed?.();
  });
  useEffect(() => {
    const listening = new AbortController();
    place.current?.addEventListener('click', (event) => follow(event), {
      signal: listening.signal,
    });
    return () => listening.abort();
  }, []);

  // What outsiders write may run in either direction, in any language of the portal.
  return <div ref={place} dir="auto" className={styles.content} />;
}
