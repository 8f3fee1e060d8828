import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronDownIcon } from '#web/ui/icons/ChevronDownIcon.tsx';
import type { IconProps } from '#web/ui/icons/Icon.tsx';
import menu from '../shell/MenuView.module.css';
import styles from './menu-services.module.css';

interface SubmenuProps {
  readonly Icon: ComponentType<IconProps>;
  readonly name: string;
  /** Unfolds an icon-only menu; true if it was one. */
  readonly unfold: () => boolean;
  readonly children: ReactNode;
}

/** A side menu entry with a submenu (S2). */
export function Submenu({ Icon, name, unfold, children }: SubmenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        className={classNames(menu.entry, styles.opener)}
        title={name}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(unfold() || !open)}
      >
        <Icon />
        <span className={menu.text}>{name}</span>
        <ChevronDownIcon size={18} />
      </button>
      {open && (
        <div id={id} className={menu.vendors}>
          {children}
        </div>
      )}
    </div>
  );
}
