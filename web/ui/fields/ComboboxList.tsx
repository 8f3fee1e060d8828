/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native list can be filtered and hold a flag */
/* oxlint-disable jsx-a11y/click-events-have-key-events -- the keys are those of the input */
import { useEffect, useRef } from 'react';
import { CheckIcon } from '#web/ui/icons/CheckIcon.tsx';
import styles from './Combobox.module.css';
import type { ComboboxOption } from './filter-options.ts';

interface ComboboxListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  /** Index of the option that the arrows are on. */
  active: number;
  /** The chosen value. */
  value: string;
  emptyText: string;
  onChoose: (option: ComboboxOption) => void;
}

/** The list under a Combobox. The focus stays in the input: options are pointed at, not focused. */
export function ComboboxList({
  id,
  label,
  options,
  active,
  value,
  emptyText,
  onChoose,
}: ComboboxListProps): React.JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  });

  return (
    <div className={styles.popup}>
      <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
        {options.map((option, at) => (
          <div
            key={option.value}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            data-active={at === active || undefined}
            className={styles.option}
            // Keeps the focus, and with it the phone's keyboard, in the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.leading !== undefined && <span aria-hidden>{option.leading}</span>}
            <span className={styles.label}>{option.label}</span>
            {option.detail !== undefined && <bdi className={styles.detail}>{option.detail}</bdi>}
            {option.value === value && <CheckIcon size={18} />}
          </div>
        ))}
      </div>
      <output className={styles.empty}>{options.length === 0 ? emptyText : ''}</output>
    </div>
  );
}
