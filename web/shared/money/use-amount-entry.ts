import { type RefObject, useRef, useState } from 'react';
import type { Currency } from '#contract/entities/money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { amountTexts, type Bounds, problemOf, type TypedProblem } from './amount-texts.ts';
import { useMoney } from './use-money.ts';

/** An amount that is being typed. */
export interface AmountEntry {
  readonly text: string;
  /** The sign of the currency. */
  readonly sign: string;
  /** Whether the language writes the sign behind the amount. */
  readonly isSignBehind: boolean;
  /** Hundredths; null while no amount can be sent. */
  readonly amount: number | null;
  /** Hundredths; null while it cannot be read. */
  readonly typed: number | null;
  /** Its error; none is shown while the person is typing. */
  readonly problem: TypedProblem | undefined;
  /** The bounds as they are shown. */
  readonly boundTexts: { readonly min: string; readonly max: string };
  readonly input: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
  /** Replaces the typed text by an amount, in hundredths. */
  readonly fill: (amount: number) => void;
  readonly leave: () => void;
  /** Shows the error, and moves the focus there. */
  readonly insist: () => void;
}

/** @param begun hundredths that the field begins with */
export function useAmountEntry(
  currency: Currency,
  bounds: Bounds,
  begun: number | null = null,
): AmountEntry {
  const money = useMoney(currency);
  const { read, write, sign, isSignBehind } = amountTexts(useLanguage(), currency);
  const [text, setText] = useState(() => (begun === null ? '' : write(begun)));
  const [isLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const reading = read(text);
  const problem = problemOf(reading, bounds);
  return {
    text,
    sign,
    isSignBehind,
    amount: reading.ok && problem === undefined ? reading.amount : null,
    typed: reading.ok ? reading.amount : null,
    problem: isLeft ? problem : undefined,
    boundTexts: { min: money(bounds.minimum), max: money(bounds.maximum) },
    input,
    type: setText,
    fill: (amount) => setText(write(amount)),
    leave: () => setLeft(text !== ''),
    insist() {
      setLeft(true);
      input.current?.focus();
    },
  };
}
