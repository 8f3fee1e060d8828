import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SportsMatch } from '#contract/entities/sports.ts';
import { type MatchGameType, type SportCode, sportCodes } from '#contract/entities/sports-types.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { isOnItsWay, Loaded } from '#web/shared/lists/Loaded.tsx';
import { QuietState } from '#web/shared/lists/QuietState.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import { MATCHES_AT_FIRST, MatchList } from './MatchList.tsx';
import styles from './matches.module.css';

/** Matches of today and tomorrow with their odds, above the games of their category (L4a). */
export default function Matches({ gameType }: { readonly gameType: MatchGameType }) {
  const { t } = useTranslation('sports');
  const language = useLanguage();
  const id = useId();
  const [chosenSport, setSport] = useState<SportCode>();
  const read = useQuery(queries.sports.matches({ query: { gameType, language } }));
  const sports = sportCodes.filter((code) => isPlayed(read.data?.matches, code));
  // The last match of a sport may have ended.
  const sport = sports.find((code) => code === chosenSport);
  return (
    <section aria-labelledby={id} aria-busy={isOnItsWay(read)} className={styles.matches}>
      <div className={styles.head}>
        <h2 id={id}>{t('title')}</h2>
        {sports.length > 1 && (
          <span className={styles.sport}>
            <Select
              aria-label={t('sports')}
              value={sport ?? ''}
              onChange={({ target }) => setSport(sports.find((code) => code === target.value))}
            >
              <option value="">{t('allSports')}</option>
              {sports.map((code) => (
                <option key={code} value={code}>
                  {t(`sport.${code}`)}
                </option>
              ))}
            </Select>
          </span>
        )}
      </div>
      <Loaded
        read={read}
        waiting={
          <div className={styles.content} aria-hidden="true">
            <Skeleton height="3rem" className={styles.days} />
            <div className={styles.list}>
              {places.map((place) => (
                <Skeleton key={place} className={styles.place} />
              ))}
            </div>
          </div>
        }
        renderFailed={(retry) => <QuietState text={t('failed')} onRetry={retry} />}
        isEmpty={({ book, matches }) => book === null || matches.length === 0}
        empty={<QuietState text={t('empty')} />}
      >
        {({ book, matches }) =>
          book && (
            <>
              {(read.isError || read.isPaused) && (
                <output className={styles.stale}>{t('stale')}</output>
              )}
              <MatchList
                key={sport}
                book={book}
                matches={matches.filter((match) => sport === undefined || match.sport === sport)}
              />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function isPlayed(matches: readonly SportsMatch[] = [], code: SportCode): boolean {
  return matches.some(({ sport }) => sport === code);
}

const places = Array.from({ length: MATCHES_AT_FIRST }, (_, place) => place);
