import { type ReactNode, useRef } from 'react';
import { useNear } from '#web/platform/painting/use-near.ts';
import styles from './home-layout.module.css';

/** What goes on among the players; it loads, and asks for anything, when it comes near. */
export function NearBoards({ boards }: { readonly boards: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className={styles.boards}>
      {near && boards}
    </div>
  );
}
