import type { ReactNode } from 'react';
import { foldText } from '#contract/rules/fold-text.ts';

/** One choice of a Combobox. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Shown after the label: a dialing code, an amount. */
  detail?: string | undefined;
  /** Further words that find it, such as its name in other languages. */
  keywords?: string | undefined;
  /** Shown before the label: a flag, a logo. */
  leading?: ReactNode;
}

/**
 * The options that contain the typed text, in label, detail or keywords; accents and case are
 * ignored. Those whose label begins with it come first; otherwise the order is kept.
 */
export function filterOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const wanted = foldText(typed);
  if (wanted === '') return options;
  const found = options.filter(({ label, detail = '', keywords = '' }) =>
    foldText(`${label} ${detail} ${keywords}`).includes(wanted),
  );
  const begins = (option: Option): boolean => foldText(option.label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
