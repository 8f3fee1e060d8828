import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/entities/game.ts';
import type { SportsMatch } from '#contract/entities/sports.ts';
import { useLaunch } from '#web/shared/games/use-launch.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TabPanel, Tabs } from '#web/ui/navigation/Tabs.tsx';
import { MatchRow } from './MatchRow.tsx';
import { type MatchDay, matchDays, matchesByDay } from './match-days.ts';
import styles from './matches.module.css';

/** Matches until more are wanted, and how many more there are at each press. */
export const MATCHES_AT_FIRST = 6;
const MORE_MATCHES = 12;

interface MatchListProps {
  /** The game in which they are bet on. */
  readonly book: Game;
  readonly matches: readonly SportsMatch[];
}

/** Matches by day. */
export function MatchList({ book, matches }: MatchListProps) {
  const { t } = useTranslation('sports');
  const { clock } = useServices();
  const times = useTimes();
  const launch = useLaunch();
  const id = useId();
  const [chosenDay, setChosenDay] = useState<MatchDay>();
  const [limit, setLimit] = useState(MATCHES_AT_FIRST);
  const days = matchesByDay(matches, clock.now(), times);
  // Late in the evening there is more to see of tomorrow.
  const usualDay = days.today.length < MATCHES_AT_FIRST ? 'tomorrow' : 'today';
  const day = chosenDay ?? usualDay;
  const shown = days[day].slice(0, limit);
  const left = days[day].length - shown.length;

  const matchCount = days.live.length;

  return (
    <div className={styles.content}>
      <Tabs
        idBase={id}
        label={t('days')}
        look="pill"
        className={styles.days}
        selected={day}
        onSelect={(next) => {
          setChosenDay(next);
          setLimit(MATCHES_AT_FIRST);
        }}
        tabs={matchDays.map((one) => ({
          id: one,
          label:
            one === 'live' && matchCount > 0 ? t('liveCount', { matchCount }) : t(`day.${one}`),
        }))}
      />
      <TabPanel idBase={id} id={day}>
        {shown.length === 0 ? (
          <p className="hint">{t(`none.${day}`)}</p>
        ) : (
          <ul role="list" className={styles.list}>
            {shown.map((match) => (
              <li key={match.matchId}>
                <MatchRow match={match} book={book} onLaunched={launch} />
              </li>
            ))}
          </ul>
        )}
      </TabPanel>
      {left > 0 && (
        <Button className={styles.more} onClick={() => setLimit(limit + MORE_MATCHES)}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
