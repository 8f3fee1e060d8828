import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '#contract/errors.ts';
import { ErrorId } from './ErrorId.tsx';
import { ReadRefusal } from './read-refusal.ts';
import { useWaitText } from './use-wait-text.ts';

const SECOND_MILLISECONDS = 1000;

interface FailureTextProps {
  /** That of the surrounding read if left out; null if unknown. */
  readonly refusal?: Refusal | null | undefined;
}

/**
 * Why a read failed, in the words of its error: the network is only blamed if it is at fault. With
 * the wait that the server asks for, and the id of a failure.
 */
export function FailureText({ refusal }: FailureTextProps) {
  const { t } = useTranslation('errors');
  const readRefusal = useContext(ReadRefusal);
  const shown = refusal ?? readRefusal;
  return (
    <>
      {t(`errors:${shown?.code ?? 'part_failed'}`)}
      {shown?.retryAfterSeconds !== undefined && <WaitLeft refusal={shown} />}
      <ErrorId refusal={shown} />
    </>
  );
}

/** When the wait of each refusal is over, in milliseconds since the epoch. */
const ends = new WeakMap<Refusal, number>();

function endOf(refusal: Refusal): number {
  const end =
    ends.get(refusal) ?? Date.now() + (refusal.retryAfterSeconds ?? 0) * SECOND_MILLISECONDS;
  ends.set(refusal, end);
  return end;
}

/** Counts down; only the initial value is announced. */
function WaitLeft({ refusal }: { readonly refusal: Refusal }) {
  const waitText = useWaitText();
  const [now, setNow] = useState(() => Date.now());
  const left = Math.ceil((endOf(refusal) - now) / SECOND_MILLISECONDS);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  if (left <= 0) return null;
  return (
    <>
      <span aria-hidden> {waitText(left)}</span>
      <span className="visually-hidden"> {waitText(refusal.retryAfterSeconds ?? left)}</span>
    </>
  );
}
