import { Link } from 'react-router-dom';
import type { Win } from '#contract/entities/board.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { fromList, gamePath } from '#web/shared/games/game-path.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import boards from './board.module.css';
import styles from './WinRow.module.css';

interface WinRowProps {
  readonly win: Win;
  /** The place in a ranking, counted from 1. */
  readonly rank?: number;
}

/** One win: the masked winner, the game and the amount. It leads to the game. */
export function WinRow({ win: { name, game, win }, rank }: WinRowProps) {
  const language = useLanguage();
  return (
    <Link to={gamePath(game)} state={fromList} className={styles.win}>
      {rank !== undefined && (
        <span className={boards.rank} data-rank={rank}>
          {rank}{' '}
        </span>
      )}
      <span className={styles.winPicture}>
        <Picture address={game.image} alt="" width={40} height={40} />
      </span>
      <span className={styles.winWords}>
        <span className={styles.winner}>{name}</span>{' '}
        <span className={styles.winGame}>{game.gameName}</span>
      </span>{' '}
      <Money text={formatMoney(win.amount, win.currency, language)} tone="gold" className="small" />
    </Link>
  );
}
