import { useTranslation } from 'react-i18next';
import { BannerPlace } from '#web/shared/banner/FirstBanner.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';

/**
 * What the pages of promotions begin with, in the places where those pages have it. The build draws
 * both into the page; `fit.ts` puts in the picture that is the largest there.
 */
export function FirstPromotions() {
  const { t } = useTranslation();
  return (
    <div className="first-promotions" aria-busy="true">
      <BannerPlace group="w_promo" />
      <h1>{t('menu.promotions')}</h1>
      <Skeleton className="categories" />
      <div className="cards">
        <div className="card">
          <FirstPicture />
        </div>
      </div>
    </div>
  );
}

/** The same of the page of one promotion. */
export function FirstPromotion() {
  return (
    <div className="first-promotion" aria-busy="true">
      <span className="back" />
      <FirstPicture />
    </div>
  );
}

function FirstPicture() {
  return (
    <div className="frame">
      <img alt="" width="600" height="340" fetchPriority="high" data-first-picture hidden />
    </div>
  );
}
