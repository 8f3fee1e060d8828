import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/entities/game.ts';
import { languages } from '#contract/entities/language.ts';
import type { SportsMatch } from '#contract/entities/sports.ts';
import type { Winner } from '#contract/entities/sports-types.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { selectionPath } from '#web/shared/games/game-entry.ts';
import type { Launch } from '#web/shared/games/use-launch.ts';
import { Moved } from '#web/ui/content/Moved.tsx';
import styles from './matches.module.css';

export interface PriceProps {
  readonly match: SportsMatch;
  readonly outcome: Winner;
  /** The game in which it is bet on. */
  readonly book: Game;
  readonly onLaunched: Launch;
}

/** The decimal odds of an outcome: pressed, the vendor's page opens with them chosen (L4a). */
export function Price({ match, outcome, book, onLaunched }: PriceProps) {
  const { t } = useTranslation('sports');
  const language = useLanguage();
  const value = match.odds[outcome];
  const mark = <span aria-hidden="true">{outcome}</span>;
  if (value === null || book.status === 'maintenance') {
    return (
      <span className={styles.price} data-closed>
        {mark} <span className={styles.odds}>–</span>
        <span className="visually-hidden">{t('closed')}</span>
      </span>
    );
  }
  const odds = new Intl.NumberFormat(languages[language].tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value / 100);
  const address = selectionPath(book, { matchId: match.matchId, outcome });
  const team = outcome === '1' ? match.home : match.away;
  return (
    <a
      href={address}
      className={styles.price}
      aria-label={outcome === 'X' ? t('drawAt', { odds }) : t('winsAt', { team, odds })}
      onClick={(event) => onLaunched(event, book, address)}
    >
      {mark}{' '}
      <Moved value={value} className={styles.odds}>
        {odds}
      </Moved>
    </a>
  );
}
