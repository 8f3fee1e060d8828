import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '#web/api/refused-read.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { saveFile } from '#web/platform/storage/save-file.ts';
import { FailureText } from '#web/shared/failures/FailureText.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DownloadIcon } from '#web/ui/icons/DownloadIcon.tsx';
import { Answer } from '#web/ui/messages/Answer.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import { BYTE_ORDER_MARK, type Cell, dialectOf, writeCsv } from './csv.ts';
import styles from './records.module.css';

/** A record as a table, under its headings. */
export interface RecordTable {
  /** Without its ending. */
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Whether the table has all rows of the record, or as many as a file takes. */
  readonly isWhole: boolean;
}

interface ExportButtonProps {
  /** There is nothing to put into a file. */
  readonly isEmpty: boolean;
  /** Reads the whole record; can be aborted. */
  readonly collect: (signal: AbortSignal) => Promise<RecordTable>;
}

/** Saves the whole record as a CSV file, not only the page (W4). */
export function ExportButton({ isEmpty, collect }: ExportButtonProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      stop.current = new AbortController();
      const { signal } = stop.current;
      const { headings, rows, fileName, isWhole } = await collect(signal);
      // A person who has left the page no longer wants the file.
      signal.throwIfAborted();
      saveFile({
        name: `${fileName}.csv`,
        type: 'text/csv;charset=utf-8',
        text: BYTE_ORDER_MARK + writeCsv([headings, ...rows], dialectOf(language)),
      });
      return { count: rows.length, isWhole };
    },
  });
  return (
    <div className={styles.export}>
      <Button
        size="s"
        icon={<DownloadIcon size={18} />}
        busy={isPending}
        aria-disabled={isEmpty || undefined}
        onClick={() => mutate()}
      >
        {t('export')}
      </Button>
      <output className="hint">
        {isPending && t('exporting')}
        {data && t(data.isWhole ? 'exported' : 'exportedPart', { count: data.count })}
      </output>
      <Answer to={error}>
        <Notice
          tone="danger"
          text={
            <>
              {t('exportFailed')} <FailureText refusal={refusalOf(error)} />
            </>
          }
          action={{ label: t('shell:retry'), onAction: () => mutate() }}
        />
      </Answer>
    </div>
  );
}
