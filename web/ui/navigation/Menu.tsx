import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Menu.module.css';

/** What the button of a menu must carry. */
interface MenuTriggerAttributes {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Draws the button, with the attributes given. */
  renderTrigger: (attributes: MenuTriggerAttributes) => ReactNode;
  /** The edge of the button that the menu lines up with. */
  align?: 'start' | 'end' | undefined;
  /** MenuItem elements, or links with `menuItemAttributes`. */
  children: ReactNode;
  /** Above the items, and not an item itself (a name, a balance). */
  header?: ReactNode;
  /** Below the items, and not one itself (settings); reached by Tab. */
  footer?: ReactNode;
  className?: string | undefined;
}

/**
 * A button with a popup menu: arrows, Home, End and letters move, Escape and Tab leave, a click
 * outside closes. The focus goes back to the button, also when a choice was made.
 */
export function Menu({
  renderTrigger,
  align = 'end',
  header,
  footer,
  className,
  children,
}: MenuProps): React.JSX.Element {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  // Which item gets the focus as the menu opens; undefined while it is closed.
  const [entry, setEntry] = useState<0 | -1>();
  const open = entry !== undefined;

  const close = (): void => {
    setEntry(undefined);
    document.getElementById(id)?.focus();
  };

  useEffect(() => {
    if (entry === undefined) return undefined;
    itemsIn(root.current).at(entry)?.focus();
    const outside = (event: PointerEvent): void => {
      if (!root.current?.contains(event.target as Node)) setEntry(undefined);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [entry]);

  const pressInside = (event: KeyboardEvent): void => {
    const all = itemsIn(root.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    };
    const step = steps[event.key] ?? indexByLetter(all, at, event.key);
    if (event.key === 'Escape') close();
    else if (step !== undefined) all.at(step)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const pressTrigger = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setEntry(event.key === 'ArrowDown' ? 0 : -1);
  };

  const leave = (event: FocusEvent): void => {
    // Without a related target the focus moved nowhere: the window lost it, or a click handles it.
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setEntry(undefined);
  };

  return (
    <div ref={root} className={classNames(styles.root, className)} onBlur={leave}>
      {renderTrigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? `${id}menu` : undefined,
        onClick: () => setEntry(open ? undefined : 0),
        onKeyDown: pressTrigger,
      })}
      {open && (
        <div className={classNames(styles.popup, styles[align])}>
          {header !== undefined && (
            <div id={`${id}header`} className={styles.header}>
              {header}
            </div>
          )}
          <div
            id={`${id}menu`}
            role="menu"
            tabIndex={-1}
            aria-labelledby={id}
            aria-describedby={header === undefined ? undefined : `${id}header`}
            className={styles.menu}
            onKeyDown={pressInside}
            onClick={(event) => {
              if ((event.target as Element).closest('[role^="menuitem"]')) close();
            }}
          >
            {children}
          </div>
          {footer}
        </div>
      )}
    </div>
  );
}

function itemsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)') ?? [])];
}

function indexByLetter(items: HTMLElement[], from: number, key: string): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (item: HTMLElement): boolean =>
    item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  const next = items.findIndex((item, at) => at > from && begins(item));
  const any = next === -1 ? items.findIndex(begins) : next;
  return any === -1 ? undefined : any;
}
