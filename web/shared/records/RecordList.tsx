import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ListPage, type PagedRead } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ExportButton, type RecordTable } from './ExportButton.tsx';
import { type ChosenDays, quickRangeParameters } from './record-address.ts';
import { usePageWords } from './use-page-words.ts';
import { useRecordSearch, without } from './use-record-search.ts';

/** A page of a record with its rows. */
interface RowsOfPage {
  readonly totalPages: number;
}

interface RecordListProps<Data extends RowsOfPage> {
  readonly read: PagedRead<Data>;
  readonly isEmpty: (data: Data) => boolean;
  readonly chosen: ChosenDays;
  /** The page in the address, counted from 1. */
  readonly page: number;
  /** The parameters by which it is narrowed down, and whether it is. */
  readonly filters: readonly string[];
  readonly isNarrowed: boolean;
  /** What there is where nothing is. */
  readonly words: {
    readonly failedTitle: string;
    readonly emptyTitle: string;
    readonly emptyText: string;
    readonly nothingFitsTitle: string;
  };
  /** Where somebody without anything in the record goes instead. */
  readonly instead?: ReactNode;
  /** The sums over all pages; the data are unknown at first. */
  readonly renderTotals: (data: Data | undefined, isUpdating: boolean) => ReactNode;
  /** Reads the whole record for a file. */
  readonly collect: (signal: AbortSignal) => Promise<RecordTable>;
  readonly children: (data: Data, isUpdating: boolean) => ReactNode;
}

/** What a record has: its sums, a file of all of it, and its rows a page at a time (W4). */
export function RecordList<Data extends RowsOfPage>({
  read,
  isEmpty,
  chosen,
  page,
  filters,
  isNarrowed,
  words,
  instead,
  renderTotals,
  collect,
  children,
}: RecordListProps<Data>) {
  const { t } = useTranslation('records');
  const { parameters, to } = useRecordSearch();
  const { data } = read;
  const pageWords = usePageWords();
  return (
    <>
      {(data || !read.isError) && (
        <>
          {renderTotals(data, read.isPlaceholderData)}
          <ExportButton
            key={parameters.toString()}
            isEmpty={!data || isEmpty(data)}
            collect={collect}
          />
        </>
      )}
      <ListPage
        read={read}
        page={page}
        toPage={(next) => to({ page: next === 1 ? '' : String(next) })}
        words={pageWords}
        waiting={<WaitingSkeletons className="stack gap-2" heights={places(6, '3.5rem')} />}
        renderFailed={(retry) => <ReadFailed title={words.failedTitle} onRetry={retry} />}
        isEmpty={isEmpty}
        empty={
          <EmptyState
            icon={<ReceiptIcon />}
            title={isNarrowed ? words.nothingFitsTitle : words.emptyTitle}
            text={isNarrowed ? t('nothingFitsText') : words.emptyText}
            action={
              <>
                {isNarrowed && (
                  <Link
                    replace
                    to={to(without(filters))}
                    className={buttonClass({ variant: 'primary' })}
                  >
                    {t('clearFilters')}
                  </Link>
                )}
                {chosen.quick !== '30' && (
                  <Link to={to(quickRangeParameters('30'))} className={buttonClass({})}>
                    {t('lastMonth')}
                  </Link>
                )}
                {!isNarrowed && instead}
              </>
            }
          />
        }
      >
        {children}
      </ListPage>
    </>
  );
}
