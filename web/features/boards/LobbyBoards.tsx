import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '#contract/entities/mission.ts';
import type { BoardsTab } from '#machines/modals/modals.machine.ts';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import type { LobbyCategory } from '#web/shared/games/categories.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { MegaphoneIcon } from '#web/ui/icons/MegaphoneIcon.tsx';
import { TargetIcon } from '#web/ui/icons/TargetIcon.tsx';
import { TrophyIcon } from '#web/ui/icons/TrophyIcon.tsx';
import styles from './lobby-boards.module.css';
import { useMissionSummary } from './Missions.tsx';

/**
 * News, winners and missions in a line each, which opens the full board (L8). Unknown or failed
 * ones show a line with their title.
 */
export default function LobbyBoards({ category }: { readonly category: LobbyCategory }) {
  const { t } = useTranslation('boards');
  const language = useLanguage();
  const modals = useModals();
  const news = useQuery(
    queries.games.announcements({ query: { gameClassify: category, language } }),
  ).data?.announcements[0];
  const win = useQuery(queries.boards.winnerBoard()).data?.wins[0];
  const mission = useMissionSummary().data?.next;
  const missionInShort = ({ title, roundsPlayed, rounds }: Mission) =>
    roundsPlayed === null
      ? t('missionToJoin', { title })
      : t('missionInShort', { title, played: Math.min(roundsPlayed, rounds), rounds });
  const open = (tab: BoardsTab) => modals.show({ type: 'lobbyBoards', tab, category });
  return (
    <ul role="list" className={styles.line}>
      <Entry
        icon={<MegaphoneIcon />}
        title={t('news')}
        text={news?.title ?? t('newsHint')}
        onOpen={() => open('news')}
      />
      <Entry
        icon={<TrophyIcon />}
        title={t('winners')}
        text={
          win
            ? t('wonJustNow', {
                name: win.name,
                amount: formatMoney(win.win.amount, win.win.currency, language),
              })
            : t('winnersHint')
        }
        onOpen={() => open('winners')}
      />
      <Entry
        icon={<TargetIcon />}
        title={t('missions')}
        text={mission ? missionInShort(mission) : t('missionsHint')}
        onOpen={() => open('missions')}
      />
    </ul>
  );
}

interface EntryProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly onOpen: () => void;
}

function Entry({ icon, title, text, onOpen }: EntryProps) {
  return (
    <li>
      <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>{text}</span>
        </span>
      </button>
    </li>
  );
}
