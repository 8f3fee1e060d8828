import { useState } from 'react';
import { copyText } from '#web/platform/clipboard.ts';

/** Outcome of a text that was to be copied. */
export interface Copying {
  readonly isCopied: boolean;
  /** The browser forbids it: the person selects the text. */
  readonly hasFailed: boolean;
  /** To be called while a press is handled. */
  readonly copy: () => void;
}

/** Copies a text; another text has not been copied yet. */
export function useCopy(text: string): Copying {
  const [last, setLast] = useState<{ readonly text: string; readonly isCopied: boolean }>();
  const current = last?.text === text ? last : undefined;
  const copy = async () => {
    const isCopied = await copyText(text);
    setLast({ text, isCopied });
  };
  return {
    isCopied: current?.isCopied === true,
    hasFailed: current?.isCopied === false,
    copy: () => void copy(),
  };
}
