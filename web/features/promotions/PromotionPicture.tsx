import { useTranslation } from 'react-i18next';
import type { Promotion } from '#contract/entities/promotion.ts';
import { formatRoundMoney } from '#web/i18n/format-round-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { PROMOTION_PICTURE_WIDTH } from '#web/platform/pictures/small-picture.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './PromotionPicture.module.css';

interface PromotionPictureProps {
  readonly promotion: Pick<Promotion, 'image' | 'kind' | 'bonus' | 'prizePool'>;
  readonly eager: boolean;
  readonly className?: string | undefined;
}

/** A promotion's picture, with its payment and kind over its calm third (W8). */
export function PromotionPicture({ promotion, eager, className }: PromotionPictureProps) {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const { image, kind, bonus, prizePool } = promotion;
  const paid = bonus ?? prizePool;
  return (
    <div className={classNames(styles.frame, className)}>
      <Picture
        address={image}
        alt=""
        width={PROMOTION_PICTURE_WIDTH}
        height={340}
        eager={eager}
        className={styles.picture}
      />
      <p className={styles.words}>
        <span className={styles.kind}>{t(`kind.${kind}`)}</span>
        {paid && (
          <>
            <strong className={styles.amount}>
              {formatRoundMoney(paid.amount, paid.currency, language)}
            </strong>
            {prizePool && <span className={styles.unit}>{t('inPrizes')}</span>}
          </>
        )}
      </p>
    </div>
  );
}
