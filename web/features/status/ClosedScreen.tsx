import type { ReactNode } from 'react';
import { Brand } from '#web/shared/page/Brand.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import styles from './ClosedScreen.module.css';

interface ClosedScreenProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** Changes the language. */
  readonly language: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a full-page screen: the site is closed, to all or to this region (S9). */
export function ClosedScreen({ icon, title, language, children }: ClosedScreenProps) {
  usePageTitle(title);
  return (
    <main className={styles.screen}>
      <div className={styles.brand}>
        <Brand />
        {language}
      </div>
      <div className={styles.card}>
        <span className={styles.icon}>{icon}</span>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
