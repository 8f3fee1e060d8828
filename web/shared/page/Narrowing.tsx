import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { FilterIcon } from '#web/ui/icons/FilterIcon.tsx';
import styles from './Narrowing.module.css';
import { useNarrowWindow } from './use-narrow-window.ts';

interface NarrowingProps {
  /** How many filters are on. */
  readonly count: number;
  readonly onClear: () => void;
  readonly words: {
    readonly title: string;
    /** Opens the sheet, and says how many are on. */
    readonly open: string;
    /** Closes the sheet and shows the results. */
    readonly show: string;
    readonly clear: string;
  };
  /** The fields to choose by. */
  readonly children: ReactNode;
}

/** What a list is narrowed down by: fields in a row, and on a phone in a sheet (L2, W4). */
export function Narrowing({ count, onClear, words, children }: NarrowingProps) {
  const { t } = useTranslation();
  const isNarrow = useNarrowWindow();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.narrowing}>
      {isNarrow ? (
        <Button
          size="s"
          icon={<FilterIcon size={18} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {words.open}
        </Button>
      ) : (
        <div className={classNames('cluster gap-3', styles.inline)}>{children}</div>
      )}
      <Dialog
        open={open}
        onClose={close}
        title={words.title}
        closeLabel={t('close')}
        footer={
          <Button variant="primary" onClick={close}>
            {words.show}
          </Button>
        }
      >
        <div className="stack gap-4">{children}</div>
      </Dialog>
      {count > 0 && (
        <Button variant="ghost" size="s" onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}
