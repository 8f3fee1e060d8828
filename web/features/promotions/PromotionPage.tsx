import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { refusalOf } from '#web/api/refused-read.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { stepPaths } from '#web/shared/failures/step-paths.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { LostPage } from '#web/shared/page/LostPage.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useStopped } from '#web/shared/restrictions/use-stopped.ts';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import { PromotionArticle } from './PromotionArticle.tsx';
import styles from './promotions.module.css';

/** The page of one promotion, for people who may get it (W8, R3, W10). */
export default function PromotionPage() {
  return useStopped('rewards') ? <Navigate to={stepPaths.seeWhy} replace /> : <OnePromotion />;
}

function OnePromotion() {
  const { t } = useTranslation(['promotions', 'account', 'errors', 'submission']);
  const { id = '' } = useParams();
  const promotion = useQuery(
    queries.promotions.one({ params: { id }, query: { language: useLanguage() } }),
  );
  const isGone = refusalOf(promotion.error)?.code === 'promotion_not_found';
  usePageTitle(promotion.data?.title ?? (isGone ? t('goneTitle') : t('title')));

  return (
    <Loaded
      read={promotion}
      waiting={
        <div className={styles.article} aria-busy>
          <Skeleton ratio="600 / 340" className={styles.hero} />
          <Skeleton height="16rem" />
        </div>
      }
      renderFailed={(retry) => (
        <LostPage
          isGone={isGone}
          gone={{
            icon: <GiftIcon />,
            title: t('goneTitle'),
            text: t('goneText'),
            to: '/promotions',
            showAll: t('showAll'),
          }}
          failedTitle={t('failedTitle')}
          onRetry={retry}
        />
      )}
    >
      {(shown) => <PromotionArticle key={id} promotion={shown} />}
    </Loaded>
  );
}
