import type { ReactNode } from 'react';
import { Navigate, type To, useNavigate } from 'react-router-dom';
import type { Read } from '#web/shared/failures/read-failure.ts';
import { Pagination, type PaginationProps } from '#web/ui/navigation/Pagination.tsx';
import { Loaded, type LoadedProps } from './Loaded.tsx';

/** A page of a list, as the contract gives it. */
interface Page {
  readonly totalPages: number;
}

/** A read of one page of a list. */
export interface PagedRead<Data> extends Read<Data> {
  /** Another page is loading, and this one is still shown. */
  readonly isPlaceholderData: boolean;
}

interface ListPageProps<Data extends Page> extends Omit<LoadedProps<Data>, 'read' | 'children'> {
  readonly read: PagedRead<Data>;
  /** The page in the address, counted from 1. */
  readonly page: number;
  /** Where another page is. */
  readonly toPage: (page: number) => To;
  /** Going through the pages leaves no trace in the history. */
  readonly replaces?: boolean;
  readonly words: Omit<PaginationProps, 'page' | 'pages' | 'onPage'>;
  /** Asks a visitor to sign in, in place of a list that is the person's own. */
  readonly signIn?: ReactNode;
  readonly children: (data: Data, isUpdating: boolean) => ReactNode;
}

/**
 * A paged list, from its first loading to its last page. A page beyond the last leads to the last:
 * its content was removed, or the address is wrong.
 */
export function ListPage<Data extends Page>({
  read,
  page,
  toPage,
  replaces = false,
  words,
  signIn,
  children,
  ...states
}: ListPageProps<Data>) {
  const navigate = useNavigate();
  if (signIn) return signIn;
  const { data, isPlaceholderData } = read;
  const last = Math.max(1, data?.totalPages ?? page);
  if (page > last && !isPlaceholderData) return <Navigate to={toPage(last)} replace />;
  return (
    <Loaded read={read} {...states}>
      {(shown) => (
        <>
          {children(shown, isPlaceholderData)}
          <Pagination
            {...words}
            page={page}
            pages={shown.totalPages}
            onPage={(next) => void navigate(toPage(next), { replace: replaces })}
          />
        </>
      )}
    </Loaded>
  );
}
