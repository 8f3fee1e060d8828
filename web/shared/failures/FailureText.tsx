import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '#contract/errors.ts';
import { ErrorId } from './ErrorId.tsx';
import { ReadRefusal } from './read-refusal.ts';
import { useWaitText } from './use-wait-text.ts';

const SECOND_MILLISECONDS = 1000;

interface FailureTextProps {
  /** Left out for that of the read around it; null where nobody said why. */
  readonly refusal?: Refusal | null | undefined;
}

/**
 * Why something could not be read, in the words of its error: the connection is to blame only where
 * it is. Says how long to wait where the server does, and the id by which a break is found.
 */
export function FailureText({ refusal }: FailureTextProps) {
  const { t } = useTranslation('errors');
  const ofRead = useContext(ReadRefusal);
  const shown = refusal ?? ofRead;
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

/** Counts down what is left; read aloud is what it began with, or each second would be. */
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
