import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { VendorLane } from '#contract/entities/game.ts';
import type { Read } from '#web/shared/failures/read-failure.ts';
import { lobbyCategories } from '#web/shared/games/categories.ts';
import { isOnItsWay, Loaded } from '#web/shared/lists/Loaded.tsx';
import { RowButtons } from '#web/shared/page/RowButtons.tsx';
import { RowItems } from '#web/shared/page/RowItems.tsx';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { GridIcon } from '#web/ui/icons/GridIcon.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './home-layout.module.css';
import { RowFailed } from './RowFailed.tsx';

/** The lobby's tabs and the side menu have all of them. */
const VENDORS_IN_THE_ROW = 16;
/** Vendors in the first view, and the next ones. */
const VENDORS_AT_FIRST = { phone: 4, wide: 8 } as const;
const places = Array.from({ length: 8 }, (_, index) => index);

/** The vendors of all lanes, hot ones first (L1). */
export function VendorRow({ read }: { readonly read: Read<readonly VendorLane[]> }) {
  const { t } = useTranslation('games');
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const segments = new Map<string, string>(
    lobbyCategories.map(({ category, segment }) => [category, segment]),
  );
  const cards = (read.data ?? [])
    .flatMap((lane) => lane.cards)
    .filter((card) => segments.has(card.type))
    .toSorted((a, b) => b.isHot - a.isHot)
    .slice(0, VENDORS_IN_THE_ROW);
  return (
    <section aria-labelledby={id} aria-busy={isOnItsWay(read)}>
      <div className={styles.head}>
        <h2 id={id}>
          <GridIcon size={22} /> {t('vendors')}
        </h2>
        <div className={classNames('row', styles.headEnd)}>
          <Link to="/rng" className={styles.more} aria-describedby={id}>
            {t('seeAll')}
          </Link>
          <RowButtons row={row} items={read.data} />
        </div>
      </div>
      <Loaded
        read={read}
        waiting={
          <ul role="list" className={styles.vendors}>
            {places.map((place) => (
              <li key={place}>
                <Skeleton height="4.5rem" />
              </li>
            ))}
          </ul>
        }
        renderFailed={(onRetry) => (
          <RowFailed text={t('shell:loadError.title')} onRetry={onRetry} />
        )}
      >
        {() => (
          <ul role="list" ref={row} className={styles.vendors}>
            <RowItems items={cards} atFirst={VENDORS_AT_FIRST}>
              {(card) => (
                <li key={`${card.type} ${card.vassalage}`}>
                  <Link
                    to={`/${segments.get(card.type)}?page=${encodeURIComponent(card.vassalage)}`}
                  >
                    <Picture
                      address={card.logo}
                      alt={t('gamesOf', { vendor: card.name })}
                      width={130}
                      height={39}
                    />
                  </Link>
                </li>
              )}
            </RowItems>
          </ul>
        )}
      </Loaded>
    </section>
  );
}
