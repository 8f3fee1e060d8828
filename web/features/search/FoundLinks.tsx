import { Link } from 'react-router-dom';
import { ChevronEndIcon } from '#web/ui/icons/ChevronEndIcon.tsx';
import styles from './Search.module.css';

/** A page that was found. */
interface FoundLink {
  readonly to: string;
  readonly title: string;
  /** What it belongs to. */
  readonly subject?: string;
  /** How it begins, or what it is about. */
  readonly text?: string;
}

/** Found pages, one below the other (L3a). */
export function FoundLinks({ links }: { readonly links: readonly FoundLink[] }) {
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ to, title, subject, text }) => (
        <li key={to}>
          <Link to={to}>
            <span className={styles.words}>
              {subject !== undefined && <span className={styles.subject}>{subject}</span>}
              <span className={styles.name}>{title}</span>
              {text !== undefined && <span className={styles.text}>{text}</span>}
            </span>
            <ChevronEndIcon size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
