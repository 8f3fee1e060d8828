/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native list can be filtered and hold a flag */
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { ChevronDownIcon } from '#web/ui/icons/ChevronDownIcon.tsx';
import styles from './Combobox.module.css';
import { ComboboxList } from './ComboboxList.tsx';
import { useReadOnly } from './field-context.ts';
import { type ComboboxOption, filterOptions } from './filter-options.ts';
import { TextInput } from './TextInput.tsx';

const BLUR_DELAY_MILLISECONDS = 200;
const COMPOSING = 229;

type NativeAttributes = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onSelect' | 'type' | 'role' | 'children' | 'list' | 'onBlur' | 'onFocus'
>;

export interface ComboboxProps extends NativeAttributes {
  options: readonly ComboboxOption[];
  /** The value of the chosen option; the empty text when there is none. */
  value: string;
  onChange: (value: string) => void;
  /** The name of the list. */
  listLabel: string;
  /** Shown and spoken when nothing matches the typed text. */
  emptyText: string;
  /** The text of the input for the chosen option; its label unless said otherwise. */
  display?: ((option: ComboboxOption) => string) | undefined;
  /** Before the text; a function gets the chosen option (its flag). */
  leading?: ReactNode;
  /** Called when the person has left the control. */
  onLeave?: (() => void) | undefined;
}

/**
 * A choice from a long list by typing (A7: the country picker). Opens on focus, closes 200 ms after
 * blur; arrows, Page Up and Down, Enter, Escape. Heavier than Select: load it lazily.
 */
export function Combobox({
  options,
  value,
  onChange,
  listLabel,
  emptyText,
  display = ({ label }) => label,
  leading,
  onLeave,
  ...rest
}: ComboboxProps): React.JSX.Element {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const found = open ? filterOptions(options, typed ?? '') : [];

  const readOnly = useReadOnly();
  const show = (): void => {
    if (open || readOnly) return;
    setOpen(true);
    setActive(Math.max(0, chosen === undefined ? 0 : options.indexOf(chosen)));
  };
  const hide = (): void => {
    setOpen(false);
    setTyped(undefined);
  };
  const delayedBlur = useDelayedBlur(() => {
    hide();
    onLeave?.();
  });
  const choose = (option: ComboboxOption): void => {
    if (!readOnly) onChange(option.value);
    hide();
  };
  const type = (text: string): void => {
    setTyped(text);
    setActive(0);
    setOpen(true);
  };

  const press = (event: KeyboardEvent): void => {
    // Keys that write a composition (Japanese, Chinese) are not for the list; Safari says so of the
    // last one by this number alone.
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    const option = found[active];
    if (step !== undefined) {
      if (open) setActive(stepped(active, step, found.length));
      else show();
    } else if (event.key === 'Enter' && option !== undefined) choose(option);
    else if (event.key === 'Escape' && open) hide();
    else return;
    // Neither the form nor a dialog around it may take the key as well.
    event.preventDefault();
  };

  return (
    <div className={styles.combobox}>
      <TextInput
        autoComplete="off"
        spellCheck={false}
        {...rest}
        ref={input}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found[active] === undefined ? undefined : `${listId}-${active}`}
        value={typed ?? (chosen === undefined ? '' : display(chosen))}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => {
          delayedBlur.cancel();
          event.target.select();
          show();
        }}
        onBlur={delayedBlur.start}
        onClick={show}
        onKeyDown={press}
        leading={leading ?? chosen?.leading}
        trailing={<ChevronDownIcon size={20} className={styles.chevron} />}
      />
      {open && (
        <ComboboxList
          id={listId}
          label={listLabel}
          options={found}
          active={active}
          value={value}
          emptyText={emptyText}
          onChoose={choose}
        />
      )}
    </div>
  );
}

/** One step wraps around the ends, a page stops at them. */
function stepped(from: number, step: number, count: number): number {
  if (count === 0) return 0;
  if (Math.abs(step) === 1) return (from + step + count) % count;
  return Math.max(0, Math.min(count - 1, from + step));
}

/** Runs `leave` 200 ms after the focus left, unless it returns before (A7). */
function useDelayedBlur(leave: () => void): { start: () => void; cancel: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    start: () => {
      timer.current = setTimeout(leave, BLUR_DELAY_MILLISECONDS);
    },
    cancel: () => clearTimeout(timer.current),
  };
}
