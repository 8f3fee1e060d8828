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
  /** What else is to be known of the game. */
  readonly below?: ReactNode;
  /** It came at a press whose button is gone: the keyboard and the voice go on here. */
  readonly takesFocus?: boolean;
}

/** In the place of a game that is not here: its picture, what it waits for, and what to do. */
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
