import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Tabs.module.css';
import { useKeptInView } from './use-kept-in-view.ts';

export interface Tab<Id extends string = string> {
  id: Id;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps<Id extends string> {
  /** Ties tabs and panels together; unique on the page. The panels are TabPanel with the same. */
  idBase: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The name of the whole row. */
  label: string;
  /** `automatic` (default) selects as the arrows move, `manual` waits for Enter or Space. */
  activation?: 'automatic' | 'manual' | undefined;
  /** `line` (default) or `pill`, for few tabs that share the width. */
  look?: 'line' | 'pill' | undefined;
  className?: string | undefined;
}

/** A row of tabs with roving focus: arrows, Home, End. It scrolls where it does not fit. */
export function Tabs<Id extends string>({
  idBase,
  tabs,
  selected,
  onSelect,
  label,
  activation = 'automatic',
  look = 'line',
  className,
}: TabsProps<Id>): React.JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  useKeptInView(list, '[aria-selected="true"]', selected && `${selected} of ${tabs.length}`);

  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]:enabled') ?? []),
    ];
    const at = buttons.indexOf(event.currentTarget);
    const forward =
      event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl'
        ? 'ArrowLeft'
        : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const steps: Record<string, number> = {
      [forward]: at + 1,
      [backward]: at - 1,
      Home: 0,
      End: -1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const target = buttons.at(step % buttons.length);
    target?.focus();
    if (activation === 'automatic') target?.click();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classNames(styles.list, styles[look], className)}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${idBase}-tab-${tab.id}`}
          aria-controls={`${idBase}-panel-${tab.id}`}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          disabled={tab.disabled}
          className={styles.tab}
          onClick={() => onSelect(tab.id)}
          onKeyDown={move}
        >
          {tab.icon}
          {tab.label}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  idBase: string;
  /** The id of the tab that this panel belongs to. */
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The content of the selected tab. Render the selected one alone. */
export function TabPanel({ idBase, id, className, children }: TabPanelProps): React.JSX.Element {
  return (
    <div
      role="tabpanel"
      id={`${idBase}-panel-${id}`}
      aria-labelledby={`${idBase}-tab-${id}`}
      className={className}
    >
      {children}
    </div>
  );
}
