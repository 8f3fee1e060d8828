import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';

/** Cards in a phone's first view. */
const CARDS = [0, 1, 2];

/**
 * What the page of lotteries begins with, in the places where the page has it. The build draws it
 * into the page; `fit.ts` puts in the first pictures.
 */
export function FirstLotteries() {
  const { t } = useTranslation('lottery');
  return (
    <div className="first-lotteries" aria-busy="true">
      <h1>{t('title.lottery')}</h1>
      <span className="tabs" />
      <div className="shelf">
        <Skeleton className="title" />
        <div className="cards">
          {CARDS.map((card) => (
            <div key={card} className="card">
              <img alt="" width="150" height="200" fetchPriority="high" data-first-picture hidden />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
