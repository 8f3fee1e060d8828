import { useTranslation } from 'react-i18next';
import type { BannerGroup } from '#contract/entities/content.ts';
import { BannerPlace } from '#web/shared/banner/FirstBanner.tsx';
import { LoaderOverlay } from '#web/ui/waiting/LoaderOverlay.tsx';
import styles from './PageLoader.module.css';

/**
 * A page is on its way; it keeps the height of a view, so that the footer does not jump.
 *
 * @param banners the page begins with a banner of this group, whose place is shown already
 */
export function PageLoader({ banners }: { readonly banners?: BannerGroup | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={styles.place}>
      {banners && <BannerPlace group={banners} />}
      <LoaderOverlay scope="box" label={t('loading')} hideLabel />
    </div>
  );
}
