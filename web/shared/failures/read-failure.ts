import type { Refusal } from '#contract/errors.ts';
import { refusalOf } from '#web/api/refused-read.ts';

/** A read of the cache, as far as it decides what a person sees. */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** A read of which another form is shown than the cache has. */
export function readOf<Data>(read: Read<unknown>, data: Data | undefined): Read<Data> {
  const { isError, error, refetch } = read;
  return { data, isError, error, refetch };
}

/** What could not be read, while there is nothing of it to show. */
export interface ReadFailure {
  /** Null where nobody said why. */
  readonly refusal: Refusal | null;
  /** Retries; resolves with the outcome. */
  readonly onRetry: () => unknown;
}

/** Why a part that needs all these reads cannot be shown; undefined if none failed. */
export function failureOf(...reads: readonly Read<unknown>[]): ReadFailure | undefined {
  const failed = reads.filter(({ data, isError }) => isError && data === undefined);
  const [first] = failed;
  return (
    first && {
      refusal: refusalOf(first.error),
      onRetry: () => Promise.all(failed.map(({ refetch }) => refetch())),
    }
  );
}
