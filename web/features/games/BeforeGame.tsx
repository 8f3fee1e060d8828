import { type ReactNode, useEffect, useRef } from 'react';
import type { Game } from '#contract/entities/game.ts';
import { GAME_PICTURE_WIDTH } from '#web/platform/pictures/small-picture.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './GamePage.module.css';

interface BeforeGameProps {
  readonly game: Game | undefined;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
  /** Further facts about the game. */
  readonly below?: ReactNode;
  /** It follows a press whose button is gone: the focus moves here. */
  readonly takesFocus?: boolean;
}

/** Placeholder of a game that is not open: its picture, the reason, and what to do. */
export function BeforeGame({
  game,
  title,
  text,
  children,
  below,
  takesFocus = false,
}: BeforeGameProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) head.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.message} data-grows={below !== undefined || undefined}>
      {game && (
        <Picture
          address={game.image}
          alt=""
          width={GAME_PICTURE_WIDTH}
          height={200}
          className={styles.poster}
        />
      )}
      <h2 ref={head} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <div className={classNames('cluster gap-3', styles.actions)}>{children}</div>
      {below}
    </div>
  );
}
