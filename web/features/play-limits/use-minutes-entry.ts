import { type RefObject, useRef, useState } from 'react';

/** The longest time that can be typed: a month. */
export const MAX_MINUTES = 31 * 24 * 60;

/** A number of minutes that is being typed. */
export interface MinutesEntry {
  readonly text: string;
  /** Minutes; null while no number can be sent. */
  readonly amount: number | null;
  readonly isWrong: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
  readonly leave: () => void;
  /** Shows the error, and moves the focus there. */
  readonly insist: () => void;
}

export function useMinutesEntry(): MinutesEntry {
  const [text, setText] = useState('');
  const [isLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const minutes = /^\d{1,5}$/u.test(text.trim()) ? Number(text) : 0;
  const amount = minutes > 0 && minutes <= MAX_MINUTES ? minutes : null;
  return {
    text,
    amount,
    isWrong: isLeft && amount === null,
    input,
    type: setText,
    leave: () => setLeft(text !== ''),
    insist() {
      setLeft(true);
      input.current?.focus();
    },
  };
}
