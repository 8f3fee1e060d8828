import { type RefObject, useRef, useState } from 'react';

/** A price that may change while a form is open, and what the person agreed to last. */
export interface FreshAgreement {
  /** The price seen before; undefined until there is one. */
  readonly before: number | undefined;
  readonly now: number | undefined;
  /** The price differs from the one that the person saw: it needs agreement before it is paid. */
  readonly isChanged: boolean;
  readonly isTicked: boolean;
  /** It was pressed without agreement. */
  readonly isMissing: boolean;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly tick: (isTicked: boolean) => void;
  /** Called before sending. False without agreement to the change: the box gets the focus. */
  readonly confirm: () => boolean;
}

/**
 * Blocks a press at another price than the one shown before.
 *
 * @param price the current price; undefined until known
 * @param seen the price shown before the form was opened, if any
 */
export function useFreshAgreement(price: number | undefined, seen = price): FreshAgreement {
  const [before, setBefore] = useState(seen);
  const [ticked, setTicked] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // The first price is the one that is seen.
  if (before === undefined && price !== undefined) setBefore(price);
  const isChanged = price !== undefined && before !== undefined && price !== before;
  const isTicked = isChanged && ticked === price;
  return {
    before,
    now: price,
    isChanged,
    isTicked,
    isMissing: isMissing && isChanged && !isTicked,
    box,
    tick(isAgreed) {
      setTicked(isAgreed ? price : undefined);
    },
    confirm() {
      const isAgreed = !isChanged || isTicked;
      setMissing(!isAgreed);
      if (isAgreed) setBefore(price);
      else box.current?.focus();
      return isAgreed;
    },
  };
}
