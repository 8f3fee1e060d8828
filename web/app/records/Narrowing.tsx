import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FilterIcon } from '#web/ui/icons/FilterIcon.tsx';
import styles from './records.module.css';

interface NarrowingProps {
  /** How many filters are on. */
  readonly count: number;
  readonly onClear: () => void;
  /** The fields to choose by. */
  readonly children: ReactNode;
}

/** What a record is narrowed down by: fields in a row, and on a phone in a sheet (W4). */
export function Narrowing({ count, onClear, children }: NarrowingProps) {
  const { t } = useTranslation('records');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.narrowing}>
      <div className={styles.inline}>{children}</div>
      <Button
        className={styles.sheetButton}
        size="s"
        icon={<FilterIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count === 0 ? t('filters') : t('filtersOn', { count })}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('filters')}
        closeLabel={t('shell:close')}
        footer={
          <Button variant="primary" onClick={close}>
            {t('showFiltered')}
          </Button>
        }
      >
        <div className={styles.choices}>{children}</div>
      </Dialog>
      {count > 0 && (
        <Button variant="ghost" size="s" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  );
}
