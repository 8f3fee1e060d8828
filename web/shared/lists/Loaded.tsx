import type { ReactNode } from 'react';
import { failureOf, type Read } from '#web/shared/failures/read-failure.ts';
import { ReadRefusal } from '#web/shared/failures/read-refusal.ts';

/** What to show in each state of a read. */
export interface LoadedProps<Data> {
  readonly read: Read<Data>;
  /** Shown during the first load. */
  readonly waiting: ReactNode;
  /** Shown when it could not be loaded; data that is there stays. */
  readonly renderFailed: (onRetry: () => unknown) => ReactNode;
  /** Shown in place of data without anything in it. */
  readonly empty?: ReactNode;
  readonly isEmpty?: (data: Data) => boolean;
  readonly children: (data: Data) => ReactNode;
}

/** A read's data, or its state without data: loading, failed, empty (R10). */
export function Loaded<Data>({
  read,
  waiting,
  renderFailed,
  empty,
  isEmpty = isEmptyList,
  children,
}: LoadedProps<Data>) {
  const { data } = read;
  if (data !== undefined) return empty && isEmpty(data) ? empty : children(data);
  const failure = failureOf(read);
  if (!failure) return waiting;
  return <ReadRefusal value={failure.refusal}>{renderFailed(failure.onRetry)}</ReadRefusal>;
}

/** Whether the data are still on their way, for `aria-busy` of the element around them. */
export function isOnItsWay({ data, isError }: Pick<Read<unknown>, 'data' | 'isError'>): boolean {
  return data === undefined && !isError;
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}
