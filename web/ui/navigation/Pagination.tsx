import { classNames } from '#web/ui/class-names.ts';
import { ChevronEndIcon } from '#web/ui/icons/ChevronEndIcon.tsx';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import styles from './Pagination.module.css';
import { pagePlaces } from './page-numbers.ts';

export interface PaginationProps {
  /** The page that is shown, counted from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The name of the navigation. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The name of the button of one page. */
  pageLabel: (page: number) => string;
}

/** Leads through the pages of a list. Nothing at all where there is one page or none. */
export function Pagination({
  page,
  pages,
  onPage,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
}: PaginationProps): React.JSX.Element | null {
  if (pages <= 1) return null;
  const step = (to: number, name: string, icon: React.ReactNode) => {
    const leads = to >= 1 && to <= pages;
    return (
      // It keeps the focus at the ends, where it is disabled.
      <button
        type="button"
        className={styles.page}
        aria-label={name}
        aria-disabled={!leads || undefined}
        onClick={leads ? () => onPage(to) : undefined}
      >
        {icon}
      </button>
    );
  };
  return (
    <nav aria-label={label}>
      <ul role="list" className={classNames('row gap-1', styles.list)}>
        <li>{step(page - 1, previousLabel, <ChevronStartIcon size={20} />)}</li>
        {pagePlaces(page, pages).map((place, index) =>
          place === 'gap' ? (
            <li key={`gap ${index < 3 ? 'before' : 'after'}`} aria-hidden className={styles.gap}>
              …
            </li>
          ) : (
            <li key={place}>
              <button
                type="button"
                className={styles.page}
                aria-label={pageLabel(place)}
                aria-current={place === page ? 'page' : undefined}
                onClick={() => onPage(place)}
              >
                {place}
              </button>
            </li>
          ),
        )}
        <li>{step(page + 1, nextLabel, <ChevronEndIcon size={20} />)}</li>
      </ul>
    </nav>
  );
}
