import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { ChevronEndIcon } from '#web/ui/icons/ChevronEndIcon.tsx';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import styles from './RowButtons.module.css';

interface RowButtonsProps {
  /** The list that scrolls to the side. */
  readonly row: RefObject<HTMLElement | null>;
  /** What the row shows: a change redraws it. */
  readonly items: unknown;
}

/** Share of the row that one press moves, so that the last item in sight is in sight again. */
const STEP = 0.85;

/**
 * Buttons that scroll a row, for a mouse: fingers, wheels and keys scroll it directly. Only shown
 * if the row overflows.
 */
export function RowButtons({ row, items }: RowButtonsProps) {
  const { t } = useTranslation('games');
  const { before, after } = useHidden(row, items);
  const move = (by: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const direction = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: by * direction * STEP * list.clientWidth });
  };
  if (!before && !after) return null;
  return (
    <div className={styles.buttons}>
      <IconButton
        size="s"
        variant="solid"
        label={t('previousInRow')}
        aria-disabled={!before}
        onClick={() => move(-1)}
      >
        <ChevronStartIcon size={20} />
      </IconButton>
      <IconButton
        size="s"
        variant="solid"
        label={t('nextInRow')}
        aria-disabled={!after}
        onClick={() => move(1)}
      >
        <ChevronEndIcon size={20} />
      </IconButton>
    </div>
  );
}

/** Whether part of the row is out of sight before its first and after its last visible item. */
function useHidden(row: RefObject<HTMLElement | null>, items: unknown) {
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const look = () => {
      // In a page from right to left the offset goes below zero.
      const start = Math.abs(list.scrollLeft);
      const before = start > 1;
      const after = start + list.clientWidth < list.scrollWidth - 1;
      setHidden((known) =>
        known.before === before && known.after === after ? known : { before, after },
      );
    };
    const size = new ResizeObserver(look);
    size.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      list.removeEventListener('scroll', look);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other items are another length
  }, [row, items]);
  return hidden;
}
