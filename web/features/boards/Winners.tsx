import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { winnerPeriods } from '#contract/entities/board-types.ts';
import { isOnItsWay, Loaded } from '#web/shared/lists/Loaded.tsx';
import { QuietState } from '#web/shared/lists/QuietState.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PauseIcon } from '#web/ui/icons/PauseIcon.tsx';
import { PlayIcon } from '#web/ui/icons/PlayIcon.tsx';
import { TabPanel, Tabs } from '#web/ui/navigation/Tabs.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';
import { useWinnerFeed, WINS_SHOWN } from './use-winner-feed.ts';
import { WinnerRanking } from './WinnerRanking.tsx';
import styles from './Winners.module.css';
import { WinRow } from './WinRow.tsx';

const tabs = ['live', ...winnerPeriods] as const;

/** The latest big wins, live, and the highest of each period (L8). */
export function Winners() {
  const { t } = useTranslation('boards');
  const idBase = useId();
  const [selected, setSelected] = useState<(typeof tabs)[number]>('live');
  return (
    <div className={classNames('stack', styles.winners)}>
      <Tabs
        idBase={idBase}
        label={t('winnerTabs')}
        look="pill"
        selected={selected}
        onSelect={setSelected}
        tabs={tabs.map((id) => ({ id, label: t(`winnerTab.${id}`) }))}
      />
      <TabPanel idBase={idBase} id={selected}>
        {selected === 'live' ? <LiveWins /> : <WinnerRanking period={selected} />}
      </TabPanel>
    </div>
  );
}

/** Wins arrive one by one, unless motion is off or paused. Not announced to screen readers. */
function LiveWins() {
  const { t } = useTranslation('boards');
  const place = useRef<HTMLDivElement>(null);
  const { wins, isPaused, togglePause, setHeld } = useWinnerFeed(place);
  return (
    <div ref={place} aria-busy={isOnItsWay(wins)}>
      <Loaded
        read={wins}
        waiting={<RowSkeletons count={WINS_SHOWN} />}
        renderFailed={(retry) => <QuietState text={t('failed')} onRetry={retry} />}
        empty={<QuietState text={t('noWins')} />}
      >
        {(shown) => (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done here: it holds still for what is done in it */}
            <ul
              role="list"
              className={styles.feed}
              onPointerEnter={() => setHeld(true)}
              onPointerLeave={() => setHeld(false)}
              onFocus={() => setHeld(true)}
              onBlur={() => setHeld(false)}
            >
              {shown.map((win) => (
                <li key={win.id}>
                  <WinRow win={win} />
                </li>
              ))}
            </ul>
            <p className={styles.feedFoot}>
              <Button
                variant="ghost"
                size="s"
                icon={isPaused ? <PlayIcon /> : <PauseIcon />}
                aria-label={t(isPaused ? 'resumeWins' : 'pauseWins')}
                onClick={togglePause}
              >
                {t(isPaused ? 'resume' : 'pause')}
              </Button>
            </p>
          </>
        )}
      </Loaded>
    </div>
  );
}
