import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import { leaveForPage } from './leave-for-page.ts';
import styles from './Strip.module.css';

interface StripProps {
  /** Names the strip for screen readers. */
  readonly label: string;
  readonly icon: ReactNode;
  /** What a press on the strip does. */
  readonly text: string;
  readonly closeLabel: string;
  readonly onPressed: () => void;
  readonly onClosed: () => void;
  /** Where the words are not in the language of the page. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** One line at the foot of the window that can be pressed and closed. */
export function Strip({
  label,
  icon,
  text,
  closeLabel,
  onPressed,
  onClosed,
  lang,
  dir,
}: StripProps) {
  return (
    <section className={styles.strip} aria-label={label} lang={lang} dir={dir}>
      <button type="button" className={styles.text} onClick={leaveForPage(onPressed)}>
        {icon}
        <span>{text}</span>
      </button>
      <IconButton size="s" label={closeLabel} onClick={leaveForPage(onClosed)}>
        <CloseIcon size={18} />
      </IconButton>
    </section>
  );
}
