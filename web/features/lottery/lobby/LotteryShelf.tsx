import { type ReactNode, useId } from 'react';
import type { Lottery, OpenedNumbers } from '#contract/entities/lottery.ts';
import type { Favourites } from '#web/shared/games/use-favourites.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from '../Lottery.module.css';
import { LotteryCard } from './LotteryCard.tsx';

/** Cards of the first shelf that fit on a phone. */
const EAGER_CARDS = 3;

interface LotteryShelfProps {
  readonly title: ReactNode;
  readonly lotteries: readonly Lottery[];
  /** Undefined while the draws are loading, or unreadable. */
  readonly opened: readonly OpenedNumbers[] | undefined;
  /** Milliseconds of server time. */
  readonly now: number;
  /** The first shelf of the page. */
  readonly isFirst: boolean;
  readonly favourites: Favourites;
}

/** Some lotteries under one title. */
export function LotteryShelf(props: LotteryShelfProps) {
  const { title, lotteries, opened, now, isFirst, favourites } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('stack', styles.shelf)}>
      <h2 id={id}>{title}</h2>
      <ul role="list" className={styles.cards}>
        {lotteries.map((lottery, index) => (
          <li key={lottery.gameCode}>
            <LotteryCard
              lottery={lottery}
              opened={opened?.find(({ gameCode }) => gameCode === lottery.gameCode)}
              now={now}
              eager={isFirst && index < EAGER_CARDS}
              isFavourite={favourites.has(lottery.gameCode)}
              onFavouriteToggled={() => favourites.toggle({ ...lottery, nodeId: lottery.gameCode })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
