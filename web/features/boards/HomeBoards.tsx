import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MegaphoneIcon } from '#web/ui/icons/MegaphoneIcon.tsx';
import { TargetIcon } from '#web/ui/icons/TargetIcon.tsx';
import { TrophyIcon } from '#web/ui/icons/TrophyIcon.tsx';
import boards from './board.module.css';
import { GameNews } from './GameNews.tsx';
import styles from './HomeBoards.module.css';
import { Missions } from './Missions.tsx';
import PopularGames from './PopularGames.tsx';
import { Winners } from './Winners.tsx';

/** News that home has room for. */
const MAX_NEWS = 3;

/** Players' activity on home (L8): popular games, winners, missions, news. */
export default function HomeBoards() {
  const { t } = useTranslation(['boards', 'games']);
  const winners = useId();
  const missions = useId();
  const news = useId();
  return (
    <>
      <PopularGames />
      <div className={styles.pair}>
        <section aria-labelledby={winners} className={styles.panel}>
          <h2 id={winners} className={boards.title}>
            <TrophyIcon size={22} /> {t('winners')}
          </h2>
          <Winners />
        </section>
        <section aria-labelledby={missions} className={styles.panel}>
          <h2 id={missions} className={boards.title}>
            <TargetIcon size={22} /> {t('missions')}
          </h2>
          <Missions />
        </section>
      </div>
      <section aria-labelledby={news} className={styles.panel}>
        <h2 id={news} className={boards.title}>
          <MegaphoneIcon size={22} /> {t('news')}
        </h2>
        <GameNews max={MAX_NEWS} />
      </section>
    </>
  );
}
