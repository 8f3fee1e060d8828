import { useState } from 'react';
import type { InvitedKind } from '#contract/entities/invitation-types.ts';
import { readRate } from '../rate-text.ts';
import { useRateText } from '../use-rate-text.ts';

/** Whom a link or an account is for, and its dividend rate (C1). */
export type PromiseDraft = ReturnType<typeof usePromise>;

/** @param highestRate in basis points, 0 for none; undefined until known */
export function usePromise(highestRate: number | undefined) {
  const rateText = useRateText();
  const [kind, setKind] = useState<InvitedKind>('player');
  const [text, setText] = useState('');
  const bound = highestRate ?? 0;
  const hasRate = kind === 'agent' && bound > 0;
  const rate = hasRate && text.trim() !== '' ? readRate(text) : null;
  return {
    kind,
    setKind,
    text,
    setText,
    /** Whether a rate can be promised at all. */
    hasRate,
    /** The agent has nothing to promise. */
    hasNothing: kind === 'agent' && highestRate === 0,
    /** In basis points; null if nothing is promised. */
    rate,
    isWrong: rate !== null && !(rate >= 1 && rate <= bound),
    /** The highest promise, formatted. */
    max: rateText(bound),
  };
}
