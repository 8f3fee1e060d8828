import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { refusalOf } from '#web/api/refused-read.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import type { Read } from '#web/shared/failures/read-failure.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import styles from './record-page.module.css';

interface RecordDetailProps<Data> {
  readonly read: Read<Data>;
  /** The parameter of the address that opens one row. */
  readonly opener: string;
  readonly words: {
    /** Leads back to the list. */
    readonly back: string;
    readonly failedTitle: string;
    /** There is none with this number, or it is somebody else's. */
    readonly gone: string;
    readonly goneText: string;
  };
  readonly children: (data: Data) => ReactNode;
}

/** One row of a record in full, and a link back to its place. */
export function RecordDetail<Data>({ read, opener, words, children }: RecordDetailProps<Data>) {
  const [parameters] = useSearchParams();
  const isGone = refusalOf(read.error)?.code === 'not_found';
  return (
    <article className={styles.record}>
      <div>
        <Link
          to={{ search: changedSearch(parameters, { [opener]: '' }) }}
          className={buttonClass({ size: 's' })}
        >
          <ChevronStartIcon size={20} /> {words.back}
        </Link>
      </div>
      <Loaded
        read={read}
        waiting={<WaitingSkeletons className="stack gap-2" heights={['1.5rem', '10rem']} />}
        renderFailed={(retry) =>
          isGone ? (
            <EmptyState level={1} icon={<ReceiptIcon />} title={words.gone} text={words.goneText} />
          ) : (
            <ReadFailed level={1} title={words.failedTitle} onRetry={retry} />
          )
        }
      >
        {children}
      </Loaded>
    </article>
  );
}
